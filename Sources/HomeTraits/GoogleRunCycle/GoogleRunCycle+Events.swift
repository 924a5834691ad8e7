// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleRunCycle {
    /// Event 0x00, priority info.
    public struct RunCycleEnded: TraitEvent, Hashable {
        public typealias Owner = GoogleRunCycle
        public static let index = 0

        public var status: RunCycleStatus
        /// In s.
        public var currentCycleRemainingTime: UInt32?
        public var errorCode: String?

        public init(status: RunCycleStatus, currentCycleRemainingTime: UInt32? = nil, errorCode: String? = nil) {
            self.status = status
            self.currentCycleRemainingTime = currentCycleRemainingTime
            self.errorCode = errorCode
        }

        public init?(fields: [Value?]) {
            guard
                let status: RunCycleStatus = fields.required(at: 0),
                let currentCycleRemainingTime: UInt32? = fields.optional(at: 1),
                let errorCode: String? = fields.optional(at: 2)
            else { return nil }
            self.status = status
            self.currentCycleRemainingTime = currentCycleRemainingTime
            self.errorCode = errorCode
        }

        public var fields: [Value?] { [status.value, currentCycleRemainingTime?.value, errorCode?.value] }
    }
}
