/// One command of a trait, with the fields of its request and of its answer.
public struct CommandDefinition: Sendable {
    public let name: String
    public let id: UInt32
    public let fields: [FieldDefinition]
    /// Fields of the answer; nil where the command answers a plain status.
    public let response: ResponseDefinition?
    /// Needs a timed invoke (Matter Core Specification, "Timed Invoke").
    public let isTimed: Bool
    /// When a device has it: see `Conformance`.
    public let conformance: String
    /// What a simulated device makes of it; nil where the definition does not say.
    public let effect: CommandEffect?

    public struct ResponseDefinition: Sendable {
        public let name: String
        public let id: UInt32
        public let fields: [FieldDefinition]
        /// Where the answer says whether the device did it; nil where it says nothing of the kind.
        public let outcome: AnswerOutcome?

        public init(name: String, id: UInt32, fields: [FieldDefinition], outcome: AnswerOutcome? = nil) {
            self.name = name
            self.id = id
            self.fields = fields
            self.outcome = outcome
        }
    }

    public init(
        name: String, id: UInt32, fields: [FieldDefinition] = [], response: ResponseDefinition? = nil,
        isTimed: Bool = false,
        conformance: String = "M", effect: CommandEffect? = nil
    ) {
        self.name = name
        self.id = id
        self.fields = fields
        self.response = response
        self.isTimed = isTimed
        self.conformance = conformance
        self.effect = effect
    }

    public func fieldIndex(named name: String) -> Int? {
        fields.firstIndex { $0.name == name }
    }
}
