public import HomeModel

/// Why something that Google asked for was not done, by a name that Google knows ("Errors and exceptions").
public struct GoogleError: Error, Sendable, Equatable {
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let actionNotAvailable = Code(rawValue: "actionNotAvailable")
        public static let authFailure = Code(rawValue: "authFailure")
        public static let challengeFailedNotSetup = Code(rawValue: "challengeFailedNotSetup")
        public static let challengeNeeded = Code(rawValue: "challengeNeeded")
        public static let deviceBusy = Code(rawValue: "deviceBusy")
        public static let deviceNotFound = Code(rawValue: "deviceNotFound")
        public static let deviceNotReady = Code(rawValue: "deviceNotReady")
        public static let deviceOffline = Code(rawValue: "deviceOffline")
        public static let functionNotSupported = Code(rawValue: "functionNotSupported")
        public static let hardError = Code(rawValue: "hardError")
        public static let networkProfileNotRecognized = Code(rawValue: "networkProfileNotRecognized")
        public static let noAvailableApp = Code(rawValue: "noAvailableApp")
        public static let noAvailableChannel = Code(rawValue: "noAvailableChannel")
        public static let noTimerExists = Code(rawValue: "noTimerExists")
        public static let percentOutOfRange = Code(rawValue: "percentOutOfRange")
        public static let protocolError = Code(rawValue: "protocolError")
        public static let rangeTooClose = Code(rawValue: "rangeTooClose")
        public static let relinkRequired = Code(rawValue: "relinkRequired")
        public static let tooManyFailedAttempts = Code(rawValue: "tooManyFailedAttempts")
        public static let transientError = Code(rawValue: "transientError")
        public static let unsupportedInput = Code(rawValue: "unsupportedInput")
        public static let valueOutOfRange = Code(rawValue: "valueOutOfRange")
    }

    /// What Google has to ask the user for (secondary user verification).
    public enum Challenge: String, Sendable {
        case pinNeeded, ackNeeded, challengeFailedPinNeeded
    }

    public var code: Code
    /// With `challengeNeeded` only.
    public var challenge: Challenge?

    public init(_ code: Code) { self.code = code }

    public init(_ challenge: Challenge) {
        code = .challengeNeeded
        self.challenge = challenge
    }

    /// The failure of a command as Google names it.
    public init(_ failure: CommandFailure) {
        code =
            switch failure.code {
            case .unavailable: .deviceOffline
            case .deadlineExceeded: .transientError
            case .notFound: .deviceNotFound
            case .permissionDenied: .authFailure
            case .unauthenticated: .relinkRequired
            case .invalidArgument, .outOfRange: .valueOutOfRange
            case .failedPrecondition: .deviceNotReady
            case .unimplemented: .functionNotSupported
            case .resourceExhausted, .alreadyExists: .deviceBusy
            case .aborted, .cancelled: .actionNotAvailable
            case .internal, .dataLoss, .unknown: .hardError
            }
    }
}
