// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension BooleanStateConfiguration {
    /// Event 0x00, priority info.
    public struct AlarmsStateChanged: TraitEvent, Hashable {
        public typealias Owner = BooleanStateConfiguration
        public static let index = 0

        public var alarmsActive: AlarmMode
        public var alarmsSuppressed: AlarmMode?

        public init(alarmsActive: AlarmMode, alarmsSuppressed: AlarmMode? = nil) {
            self.alarmsActive = alarmsActive
            self.alarmsSuppressed = alarmsSuppressed
        }

        public init?(fields: [Value?]) {
            guard
                let alarmsActive: AlarmMode = fields.required(at: 0),
                let alarmsSuppressed: AlarmMode? = fields.optional(at: 1)
            else { return nil }
            self.alarmsActive = alarmsActive
            self.alarmsSuppressed = alarmsSuppressed
        }

        public var fields: [Value?] { [alarmsActive.value, alarmsSuppressed?.value] }
    }

    /// Event 0x01, priority info.
    public struct SensorFault: TraitEvent, Hashable {
        public typealias Owner = BooleanStateConfiguration
        public static let index = 1

        public var sensorFault: SensorFaultBitmap

        public init(sensorFault: SensorFaultBitmap) {
            self.sensorFault = sensorFault
        }

        public init?(fields: [Value?]) {
            guard
                let sensorFault: SensorFaultBitmap = fields.required(at: 0)
            else { return nil }
            self.sensorFault = sensorFault
        }

        public var fields: [Value?] { [sensorFault.value] }
    }
}
