// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Descriptor {
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

    /// DeviceTypeStruct
    public struct DeviceType: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DeviceTypeStruct",
            fields: [
                FieldDefinition(name: "deviceType", id: 0, type: .unsigned(bits: 32)),
                FieldDefinition(
                    name: "revision", id: 1, type: .unsigned(bits: 16),
                    range: ValueRange(minimum: .constant(.integer(1)))),
            ])

        public var deviceType: UInt32
        public var revision: UInt16

        public init(deviceType: UInt32, revision: UInt16) {
            self.deviceType = deviceType
            self.revision = revision
        }

        public init?(fields: [Value?]) {
            guard
                let deviceType: UInt32 = fields.required(at: 0),
                let revision: UInt16 = fields.required(at: 1)
            else { return nil }
            self.deviceType = deviceType
            self.revision = revision
        }

        public var fields: [Value?] { [deviceType.value, revision.value] }
    }

    /// SemanticTagStruct
    public struct SemanticTag: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "SemanticTagStruct",
            fields: [
                FieldDefinition(
                    name: "mfgCode", id: 0, type: .unsigned(bits: 16), isNullable: true, defaultValue: .null),
                FieldDefinition(name: "namespaceId", id: 1, type: .enumeration(Namespace.definition)),
                FieldDefinition(name: "tag", id: 2, type: .unsigned(bits: 8)),
                FieldDefinition(
                    name: "label", id: 3, type: .string, range: ValueRange(maximumLength: .constant(.integer(64))),
                    isNullable: true, isOptional: true, defaultValue: .null),
            ])

        public var mfgCode: UInt16?
        public var namespaceId: Namespace
        public var tag: UInt8
        public var label: String?

        public init(mfgCode: UInt16? = nil, namespaceId: Namespace, tag: UInt8, label: String? = nil) {
            self.mfgCode = mfgCode
            self.namespaceId = namespaceId
            self.tag = tag
            self.label = label
        }

        public init?(fields: [Value?]) {
            guard
                let mfgCode: UInt16? = fields.required(at: 0),
                let namespaceId: Namespace = fields.required(at: 1),
                let tag: UInt8 = fields.required(at: 2),
                let label: String? = fields.required(at: 3, default: nil)
            else { return nil }
            self.mfgCode = mfgCode
            self.namespaceId = namespaceId
            self.tag = tag
            self.label = label
        }

        public var fields: [Value?] { [mfgCode.value, namespaceId.value, tag.value, label.value] }
    }
}
