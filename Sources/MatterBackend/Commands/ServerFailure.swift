import HomeModel

/// What the refusals of a Matter Server mean in the codes of the Home APIs.
enum ServerFailure {
    private static let codes: [Int64: (code: ErrorCode, message: String)] = [
        ServerError.commissioningFailed: (.unavailable, "the device could not be commissioned"),
        ServerError.interviewFailed: (.unavailable, "the device could not be interviewed"),
        ServerError.nodeNotReady: (.unavailable, "the Matter Server does not reach the device at present"),
        ServerError.nodeNotResolving: (.unavailable, "the Matter Server does not find the device in the network"),
        ServerError.nodeDoesNotExist: (.notFound, "the Matter Server has no such node"),
        ServerError.versionMismatch: (.failedPrecondition, "the Matter Server has another version than it would need"),
        ServerError.invalidArguments: (.invalidArgument, "the Matter Server does not accept the arguments"),
        ServerError.invalidCommand: (.unimplemented, "the Matter Server does not know the request"),
        ServerError.updateCheckFailed: (.unavailable, "the Matter Server could not look for updates"),
        ServerError.updateFailed: (.unavailable, "the update failed"),
    ]

    /// - Parameter isSecret: the server's words may repeat what was asked; they are left out.
    static func failure(_ error: ServerError, isSecret: Bool) -> CommandFailure {
        let details = isSecret || error.details.isEmpty ? "" : ": \(error.details)"
        if let (code, message) = codes[error.code] { return CommandFailure(code, message + details) }
        // What a device refuses comes under the number for anything unknown.
        if let status = status(in: error.details) {
            return CommandFailure(status: status, "the device refused it\(details)")
        }
        if isTimeout(error.details) {
            return CommandFailure(
                .deadlineExceeded, "the device did not answer: what became of the command is not known\(details)")
        }
        return CommandFailure(.unknown, "the Matter Server failed\(details)")
    }

    /// A Matter status by its number behind its name, `ConstraintError (0x87)`, or by its name alone in whatever spelling.
    static func status(in details: String) -> MatterStatus? {
        guard !details.contains("CHIP Error") else { return nil }
        if let number = details.firstRange(of: "(0x") {
            let digits = details[number.upperBound...].prefix { $0.isHexDigit }
            if let status = UInt8(digits, radix: 16).flatMap(MatterStatus.init(rawValue:)), status != .success {
                return status
            }
        }
        let words = Set(letters(in: details))
        return MatterStatus.allCases.first { status in
            // Ordinary words of English are no names.
            ![.success, .failure, .busy, .timeout, .notFound].contains(status)
                && words.contains(status.name.lowercased().filter { $0 != "_" })
        }
    }

    /// The words of a text in small letters, those with `-` and `_` in one.
    private static func letters(in text: String) -> [String] {
        text.lowercased().filter { $0 != "-" && $0 != "_" }.split { !$0.isLetter }.map(String.init)
    }

    private static func isTimeout(_ details: String) -> Bool {
        let small = details.lowercased()
        return ["timeout", "timed out", "time out"].contains { small.contains($0) }
    }

    static let lost = CommandFailure(
        .deadlineExceeded,
        "the connection to the Matter Server was lost: what became of the command is not known")
    static let silent = CommandFailure(
        .deadlineExceeded, "the Matter Server did not answer in time: what became of the command is not known")
    static let unsent = CommandFailure(
        .deadlineExceeded, "earlier commands to the device are still open; this one was not sent")
    static let away = CommandFailure(.unavailable, "there is no connection to the Matter Server")
    static let crowded = CommandFailure(.resourceExhausted, "too many commands wait for this node")
    static let stopped = CommandFailure(.cancelled, "the adapter is stopping")
}
