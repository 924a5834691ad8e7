import HomeModel

/// Why a request to a Matter Server has no result.
enum RequestFailure: Error {
    /// The server refused it.
    case refused(ServerError)
    /// It did not get there, or nobody knows what became of it.
    case failed(CommandFailure)

    /// In the codes of the Home APIs.
    func asFailure(isSecret: Bool) -> CommandFailure {
        switch self {
        case .refused(let error): ServerFailure.failure(error, isSecret: isSecret)
        case .failed(let failure): failure
        }
    }
}
