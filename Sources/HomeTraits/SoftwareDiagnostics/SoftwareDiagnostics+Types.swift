// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension SoftwareDiagnostics {
    /// ThreadMetricsStruct
    public struct ThreadMetrics: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ThreadMetricsStruct",
            fields: [
                FieldDefinition(name: "id", id: 0, type: .unsigned(bits: 64)),
                FieldDefinition(
                    name: "name", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(8))),
                    isOptional: true),
                FieldDefinition(
                    name: "stackFreeCurrent", id: 2, type: .unsigned(bits: 32), unit: "B", isOptional: true),
                FieldDefinition(
                    name: "stackFreeMinimum", id: 3, type: .unsigned(bits: 32), unit: "B", isOptional: true),
                FieldDefinition(name: "stackSize", id: 4, type: .unsigned(bits: 32), unit: "B", isOptional: true),
            ])

        public var id: UInt64
        public var name: String?
        /// In B.
        public var stackFreeCurrent: UInt32?
        /// In B.
        public var stackFreeMinimum: UInt32?
        /// In B.
        public var stackSize: UInt32?

        public init(
            id: UInt64, name: String? = nil, stackFreeCurrent: UInt32? = nil, stackFreeMinimum: UInt32? = nil,
            stackSize: UInt32? = nil
        ) {
            self.id = id
            self.name = name
            self.stackFreeCurrent = stackFreeCurrent
            self.stackFreeMinimum = stackFreeMinimum
            self.stackSize = stackSize
        }

        public init?(fields: [Value?]) {
            guard
                let id: UInt64 = fields.required(at: 0),
                let name: String? = fields.optional(at: 1),
                let stackFreeCurrent: UInt32? = fields.optional(at: 2),
                let stackFreeMinimum: UInt32? = fields.optional(at: 3),
                let stackSize: UInt32? = fields.optional(at: 4)
            else { return nil }
            self.id = id
            self.name = name
            self.stackFreeCurrent = stackFreeCurrent
            self.stackFreeMinimum = stackFreeMinimum
            self.stackSize = stackSize
        }

        public var fields: [Value?] {
            [id.value, name?.value, stackFreeCurrent?.value, stackFreeMinimum?.value, stackSize?.value]
        }
    }
}
