// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension PowerTopology {
    /// CircuitNodeStruct
    public struct CircuitNode: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CircuitNodeStruct",
            fields: [
                FieldDefinition(name: "node", id: 1, type: .unsigned(bits: 64)),
                FieldDefinition(name: "endpoint", id: 2, type: .unsigned(bits: 16), isOptional: true),
                FieldDefinition(
                    name: "label", id: 3, type: .string, range: ValueRange(maximumLength: .constant(.integer(128))),
                    isOptional: true),
            ])

        public var node: UInt64
        public var endpoint: UInt16?
        public var label: String?

        public init(node: UInt64, endpoint: UInt16? = nil, label: String? = nil) {
            self.node = node
            self.endpoint = endpoint
            self.label = label
        }

        public init?(fields: [Value?]) {
            guard
                let node: UInt64 = fields.required(at: 0),
                let endpoint: UInt16? = fields.optional(at: 1),
                let label: String? = fields.optional(at: 2)
            else { return nil }
            self.node = node
            self.endpoint = endpoint
            self.label = label
        }

        public var fields: [Value?] { [node.value, endpoint?.value, label?.value] }
    }
}
