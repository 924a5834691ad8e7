public import JSON

/// Why a command, a set or a request was refused or failed: what a result's `error` says.
public struct CommandFailure: Error, Sendable {
    public var code: ErrorCode
    /// One sentence for people: what was wrong and what is right.
    public var message: String
    /// The field, attribute or key that was wrong.
    public var field: String?
    /// What it was; never given for sensitive fields.
    public var value: JSON?
    /// What is allowed: `{"min","max"}`, a list of names, or a type's name.
    public var allowed: JSON?
    public var matterStatus: MatterStatus?
    /// Keys of a set of several that did take effect before one failed.
    public var applied: [String]?
    /// Keys of a set of several that failed, with their codes.
    public var failed: [(key: String, code: ErrorCode)]?

    public init(
        _ code: ErrorCode, _ message: String, field: String? = nil, value: JSON? = nil, allowed: JSON? = nil,
        matterStatus: MatterStatus? = nil
    ) {
        self.code = code
        self.message = message
        self.field = field
        self.value = value
        self.allowed = allowed
        self.matterStatus = matterStatus
    }

    /// A status that a device answered.
    public init(status: MatterStatus, _ message: String, field: String? = nil) {
        self.init(status.errorCode, message, field: field, matterStatus: status)
    }
}
