// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Binding {
    /// TargetStruct
    public struct Target: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TargetStruct",
            fields: [
                FieldDefinition(name: "node", id: 1, type: .unsigned(bits: 64), isOptional: true),
                FieldDefinition(
                    name: "group", id: 2, type: .unsigned(bits: 16), range: ValueRange(minimum: .constant(.integer(1))),
                    isOptional: true),
                FieldDefinition(name: "endpoint", id: 3, type: .unsigned(bits: 16), isOptional: true),
                FieldDefinition(name: "cluster", id: 4, type: .unsigned(bits: 32), isOptional: true),
                FieldDefinition(
                    name: "fabricIndex", id: 254, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                    isOptional: true),
            ])

        public var node: UInt64?
        public var group: UInt16?
        public var endpoint: UInt16?
        public var cluster: UInt32?
        public var fabricIndex: UInt8?

        public init(
            node: UInt64? = nil, group: UInt16? = nil, endpoint: UInt16? = nil, cluster: UInt32? = nil,
            fabricIndex: UInt8? = nil
        ) {
            self.node = node
            self.group = group
            self.endpoint = endpoint
            self.cluster = cluster
            self.fabricIndex = fabricIndex
        }

        public init?(fields: [Value?]) {
            guard
                let node: UInt64? = fields.optional(at: 0),
                let group: UInt16? = fields.optional(at: 1),
                let endpoint: UInt16? = fields.optional(at: 2),
                let cluster: UInt32? = fields.optional(at: 3),
                let fabricIndex: UInt8? = fields.optional(at: 4)
            else { return nil }
            self.node = node
            self.group = group
            self.endpoint = endpoint
            self.cluster = cluster
            self.fabricIndex = fabricIndex
        }

        public var fields: [Value?] {
            [node?.value, group?.value, endpoint?.value, cluster?.value, fabricIndex?.value]
        }
    }
}
