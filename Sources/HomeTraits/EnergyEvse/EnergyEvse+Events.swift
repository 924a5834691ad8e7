// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension EnergyEvse {
    /// Event 0x00, priority info.
    public struct EvConnected: TraitEvent, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 0

        public var sessionId: UInt32

        public init(sessionId: UInt32) {
            self.sessionId = sessionId
        }

        public init?(fields: [Value?]) {
            guard
                let sessionId: UInt32 = fields.required(at: 0)
            else { return nil }
            self.sessionId = sessionId
        }

        public var fields: [Value?] { [sessionId.value] }
    }

    /// Event 0x01, priority info.
    public struct EvNotDetected: TraitEvent, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 1

        public var sessionId: UInt32
        public var state: State
        /// In s.
        public var sessionDuration: UInt32
        /// In mWh.
        public var sessionEnergyCharged: Int64
        /// In mWh.
        public var sessionEnergyDischarged: Int64?

        public init(
            sessionId: UInt32, state: State, sessionDuration: UInt32, sessionEnergyCharged: Int64,
            sessionEnergyDischarged: Int64? = nil
        ) {
            self.sessionId = sessionId
            self.state = state
            self.sessionDuration = sessionDuration
            self.sessionEnergyCharged = sessionEnergyCharged
            self.sessionEnergyDischarged = sessionEnergyDischarged
        }

        public init?(fields: [Value?]) {
            guard
                let sessionId: UInt32 = fields.required(at: 0),
                let state: State = fields.required(at: 1),
                let sessionDuration: UInt32 = fields.required(at: 2),
                let sessionEnergyCharged: Int64 = fields.required(at: 3),
                let sessionEnergyDischarged: Int64? = fields.optional(at: 4)
            else { return nil }
            self.sessionId = sessionId
            self.state = state
            self.sessionDuration = sessionDuration
            self.sessionEnergyCharged = sessionEnergyCharged
            self.sessionEnergyDischarged = sessionEnergyDischarged
        }

        public var fields: [Value?] {
            [
                sessionId.value,
                state.value,
                sessionDuration.value,
                sessionEnergyCharged.value,
                sessionEnergyDischarged?.value,
            ]
        }
    }

    /// Event 0x02, priority info.
    public struct EnergyTransferStarted: TraitEvent, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 2

        public var sessionId: UInt32
        public var state: State
        /// In mA.
        public var maximumCurrent: Int64
        /// In mA.
        public var maximumDischargeCurrent: Int64?

        public init(sessionId: UInt32, state: State, maximumCurrent: Int64, maximumDischargeCurrent: Int64? = nil) {
            self.sessionId = sessionId
            self.state = state
            self.maximumCurrent = maximumCurrent
            self.maximumDischargeCurrent = maximumDischargeCurrent
        }

        public init?(fields: [Value?]) {
            guard
                let sessionId: UInt32 = fields.required(at: 0),
                let state: State = fields.required(at: 1),
                let maximumCurrent: Int64 = fields.required(at: 2),
                let maximumDischargeCurrent: Int64? = fields.optional(at: 3)
            else { return nil }
            self.sessionId = sessionId
            self.state = state
            self.maximumCurrent = maximumCurrent
            self.maximumDischargeCurrent = maximumDischargeCurrent
        }

        public var fields: [Value?] {
            [sessionId.value, state.value, maximumCurrent.value, maximumDischargeCurrent?.value]
        }
    }

    /// Event 0x03, priority info.
    public struct EnergyTransferStopped: TraitEvent, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 3

        public var sessionId: UInt32
        public var state: State
        public var reason: EnergyTransferStoppedReason
        /// In mWh.
        public var energyTransferred: Int64
        /// In mWh.
        public var energyDischarged: Int64?

        public init(
            sessionId: UInt32, state: State, reason: EnergyTransferStoppedReason, energyTransferred: Int64,
            energyDischarged: Int64? = nil
        ) {
            self.sessionId = sessionId
            self.state = state
            self.reason = reason
            self.energyTransferred = energyTransferred
            self.energyDischarged = energyDischarged
        }

        public init?(fields: [Value?]) {
            guard
                let sessionId: UInt32 = fields.required(at: 0),
                let state: State = fields.required(at: 1),
                let reason: EnergyTransferStoppedReason = fields.required(at: 2),
                let energyTransferred: Int64 = fields.required(at: 3),
                let energyDischarged: Int64? = fields.optional(at: 4)
            else { return nil }
            self.sessionId = sessionId
            self.state = state
            self.reason = reason
            self.energyTransferred = energyTransferred
            self.energyDischarged = energyDischarged
        }

        public var fields: [Value?] {
            [sessionId.value, state.value, reason.value, energyTransferred.value, energyDischarged?.value]
        }
    }

    /// Event 0x04, priority critical.
    public struct Fault: TraitEvent, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 4

        public var sessionId: UInt32?
        public var state: State
        public var faultStatePreviousState: FaultState
        public var faultStateCurrentState: FaultState

        public init(
            sessionId: UInt32?, state: State, faultStatePreviousState: FaultState, faultStateCurrentState: FaultState
        ) {
            self.sessionId = sessionId
            self.state = state
            self.faultStatePreviousState = faultStatePreviousState
            self.faultStateCurrentState = faultStateCurrentState
        }

        public init?(fields: [Value?]) {
            guard
                let sessionId: UInt32? = fields.required(at: 0),
                let state: State = fields.required(at: 1),
                let faultStatePreviousState: FaultState = fields.required(at: 2),
                let faultStateCurrentState: FaultState = fields.required(at: 3)
            else { return nil }
            self.sessionId = sessionId
            self.state = state
            self.faultStatePreviousState = faultStatePreviousState
            self.faultStateCurrentState = faultStateCurrentState
        }

        public var fields: [Value?] {
            [sessionId.value, state.value, faultStatePreviousState.value, faultStateCurrentState.value]
        }
    }

    /// Event 0x05, priority info.
    public struct Rfid: TraitEvent, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 5

        public var uid: Octets

        public init(uid: Octets) {
            self.uid = uid
        }

        public init?(fields: [Value?]) {
            guard
                let uid: Octets = fields.required(at: 0)
            else { return nil }
            self.uid = uid
        }

        public var fields: [Value?] { [uid.value] }
    }
}
