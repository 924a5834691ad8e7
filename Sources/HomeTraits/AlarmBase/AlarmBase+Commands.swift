// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AlarmBase {
    /// Command 0x00.
    public struct Reset: TraitCommand, Hashable {
        public typealias Owner = AlarmBase
        public static let index = 0

        public var alarms: Alarm

        public init(alarms: Alarm = []) {
            self.alarms = alarms
        }

        public init?(fields: [Value?]) {
            guard
                let alarms: Alarm = fields.required(at: 0, default: [])
            else { return nil }
            self.alarms = alarms
        }

        public var fields: [Value?] { [alarms.value] }
    }

    /// Command 0x01.
    public struct ModifyEnabledAlarms: TraitCommand, Hashable {
        public typealias Owner = AlarmBase
        public static let index = 1

        public var mask: Alarm

        public init(mask: Alarm = []) {
            self.mask = mask
        }

        public init?(fields: [Value?]) {
            guard
                let mask: Alarm = fields.required(at: 0, default: [])
            else { return nil }
            self.mask = mask
        }

        public var fields: [Value?] { [mask.value] }
    }
}
