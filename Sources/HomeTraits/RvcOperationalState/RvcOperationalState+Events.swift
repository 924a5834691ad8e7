// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension RvcOperationalState {
    /// Event 0x00, priority critical.
    public struct OperationalError: TraitEvent, Hashable {
        public typealias Owner = RvcOperationalState
        public static let index = 0

        public var errorState: ErrorStateStruct

        public init(errorState: ErrorStateStruct) {
            self.errorState = errorState
        }

        public init?(fields: [Value?]) {
            guard
                let errorState: ErrorStateStruct = fields.required(at: 0)
            else { return nil }
            self.errorState = errorState
        }

        public var fields: [Value?] { [errorState.value] }
    }

    /// Event 0x01, priority info.
    public struct OperationCompletion: TraitEvent, Hashable {
        public typealias Owner = RvcOperationalState
        public static let index = 1

        public var completionErrorCode: ErrorState
        /// In s.
        public var totalOperationalTime: UInt32??
        /// In s.
        public var pausedTime: UInt32??

        public init(completionErrorCode: ErrorState, totalOperationalTime: UInt32?? = nil, pausedTime: UInt32?? = nil) {
            self.completionErrorCode = completionErrorCode
            self.totalOperationalTime = totalOperationalTime
            self.pausedTime = pausedTime
        }

        public init?(fields: [Value?]) {
            guard
                let completionErrorCode: ErrorState = fields.required(at: 0),
                let totalOperationalTime: UInt32?? = fields.optional(at: 1),
                let pausedTime: UInt32?? = fields.optional(at: 2)
            else { return nil }
            self.completionErrorCode = completionErrorCode
            self.totalOperationalTime = totalOperationalTime
            self.pausedTime = pausedTime
        }

        public var fields: [Value?] { [completionErrorCode.value, totalOperationalTime?.value, pausedTime?.value] }
    }
}
