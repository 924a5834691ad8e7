// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Descriptor {
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
                FieldDefinition(name: "namespaceId", id: 1, type: .unsigned(bits: 8)),
                FieldDefinition(name: "tag", id: 2, type: .unsigned(bits: 8)),
                FieldDefinition(
                    name: "label", id: 3, type: .string, range: ValueRange(maximumLength: .constant(.integer(64))),
                    isNullable: true, isOptional: true, defaultValue: .null),
            ])

        public var mfgCode: UInt16?
        public var namespaceId: UInt8
        public var tag: UInt8
        public var label: String?

        public init(mfgCode: UInt16? = nil, namespaceId: UInt8, tag: UInt8, label: String? = nil) {
            self.mfgCode = mfgCode
            self.namespaceId = namespaceId
            self.tag = tag
            self.label = label
        }

        public init?(fields: [Value?]) {
            guard
                let mfgCode: UInt16? = fields.required(at: 0, default: nil),
                let namespaceId: UInt8 = fields.required(at: 1),
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
