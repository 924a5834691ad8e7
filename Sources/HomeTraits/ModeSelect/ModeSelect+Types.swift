// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ModeSelect {
    /// NamespaceEnum
    public enum Namespace: UInt8, ValueConvertible, CaseIterable {
        case commonClosure = 1
        case commonCompassDirection = 2
        case commonCompassLocation = 3
        case commonDirection = 4
        case commonLevel = 5
        case commonLocation = 6
        case commonNumber = 7
        case commonPosition = 8
        case electricalMeasurement = 10
        case commodityTariffChronology = 11
        case commodityTariffCommodity = 13
        case laundry = 14
        case powerSource = 15
        case commonAreaNamespace = 16
        case commonLandmarkNamespace = 17
        case commonRelativePosition = 18
        case commodityTariffFlow = 19
        case refrigerator = 65
        case roomAirConditioner = 66
        case switches = 67
        case closure = 68
        case closurePanel = 69
        case closureCovering = 70
        case closureWindow = 71
        case closureCabinet = 72

        public static let definition = EnumDefinition(
            name: "NamespaceEnum",
            members: [
                EnumDefinition.Member(value: 1, name: "commonClosure"),
                EnumDefinition.Member(value: 2, name: "commonCompassDirection"),
                EnumDefinition.Member(value: 3, name: "commonCompassLocation"),
                EnumDefinition.Member(value: 4, name: "commonDirection"),
                EnumDefinition.Member(value: 5, name: "commonLevel"),
                EnumDefinition.Member(value: 6, name: "commonLocation"),
                EnumDefinition.Member(value: 7, name: "commonNumber"),
                EnumDefinition.Member(value: 8, name: "commonPosition"),
                EnumDefinition.Member(value: 10, name: "electricalMeasurement"),
                EnumDefinition.Member(value: 11, name: "commodityTariffChronology"),
                EnumDefinition.Member(value: 13, name: "commodityTariffCommodity"),
                EnumDefinition.Member(value: 14, name: "laundry"),
                EnumDefinition.Member(value: 15, name: "powerSource"),
                EnumDefinition.Member(value: 16, name: "commonAreaNamespace"),
                EnumDefinition.Member(value: 17, name: "commonLandmarkNamespace"),
                EnumDefinition.Member(value: 18, name: "commonRelativePosition"),
                EnumDefinition.Member(value: 19, name: "commodityTariffFlow"),
                EnumDefinition.Member(value: 65, name: "refrigerator"),
                EnumDefinition.Member(value: 66, name: "roomAirConditioner"),
                EnumDefinition.Member(value: 67, name: "switches"),
                EnumDefinition.Member(value: 68, name: "closure"),
                EnumDefinition.Member(value: 69, name: "closurePanel"),
                EnumDefinition.Member(value: 70, name: "closureCovering"),
                EnumDefinition.Member(value: 71, name: "closureWindow"),
                EnumDefinition.Member(value: 72, name: "closureCabinet"),
            ])
    }

    /// SemanticTagStruct
    public struct SemanticTag: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SemanticTagStruct",
            fields: [
                FieldDefinition(name: "mfgCode", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "value", id: 1, type: .unsigned(bits: 16)),
            ])

        public var mfgCode: UInt16
        public var valueField: UInt16

        public init(mfgCode: UInt16, valueField: UInt16) {
            self.mfgCode = mfgCode
            self.valueField = valueField
        }

        public init?(fields: [Value?]) {
            guard
                let mfgCode: UInt16 = fields.required(at: 0),
                let valueField: UInt16 = fields.required(at: 1)
            else { return nil }
            self.mfgCode = mfgCode
            self.valueField = valueField
        }

        public var fields: [Value?] { [mfgCode.value, valueField.value] }
    }

    /// ModeOptionStruct
    public struct ModeOption: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ModeOptionStruct",
            fields: [
                FieldDefinition(
                    name: "label", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(64)))),
                FieldDefinition(name: "mode", id: 1, type: .unsigned(bits: 8)),
                FieldDefinition(
                    name: "semanticTags", id: 2, type: .list(.structure(SemanticTag.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(64)))),
            ])

        public var label: String
        public var mode: UInt8
        public var semanticTags: [SemanticTag]

        public init(label: String, mode: UInt8, semanticTags: [SemanticTag]) {
            self.label = label
            self.mode = mode
            self.semanticTags = semanticTags
        }

        public init?(fields: [Value?]) {
            guard
                let label: String = fields.required(at: 0),
                let mode: UInt8 = fields.required(at: 1),
                let semanticTags: [SemanticTag] = fields.required(at: 2)
            else { return nil }
            self.label = label
            self.mode = mode
            self.semanticTags = semanticTags
        }

        public var fields: [Value?] { [label.value, mode.value, semanticTags.value] }
    }
}
