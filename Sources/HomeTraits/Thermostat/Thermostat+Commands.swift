// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Thermostat {
    /// Command 0x00.
    public struct SetpointRaiseLower: TraitCommand, Hashable {
        public typealias Owner = Thermostat
        public static let index = 0

        public var mode: SetpointRaiseLowerMode
        /// In 0.1 °C.
        public var amount: Int8

        public init(mode: SetpointRaiseLowerMode, amount: Int8) {
            self.mode = mode
            self.amount = amount
        }

        public init?(fields: [Value?]) {
            guard
                let mode: SetpointRaiseLowerMode = fields.required(at: 0),
                let amount: Int8 = fields.required(at: 1)
            else { return nil }
            self.mode = mode
            self.amount = amount
        }

        public var fields: [Value?] { [mode.value, amount.value] }
    }

    /// Command 0x05.
    public struct SetActiveScheduleRequest: TraitCommand, Hashable {
        public typealias Owner = Thermostat
        public static let index = 1

        public var scheduleHandle: Octets

        public init(scheduleHandle: Octets) {
            self.scheduleHandle = scheduleHandle
        }

        public init?(fields: [Value?]) {
            guard
                let scheduleHandle: Octets = fields.required(at: 0)
            else { return nil }
            self.scheduleHandle = scheduleHandle
        }

        public var fields: [Value?] { [scheduleHandle.value] }
    }

    /// Command 0x06.
    public struct SetActivePresetRequest: TraitCommand, Hashable {
        public typealias Owner = Thermostat
        public static let index = 2

        public var presetHandle: Octets?

        public init(presetHandle: Octets? = nil) {
            self.presetHandle = presetHandle
        }

        public init?(fields: [Value?]) {
            guard
                let presetHandle: Octets? = fields.required(at: 0, default: nil)
            else { return nil }
            self.presetHandle = presetHandle
        }

        public var fields: [Value?] { [presetHandle.value] }
    }

    /// Command 0xFE, answered by `AtomicResponse`.
    public struct AtomicRequest: TraitCommand, Hashable {
        public typealias Owner = Thermostat
        public static let index = 3

        public var requestType: UInt8
        public var attributeRequests: [UInt32]
        public var timeout: UInt16?

        public init(requestType: UInt8, attributeRequests: [UInt32], timeout: UInt16? = nil) {
            self.requestType = requestType
            self.attributeRequests = attributeRequests
            self.timeout = timeout
        }

        public init?(fields: [Value?]) {
            guard
                let requestType: UInt8 = fields.required(at: 0),
                let attributeRequests: [UInt32] = fields.required(at: 1),
                let timeout: UInt16? = fields.optional(at: 2)
            else { return nil }
            self.requestType = requestType
            self.attributeRequests = attributeRequests
            self.timeout = timeout
        }

        public var fields: [Value?] { [requestType.value, attributeRequests.value, timeout?.value] }
    }

    /// Answer 0xFD.
    public struct AtomicResponse: FieldsConvertible, Hashable {
        public var statusCode: Status
        public var attributeStatus: [AtomicAttributeStatus]
        public var timeout: UInt16?

        public init(statusCode: Status, attributeStatus: [AtomicAttributeStatus], timeout: UInt16? = nil) {
            self.statusCode = statusCode
            self.attributeStatus = attributeStatus
            self.timeout = timeout
        }

        public init?(fields: [Value?]) {
            guard
                let statusCode: Status = fields.required(at: 0),
                let attributeStatus: [AtomicAttributeStatus] = fields.required(at: 1),
                let timeout: UInt16? = fields.optional(at: 2)
            else { return nil }
            self.statusCode = statusCode
            self.attributeStatus = attributeStatus
            self.timeout = timeout
        }

        public var fields: [Value?] { [statusCode.value, attributeStatus.value, timeout?.value] }
    }

    /// Command 0x01.
    public struct SetWeeklySchedule: TraitCommand, Hashable {
        public typealias Owner = Thermostat
        public static let index = 4

        public var numberOfTransitionsForSequence: UInt8
        public var dayOfWeekForSequence: ScheduleDayOfWeek
        public var modeForSequence: ScheduleMode
        public var transitions: [WeeklyScheduleTransition]

        public init(
            numberOfTransitionsForSequence: UInt8, dayOfWeekForSequence: ScheduleDayOfWeek = [],
            modeForSequence: ScheduleMode = [], transitions: [WeeklyScheduleTransition]
        ) {
            self.numberOfTransitionsForSequence = numberOfTransitionsForSequence
            self.dayOfWeekForSequence = dayOfWeekForSequence
            self.modeForSequence = modeForSequence
            self.transitions = transitions
        }

        public init?(fields: [Value?]) {
            guard
                let numberOfTransitionsForSequence: UInt8 = fields.required(at: 0),
                let dayOfWeekForSequence: ScheduleDayOfWeek = fields.required(at: 1, default: []),
                let modeForSequence: ScheduleMode = fields.required(at: 2, default: []),
                let transitions: [WeeklyScheduleTransition] = fields.required(at: 3)
            else { return nil }
            self.numberOfTransitionsForSequence = numberOfTransitionsForSequence
            self.dayOfWeekForSequence = dayOfWeekForSequence
            self.modeForSequence = modeForSequence
            self.transitions = transitions
        }

        public var fields: [Value?] {
            [
                numberOfTransitionsForSequence.value,
                dayOfWeekForSequence.value,
                modeForSequence.value,
                transitions.value,
            ]
        }
    }

    /// Command 0x02, answered by `GetWeeklyScheduleResponse`.
    public struct GetWeeklySchedule: TraitCommand, Hashable {
        public typealias Owner = Thermostat
        public static let index = 5

        public var daysToReturn: ScheduleDayOfWeek
        public var modeToReturn: ScheduleMode

        public init(daysToReturn: ScheduleDayOfWeek = [], modeToReturn: ScheduleMode = []) {
            self.daysToReturn = daysToReturn
            self.modeToReturn = modeToReturn
        }

        public init?(fields: [Value?]) {
            guard
                let daysToReturn: ScheduleDayOfWeek = fields.required(at: 0, default: []),
                let modeToReturn: ScheduleMode = fields.required(at: 1, default: [])
            else { return nil }
            self.daysToReturn = daysToReturn
            self.modeToReturn = modeToReturn
        }

        public var fields: [Value?] { [daysToReturn.value, modeToReturn.value] }
    }

    /// Answer 0x00.
    public struct GetWeeklyScheduleResponse: FieldsConvertible, Hashable {
        public var numberOfTransitionsForSequence: UInt8
        public var dayOfWeekForSequence: ScheduleDayOfWeek
        public var modeForSequence: ScheduleMode
        public var transitions: [WeeklyScheduleTransition]

        public init(
            numberOfTransitionsForSequence: UInt8, dayOfWeekForSequence: ScheduleDayOfWeek,
            modeForSequence: ScheduleMode, transitions: [WeeklyScheduleTransition]
        ) {
            self.numberOfTransitionsForSequence = numberOfTransitionsForSequence
            self.dayOfWeekForSequence = dayOfWeekForSequence
            self.modeForSequence = modeForSequence
            self.transitions = transitions
        }

        public init?(fields: [Value?]) {
            guard
                let numberOfTransitionsForSequence: UInt8 = fields.required(at: 0),
                let dayOfWeekForSequence: ScheduleDayOfWeek = fields.required(at: 1),
                let modeForSequence: ScheduleMode = fields.required(at: 2),
                let transitions: [WeeklyScheduleTransition] = fields.required(at: 3)
            else { return nil }
            self.numberOfTransitionsForSequence = numberOfTransitionsForSequence
            self.dayOfWeekForSequence = dayOfWeekForSequence
            self.modeForSequence = modeForSequence
            self.transitions = transitions
        }

        public var fields: [Value?] {
            [
                numberOfTransitionsForSequence.value,
                dayOfWeekForSequence.value,
                modeForSequence.value,
                transitions.value,
            ]
        }
    }

    /// Command 0x03.
    public struct ClearWeeklySchedule: TraitCommand, Hashable {
        public typealias Owner = Thermostat
        public static let index = 6

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
