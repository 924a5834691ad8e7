// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension RefrigeratorAlarm {
    /// Event 0x00, priority info.
    public struct Notify: TraitEvent, Hashable {
        public typealias Owner = RefrigeratorAlarm
        public static let index = 0

        public var active: Alarm
        public var inactive: Alarm
        public var state: Alarm
        public var mask: Alarm

        public init(active: Alarm, inactive: Alarm, state: Alarm, mask: Alarm) {
            self.active = active
            self.inactive = inactive
            self.state = state
            self.mask = mask
        }

        public init?(fields: [Value?]) {
            guard
                let active: Alarm = fields.required(at: 0),
                let inactive: Alarm = fields.required(at: 1),
                let state: Alarm = fields.required(at: 2),
                let mask: Alarm = fields.required(at: 3)
            else { return nil }
            self.active = active
            self.inactive = inactive
            self.state = state
            self.mask = mask
        }

        public var fields: [Value?] { [active.value, inactive.value, state.value, mask.value] }
    }
}
