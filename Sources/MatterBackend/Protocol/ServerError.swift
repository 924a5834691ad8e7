import JSON

/// The server's refusal of a request. Texts differ between servers, only the numbers are shared.
struct ServerError: Error, Sendable, Equatable {
    var code: Int64
    var details: String

    init(code: Int64, details: String = "") {
        self.code = code
        self.details = details
    }

    // Numbers of the protocol.
    static let commissioningFailed: Int64 = 1
    static let interviewFailed: Int64 = 2
    static let nodeNotReady: Int64 = 3
    static let nodeNotResolving: Int64 = 4
    static let nodeDoesNotExist: Int64 = 5
    static let versionMismatch: Int64 = 6
    static let stackError: Int64 = 7
    static let invalidArguments: Int64 = 8
    static let invalidCommand: Int64 = 9
    static let updateCheckFailed: Int64 = 10
    static let updateFailed: Int64 = 11
}
