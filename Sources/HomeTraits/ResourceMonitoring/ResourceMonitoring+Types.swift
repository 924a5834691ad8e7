// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ResourceMonitoring {
    /// DegradationDirectionEnum
    public enum DegradationDirection: UInt8, ValueConvertible, CaseIterable {
        case up = 0
        case down = 1

        public static let definition = EnumDefinition(
            name: "DegradationDirectionEnum",
            members: [EnumDefinition.Member(value: 0, name: "up"), EnumDefinition.Member(value: 1, name: "down")])
    }

    /// ChangeIndicationEnum
    public enum ChangeIndication: UInt8, ValueConvertible, CaseIterable {
        case ok = 0
        case warning = 1
        case critical = 2

        public static let definition = EnumDefinition(
            name: "ChangeIndicationEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "ok"),
                EnumDefinition.Member(value: 1, name: "warning"),
                EnumDefinition.Member(value: 2, name: "critical"),
            ])
    }

    /// ProductIdentifierTypeEnum
    public enum ProductIdentifierType: UInt8, ValueConvertible, CaseIterable {
        case upc = 0
        case gtin8 = 1
        case ean = 2
        case gtin14 = 3
        case oem = 4

        public static let definition = EnumDefinition(
            name: "ProductIdentifierTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "upc"),
                EnumDefinition.Member(value: 1, name: "gtin8"),
                EnumDefinition.Member(value: 2, name: "ean"),
                EnumDefinition.Member(value: 3, name: "gtin14"),
                EnumDefinition.Member(value: 4, name: "oem"),
            ])
    }

    /// ReplacementProductStruct
    public struct ReplacementProduct: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ReplacementProductStruct",
            fields: [
                FieldDefinition(
                    name: "productIdentifierType", id: 0, type: .enumeration(ProductIdentifierType.definition)),
                FieldDefinition(
                    name: "productIdentifierValue", id: 1, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(20)))),
            ])

        public var productIdentifierType: ProductIdentifierType
        public var productIdentifierValue: String

        public init(productIdentifierType: ProductIdentifierType, productIdentifierValue: String) {
            self.productIdentifierType = productIdentifierType
            self.productIdentifierValue = productIdentifierValue
        }

        public init?(fields: [Value?]) {
            guard
                let productIdentifierType: ProductIdentifierType = fields.required(at: 0),
                let productIdentifierValue: String = fields.required(at: 1)
            else { return nil }
            self.productIdentifierType = productIdentifierType
            self.productIdentifierValue = productIdentifierValue
        }

        public var fields: [Value?] { [productIdentifierType.value, productIdentifierValue.value] }
    }
}
