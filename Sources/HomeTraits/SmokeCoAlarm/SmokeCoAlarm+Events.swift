// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension SmokeCoAlarm {
    /// Event 0x00, priority critical.
    public struct SmokeAlarm: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 0

        public var alarmSeverityLevel: AlarmState

        public init(alarmSeverityLevel: AlarmState) {
            self.alarmSeverityLevel = alarmSeverityLevel
        }

        public init?(fields: [Value?]) {
            guard
                let alarmSeverityLevel: AlarmState = fields.required(at: 0)
            else { return nil }
            self.alarmSeverityLevel = alarmSeverityLevel
        }

        public var fields: [Value?] { [alarmSeverityLevel.value] }
    }

    /// Event 0x01, priority critical.
    public struct CoAlarm: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 1

        public var alarmSeverityLevel: AlarmState

        public init(alarmSeverityLevel: AlarmState) {
            self.alarmSeverityLevel = alarmSeverityLevel
        }

        public init?(fields: [Value?]) {
            guard
                let alarmSeverityLevel: AlarmState = fields.required(at: 0)
            else { return nil }
            self.alarmSeverityLevel = alarmSeverityLevel
        }

        public var fields: [Value?] { [alarmSeverityLevel.value] }
    }

    /// Event 0x02, priority info.
    public struct LowBattery: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 2

        public var alarmSeverityLevel: AlarmState

        public init(alarmSeverityLevel: AlarmState) {
            self.alarmSeverityLevel = alarmSeverityLevel
        }

        public init?(fields: [Value?]) {
            guard
                let alarmSeverityLevel: AlarmState = fields.required(at: 0)
            else { return nil }
            self.alarmSeverityLevel = alarmSeverityLevel
        }

        public var fields: [Value?] { [alarmSeverityLevel.value] }
    }

    /// Event 0x03, priority info.
    public struct HardwareFault: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 3

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x04, priority info.
    public struct EndOfService: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 4

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x05, priority info.
    public struct SelfTestComplete: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 5

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x06, priority info.
    public struct AlarmMuted: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 6

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x07, priority info.
    public struct MuteEnded: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 7

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x08, priority critical.
    public struct InterconnectSmokeAlarm: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 8

        public var alarmSeverityLevel: AlarmState

        public init(alarmSeverityLevel: AlarmState) {
            self.alarmSeverityLevel = alarmSeverityLevel
        }

        public init?(fields: [Value?]) {
            guard
                let alarmSeverityLevel: AlarmState = fields.required(at: 0)
            else { return nil }
            self.alarmSeverityLevel = alarmSeverityLevel
        }

        public var fields: [Value?] { [alarmSeverityLevel.value] }
    }

    /// Event 0x09, priority critical.
    public struct InterconnectCoAlarm: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 9

        public var alarmSeverityLevel: AlarmState

        public init(alarmSeverityLevel: AlarmState) {
            self.alarmSeverityLevel = alarmSeverityLevel
        }

        public init?(fields: [Value?]) {
            guard
                let alarmSeverityLevel: AlarmState = fields.required(at: 0)
            else { return nil }
            self.alarmSeverityLevel = alarmSeverityLevel
        }

        public var fields: [Value?] { [alarmSeverityLevel.value] }
    }

    /// Event 0x0A, priority info.
    public struct AllClear: TraitEvent, Hashable {
        public typealias Owner = SmokeCoAlarm
        public static let index = 10

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
