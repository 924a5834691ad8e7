/// Which protocol version to try next: 5 until the broker turns out not to speak it, then 3.1.1 for good.
///
/// Old brokers say that they do not know version 5, or close without a word. The latter also happens before a broker
/// that is down (a proxy accepts and closes), so silence only counts when 3.1.1 is answered right after and 5 is met
/// with silence again.
struct VersionNegotiation {
    private enum Stage {
        /// Trying the preferred version; how often in a row there was silence.
        case preferred(silences: Int)
        /// Trying 3.1.1 after silence.
        case trial
        /// 3.1.1 was answered: trying 5 once more, when that connection is closed.
        case proof(isClosed: Bool)
        /// 3.1.1 it is.
        case settled
    }

    private static let patience = 2

    private let preferred: MQTTProtocolVersion
    private var stage = Stage.preferred(silences: 0)

    init(preferred: MQTTProtocolVersion) {
        self.preferred = preferred
    }

    /// The version of the next attempt.
    var next: MQTTProtocolVersion {
        switch stage {
        case .preferred: preferred
        case .proof: .v5
        case .trial, .settled: .v311
        }
    }

    /// The broker accepted a connection: whether to keep it. If not, the next attempt follows at its end.
    mutating func keepsConnection() -> Bool {
        switch stage {
        case .trial:
            stage = .proof(isClosed: false)
            return false
        case .preferred, .proof:
            stage = .preferred(silences: 0)
            return true
        case .settled:
            return true
        }
    }

    /// Whether, after an attempt ended like this, one with another version is to follow at once.
    mutating func triesOther(after ending: Ending) -> Bool {
        switch stage {
        case .settled:
            return false
        case .trial:
            // A refusal is an answer too, unless it is one of the version.
            let isAnswered = ending.kind == .refused && ending.code != 1
            stage = isAnswered ? .proof(isClosed: true) : .preferred(silences: 0)
            return isAnswered
        case .proof(isClosed: false):
            stage = .proof(isClosed: true)
            return true
        case .proof(isClosed: true):
            stage = ending.versionHint == .none ? .preferred(silences: 0) : .settled
            return ending.versionHint != .none
        case .preferred(let silences):
            guard preferred == .v5 else { return false }
            switch ending.versionHint {
            case .none: stage = .preferred(silences: 0)
            case .suspected: stage = silences + 1 < Self.patience ? .preferred(silences: silences + 1) : .trial
            case .certain: stage = .settled
            }
            return next == .v311
        }
    }
}
