// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension DeviceEnergyManagement {
    /// Command 0x00.
    public struct PowerAdjustRequest: TraitCommand, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 0

        /// In mW.
        public var power: Int64
        /// In s.
        public var duration: UInt32
        public var cause: AdjustmentCause

        public init(power: Int64, duration: UInt32, cause: AdjustmentCause) {
            self.power = power
            self.duration = duration
            self.cause = cause
        }

        public init?(fields: [Value?]) {
            guard
                let power: Int64 = fields.required(at: 0),
                let duration: UInt32 = fields.required(at: 1),
                let cause: AdjustmentCause = fields.required(at: 2)
            else { return nil }
            self.power = power
            self.duration = duration
            self.cause = cause
        }

        public var fields: [Value?] { [power.value, duration.value, cause.value] }
    }

    /// Command 0x01.
    public struct CancelPowerAdjustRequest: TraitCommand, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x02.
    public struct StartTimeAdjustRequest: TraitCommand, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 2

        /// In s since 2000-01-01T00:00:00Z.
        public var requestedStartTime: UInt32
        public var cause: AdjustmentCause

        public init(requestedStartTime: UInt32, cause: AdjustmentCause) {
            self.requestedStartTime = requestedStartTime
            self.cause = cause
        }

        public init?(fields: [Value?]) {
            guard
                let requestedStartTime: UInt32 = fields.required(at: 0),
                let cause: AdjustmentCause = fields.required(at: 1)
            else { return nil }
            self.requestedStartTime = requestedStartTime
            self.cause = cause
        }

        public var fields: [Value?] { [requestedStartTime.value, cause.value] }
    }

    /// Command 0x03.
    public struct PauseRequest: TraitCommand, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 3

        /// In s.
        public var duration: UInt32
        public var cause: AdjustmentCause

        public init(duration: UInt32, cause: AdjustmentCause) {
            self.duration = duration
            self.cause = cause
        }

        public init?(fields: [Value?]) {
            guard
                let duration: UInt32 = fields.required(at: 0),
                let cause: AdjustmentCause = fields.required(at: 1)
            else { return nil }
            self.duration = duration
            self.cause = cause
        }

        public var fields: [Value?] { [duration.value, cause.value] }
    }

    /// Command 0x04.
    public struct ResumeRequest: TraitCommand, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 4

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x05.
    public struct ModifyForecastRequest: TraitCommand, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 5

        public var forecastId: UInt32
        public var slotAdjustments: [SlotAdjustment]
        public var cause: AdjustmentCause

        public init(forecastId: UInt32, slotAdjustments: [SlotAdjustment], cause: AdjustmentCause) {
            self.forecastId = forecastId
            self.slotAdjustments = slotAdjustments
            self.cause = cause
        }

        public init?(fields: [Value?]) {
            guard
                let forecastId: UInt32 = fields.required(at: 0),
                let slotAdjustments: [SlotAdjustment] = fields.required(at: 1),
                let cause: AdjustmentCause = fields.required(at: 2)
            else { return nil }
            self.forecastId = forecastId
            self.slotAdjustments = slotAdjustments
            self.cause = cause
        }

        public var fields: [Value?] { [forecastId.value, slotAdjustments.value, cause.value] }
    }

    /// Command 0x06.
    public struct RequestConstraintBasedForecast: TraitCommand, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 6

        public var constraints: [Constraints]
        public var cause: AdjustmentCause

        public init(constraints: [Constraints], cause: AdjustmentCause) {
            self.constraints = constraints
            self.cause = cause
        }

        public init?(fields: [Value?]) {
            guard
                let constraints: [Constraints] = fields.required(at: 0),
                let cause: AdjustmentCause = fields.required(at: 1)
            else { return nil }
            self.constraints = constraints
            self.cause = cause
        }

        public var fields: [Value?] { [constraints.value, cause.value] }
    }

    /// Command 0x07.
    public struct CancelRequest: TraitCommand, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 7

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
