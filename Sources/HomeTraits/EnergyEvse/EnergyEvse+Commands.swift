// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension EnergyEvse {
    /// Command 0x01, needs a timed invoke.
    public struct Disable: TraitCommand, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x02, needs a timed invoke.
    public struct EnableCharging: TraitCommand, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 1

        /// In s since 2000-01-01T00:00:00Z.
        public var chargingEnabledUntil: UInt32?
        /// In mA.
        public var minimumChargeCurrent: Int64
        /// In mA.
        public var maximumChargeCurrent: Int64

        public init(chargingEnabledUntil: UInt32? = nil, minimumChargeCurrent: Int64, maximumChargeCurrent: Int64) {
            self.chargingEnabledUntil = chargingEnabledUntil
            self.minimumChargeCurrent = minimumChargeCurrent
            self.maximumChargeCurrent = maximumChargeCurrent
        }

        public init?(fields: [Value?]) {
            guard
                let chargingEnabledUntil: UInt32? = fields.required(at: 0, default: nil),
                let minimumChargeCurrent: Int64 = fields.required(at: 1),
                let maximumChargeCurrent: Int64 = fields.required(at: 2)
            else { return nil }
            self.chargingEnabledUntil = chargingEnabledUntil
            self.minimumChargeCurrent = minimumChargeCurrent
            self.maximumChargeCurrent = maximumChargeCurrent
        }

        public var fields: [Value?] {
            [chargingEnabledUntil.value, minimumChargeCurrent.value, maximumChargeCurrent.value]
        }
    }

    /// Command 0x03, needs a timed invoke.
    public struct EnableDischarging: TraitCommand, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 2

        /// In s since 2000-01-01T00:00:00Z.
        public var dischargingEnabledUntil: UInt32?
        /// In mA.
        public var maximumDischargeCurrent: Int64

        public init(dischargingEnabledUntil: UInt32? = nil, maximumDischargeCurrent: Int64) {
            self.dischargingEnabledUntil = dischargingEnabledUntil
            self.maximumDischargeCurrent = maximumDischargeCurrent
        }

        public init?(fields: [Value?]) {
            guard
                let dischargingEnabledUntil: UInt32? = fields.required(at: 0, default: nil),
                let maximumDischargeCurrent: Int64 = fields.required(at: 1)
            else { return nil }
            self.dischargingEnabledUntil = dischargingEnabledUntil
            self.maximumDischargeCurrent = maximumDischargeCurrent
        }

        public var fields: [Value?] { [dischargingEnabledUntil.value, maximumDischargeCurrent.value] }
    }

    /// Command 0x04, needs a timed invoke.
    public struct StartDiagnostics: TraitCommand, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 3

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x05, needs a timed invoke.
    public struct SetTargets: TraitCommand, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 4

        public var chargingTargetSchedules: [ChargingTargetSchedule]

        public init(chargingTargetSchedules: [ChargingTargetSchedule]) {
            self.chargingTargetSchedules = chargingTargetSchedules
        }

        public init?(fields: [Value?]) {
            guard
                let chargingTargetSchedules: [ChargingTargetSchedule] = fields.required(at: 0)
            else { return nil }
            self.chargingTargetSchedules = chargingTargetSchedules
        }

        public var fields: [Value?] { [chargingTargetSchedules.value] }
    }

    /// Command 0x06, needs a timed invoke, answered by `GetTargetsResponse`.
    public struct GetTargets: TraitCommand, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 5

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Answer 0x00.
    public struct GetTargetsResponse: FieldsConvertible, Hashable {
        public var chargingTargetSchedules: [ChargingTargetSchedule]

        public init(chargingTargetSchedules: [ChargingTargetSchedule]) {
            self.chargingTargetSchedules = chargingTargetSchedules
        }

        public init?(fields: [Value?]) {
            guard
                let chargingTargetSchedules: [ChargingTargetSchedule] = fields.required(at: 0)
            else { return nil }
            self.chargingTargetSchedules = chargingTargetSchedules
        }

        public var fields: [Value?] { [chargingTargetSchedules.value] }
    }

    /// Command 0x07, needs a timed invoke.
    public struct ClearTargets: TraitCommand, Hashable {
        public typealias Owner = EnergyEvse
        public static let index = 6

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
