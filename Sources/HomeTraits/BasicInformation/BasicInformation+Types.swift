// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension BasicInformation {
    /// ProductFinishEnum
    public enum ProductFinish: UInt8, ValueConvertible, CaseIterable {
        case other = 0
        case matte = 1
        case satin = 2
        case polished = 3
        case rugged = 4
        case fabric = 5

        public static let definition = EnumDefinition(
            name: "ProductFinishEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "other"),
                EnumDefinition.Member(value: 1, name: "matte"),
                EnumDefinition.Member(value: 2, name: "satin"),
                EnumDefinition.Member(value: 3, name: "polished"),
                EnumDefinition.Member(value: 4, name: "rugged"),
                EnumDefinition.Member(value: 5, name: "fabric"),
            ])
    }

    /// ColorEnum
    public enum Color: UInt8, ValueConvertible, CaseIterable {
        case black = 0
        case navy = 1
        case green = 2
        case teal = 3
        case maroon = 4
        case purple = 5
        case olive = 6
        case gray = 7
        case blue = 8
        case lime = 9
        case aqua = 10
        case red = 11
        case fuchsia = 12
        case yellow = 13
        case white = 14
        case nickel = 15
        case chrome = 16
        case brass = 17
        case copper = 18
        case silver = 19
        case gold = 20

        public static let definition = EnumDefinition(
            name: "ColorEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "black"),
                EnumDefinition.Member(value: 1, name: "navy"),
                EnumDefinition.Member(value: 2, name: "green"),
                EnumDefinition.Member(value: 3, name: "teal"),
                EnumDefinition.Member(value: 4, name: "maroon"),
                EnumDefinition.Member(value: 5, name: "purple"),
                EnumDefinition.Member(value: 6, name: "olive"),
                EnumDefinition.Member(value: 7, name: "gray"),
                EnumDefinition.Member(value: 8, name: "blue"),
                EnumDefinition.Member(value: 9, name: "lime"),
                EnumDefinition.Member(value: 10, name: "aqua"),
                EnumDefinition.Member(value: 11, name: "red"),
                EnumDefinition.Member(value: 12, name: "fuchsia"),
                EnumDefinition.Member(value: 13, name: "yellow"),
                EnumDefinition.Member(value: 14, name: "white"),
                EnumDefinition.Member(value: 15, name: "nickel"),
                EnumDefinition.Member(value: 16, name: "chrome"),
                EnumDefinition.Member(value: 17, name: "brass"),
                EnumDefinition.Member(value: 18, name: "copper"),
                EnumDefinition.Member(value: 19, name: "silver"),
                EnumDefinition.Member(value: 20, name: "gold"),
            ])
    }

    /// ProductAppearanceStruct
    public struct ProductAppearance: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ProductAppearanceStruct",
            fields: [
                FieldDefinition(name: "finish", id: 0, type: .enumeration(ProductFinish.definition)),
                FieldDefinition(name: "primaryColor", id: 1, type: .enumeration(Color.definition), isNullable: true),
            ])

        public var finish: ProductFinish
        public var primaryColor: Color?

        public init(finish: ProductFinish, primaryColor: Color?) {
            self.finish = finish
            self.primaryColor = primaryColor
        }

        public init?(fields: [Value?]) {
            guard
                let finish: ProductFinish = fields.required(at: 0),
                let primaryColor: Color? = fields.required(at: 1)
            else { return nil }
            self.finish = finish
            self.primaryColor = primaryColor
        }

        public var fields: [Value?] { [finish.value, primaryColor.value] }
    }

    /// CapabilityMinimaStruct
    public struct CapabilityMinima: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CapabilityMinimaStruct",
            fields: [
                FieldDefinition(
                    name: "caseSessionsPerFabric", id: 0, type: .unsigned(bits: 16),
                    range: ValueRange(minimum: .constant(.integer(3)), maximum: .constant(.integer(10000))),
                    defaultValue: .integer(3)),
                FieldDefinition(
                    name: "subscriptionsPerFabric", id: 1, type: .unsigned(bits: 16),
                    range: ValueRange(minimum: .constant(.integer(3)), maximum: .constant(.integer(10000))),
                    defaultValue: .integer(3)),
            ])

        public var caseSessionsPerFabric: UInt16
        public var subscriptionsPerFabric: UInt16

        public init(caseSessionsPerFabric: UInt16 = 3, subscriptionsPerFabric: UInt16 = 3) {
            self.caseSessionsPerFabric = caseSessionsPerFabric
            self.subscriptionsPerFabric = subscriptionsPerFabric
        }

        public init?(fields: [Value?]) {
            guard
                let caseSessionsPerFabric: UInt16 = fields.required(at: 0, default: 3),
                let subscriptionsPerFabric: UInt16 = fields.required(at: 1, default: 3)
            else { return nil }
            self.caseSessionsPerFabric = caseSessionsPerFabric
            self.subscriptionsPerFabric = subscriptionsPerFabric
        }

        public var fields: [Value?] { [caseSessionsPerFabric.value, subscriptionsPerFabric.value] }
    }
}
