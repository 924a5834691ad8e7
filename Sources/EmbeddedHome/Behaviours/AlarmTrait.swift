import HomeModel
import HomeTraits

/// A trait that is derived from AlarmBase.
protocol AlarmTrait: Trait {
    associatedtype Alarm: OptionSet & ValueConvertible where Alarm.RawValue == UInt32, Alarm.Element == Alarm

    static var mask: AttributeKey<Self, Alarm> { get }
    static var state: AttributeKey<Self, Alarm> { get }
    static var supported: AttributeKey<Self, Alarm> { get }
    /// Nil: alarms of the trait never stay on by themselves.
    static var latching: AttributeKey<Self, Alarm>? { get }

    static func order(_ command: DeviceCommand) -> AlarmOrder<Alarm>?
    static func notification(active: Alarm, inactive: Alarm, state: Alarm, mask: Alarm) -> any TraitEvent
}

/// What an alarm can be told.
enum AlarmOrder<Alarm> {
    case reset(Alarm)
    case enable(Alarm)
}

extension DishwasherAlarm: AlarmTrait {
    static var latching: AttributeKey<DishwasherAlarm, Alarm>? { latch }

    static func order(_ command: DeviceCommand) -> AlarmOrder<Alarm>? {
        if let reset = command.typed(Reset.self) { return .reset(reset.alarms) }
        return command.typed(ModifyEnabledAlarms.self).map { .enable($0.mask) }
    }

    static func notification(active: Alarm, inactive: Alarm, state: Alarm, mask: Alarm) -> any TraitEvent {
        Notify(active: active, inactive: inactive, state: state, mask: mask)
    }
}

extension RefrigeratorAlarm: AlarmTrait {
    static var latching: AttributeKey<RefrigeratorAlarm, Alarm>? { nil }

    static func order(_ command: DeviceCommand) -> AlarmOrder<Alarm>? { nil }

    static func notification(active: Alarm, inactive: Alarm, state: Alarm, mask: Alarm) -> any TraitEvent {
        Notify(active: active, inactive: inactive, state: state, mask: mask)
    }
}
