/// Where the answer of a command says whether the device did what it was told: some clusters refuse inside an answer that is a success
/// for the interaction model (Matter Application Cluster Specification, "Mode Base", "Operational State").
public struct AnswerOutcome: Sendable {
    /// A field of the answer, or after a dot a field of its struct.
    public let field: String
    /// What it is when the device did it.
    public let success: Value
    /// The text, named in the same way, that says why not.
    public let reason: String?

    public init(field: String, success: Value, reason: String? = nil) {
        self.field = field
        self.success = success
        self.reason = reason
    }
}
