/// Which protocol version to try next: 5 until the broker turns out not to speak it, then 3.1.1 for good.
struct VersionNegotiation {
    /// How often in a row a broker may close without a word before the older version is tried.
    private static let patience = 2

    private(set) var next: MQTTProtocolVersion
    private let preferred: MQTTProtocolVersion
    private var suspicions = 0
    /// The older version is tried on a suspicion only.
    private var isTrial = false

    init(preferred: MQTTProtocolVersion) {
        self.preferred = preferred
        next = preferred
    }

    /// Whether the failed attempt should be followed at once by one with the older version.
    mutating func fallsBack(after ending: Ending) -> Bool {
        if isTrial {
            // An answer other than silence shows that the version is understood.
            if ending.kind == .refused, ending.code != 1 {
                isTrial = false
            } else {
                isTrial = false
                suspicions = 0
                next = preferred
            }
            return false
        }
        guard next == .v5 else { return false }
        switch ending.versionHint {
        case .none:
            suspicions = 0
            return false
        case .certain:
            next = .v311
            return true
        case .suspected:
            suspicions += 1
            guard suspicions >= Self.patience else { return false }
            next = .v311
            isTrial = true
            return true
        }
    }

    mutating func succeeded(with version: MQTTProtocolVersion) {
        next = version
        isTrial = false
        suspicions = 0
    }
}
