/// Why a command or request failed: the codes of the Home APIs ("Error handling").
public enum ErrorCode: String, Sendable, CaseIterable {
    case cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied,
        resourceExhausted
    case failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable, dataLoss, unauthenticated
}
