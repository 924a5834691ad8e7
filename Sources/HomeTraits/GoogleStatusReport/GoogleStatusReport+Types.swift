// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleStatusReport {
    /// StatusStruct
    public struct Status: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "StatusStruct",
            fields: [
                FieldDefinition(name: "blocking", id: 0, type: .bool, isOptional: true),
                FieldDefinition(name: "deviceTarget", id: 1, type: .string, isOptional: true),
                FieldDefinition(name: "priority", id: 2, type: .unsigned(bits: 32), isOptional: true),
                FieldDefinition(name: "statusCode", id: 3, type: .string, isOptional: true),
            ])

        public var blocking: Bool?
        public var deviceTarget: String?
        public var priority: UInt32?
        public var statusCode: String?

        public init(
            blocking: Bool? = nil, deviceTarget: String? = nil, priority: UInt32? = nil, statusCode: String? = nil
        ) {
            self.blocking = blocking
            self.deviceTarget = deviceTarget
            self.priority = priority
            self.statusCode = statusCode
        }

        public init?(fields: [Value?]) {
            guard
                let blocking: Bool? = fields.optional(at: 0),
                let deviceTarget: String? = fields.optional(at: 1),
                let priority: UInt32? = fields.optional(at: 2),
                let statusCode: String? = fields.optional(at: 3)
            else { return nil }
            self.blocking = blocking
            self.deviceTarget = deviceTarget
            self.priority = priority
            self.statusCode = statusCode
        }

        public var fields: [Value?] { [blocking?.value, deviceTarget?.value, priority?.value, statusCode?.value] }
    }
}
