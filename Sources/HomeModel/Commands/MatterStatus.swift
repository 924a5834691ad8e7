/// A Matter interaction status (Matter Core Specification, "Status Code Table").
public enum MatterStatus: UInt8, Sendable, CaseIterable {
    case success = 0x00
    case failure = 0x01
    case invalidSubscription = 0x7D
    case unsupportedAccess = 0x7E
    case unsupportedEndpoint = 0x7F
    case invalidAction = 0x80
    case unsupportedCommand = 0x81
    case invalidCommand = 0x85
    case unsupportedAttribute = 0x86
    case constraintError = 0x87
    case unsupportedWrite = 0x88
    case resourceExhausted = 0x89
    case notFound = 0x8B
    case unreportableAttribute = 0x8C
    case invalidDataType = 0x8D
    case unsupportedRead = 0x8F
    case dataVersionMismatch = 0x92
    case timeout = 0x94
    case unsupportedNode = 0x9B
    case busy = 0x9C
    case accessRestricted = 0x9D
    case unsupportedCluster = 0xC3
    case noUpstreamSubscription = 0xC5
    case needsTimedInteraction = 0xC6
    case unsupportedEvent = 0xC7
    case pathsExhausted = 0xC8
    case timedRequestMismatch = 0xC9
    case failsafeRequired = 0xCA
    case invalidInState = 0xCB
    case noCommandResponse = 0xCC

    /// The name in the specification: `CONSTRAINT_ERROR`.
    public var name: String {
        switch self {
        case .success: "SUCCESS"
        case .failure: "FAILURE"
        case .invalidSubscription: "INVALID_SUBSCRIPTION"
        case .unsupportedAccess: "UNSUPPORTED_ACCESS"
        case .unsupportedEndpoint: "UNSUPPORTED_ENDPOINT"
        case .invalidAction: "INVALID_ACTION"
        case .unsupportedCommand: "UNSUPPORTED_COMMAND"
        case .invalidCommand: "INVALID_COMMAND"
        case .unsupportedAttribute: "UNSUPPORTED_ATTRIBUTE"
        case .constraintError: "CONSTRAINT_ERROR"
        case .unsupportedWrite: "UNSUPPORTED_WRITE"
        case .resourceExhausted: "RESOURCE_EXHAUSTED"
        case .notFound: "NOT_FOUND"
        case .unreportableAttribute: "UNREPORTABLE_ATTRIBUTE"
        case .invalidDataType: "INVALID_DATA_TYPE"
        case .unsupportedRead: "UNSUPPORTED_READ"
        case .dataVersionMismatch: "DATA_VERSION_MISMATCH"
        case .timeout: "TIMEOUT"
        case .unsupportedNode: "UNSUPPORTED_NODE"
        case .busy: "BUSY"
        case .accessRestricted: "ACCESS_RESTRICTED"
        case .unsupportedCluster: "UNSUPPORTED_CLUSTER"
        case .noUpstreamSubscription: "NO_UPSTREAM_SUBSCRIPTION"
        case .needsTimedInteraction: "NEEDS_TIMED_INTERACTION"
        case .unsupportedEvent: "UNSUPPORTED_EVENT"
        case .pathsExhausted: "PATHS_EXHAUSTED"
        case .timedRequestMismatch: "TIMED_REQUEST_MISMATCH"
        case .failsafeRequired: "FAILSAFE_REQUIRED"
        case .invalidInState: "INVALID_IN_STATE"
        case .noCommandResponse: "NO_COMMAND_RESPONSE"
        }
    }

    public init?(name: String) {
        guard let status = Self.allCases.first(where: { $0.name == name.uppercased() }) else { return nil }
        self = status
    }

    /// The Home APIs' code for a status that a device answered.
    public var errorCode: ErrorCode {
        switch self {
        case .constraintError: .outOfRange
        case .invalidCommand, .invalidDataType: .invalidArgument
        case .unsupportedWrite, .invalidInState: .failedPrecondition
        case .unsupportedAccess: .permissionDenied
        case .unsupportedNode, .unsupportedEndpoint, .unsupportedCluster, .notFound: .notFound
        case .unsupportedCommand, .unsupportedAttribute, .unsupportedRead, .unsupportedEvent: .unimplemented
        case .busy: .unavailable
        case .timeout: .deadlineExceeded
        case .resourceExhausted: .resourceExhausted
        case .dataVersionMismatch: .aborted
        default: .unknown
        }
    }
}
