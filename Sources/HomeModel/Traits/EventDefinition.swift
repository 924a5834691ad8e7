/// One event of a trait.
public struct EventDefinition: Sendable {
    public enum Priority: String, Sendable {
        case debug, info, critical
    }

    public let name: String
    public let id: UInt32
    public let priority: Priority
    public let fields: [FieldDefinition]
    /// When a device has it: see `Conformance`.
    public let conformance: String

    public init(
        name: String, id: UInt32, priority: Priority = .info, fields: [FieldDefinition] = [], conformance: String = "M"
    ) {
        self.name = name
        self.id = id
        self.priority = priority
        self.fields = fields
        self.conformance = conformance
    }
}
