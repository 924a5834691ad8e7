// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension DeviceEnergyManagement {
    /// Event 0x00, priority info.
    public struct PowerAdjustStart: TraitEvent, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x01, priority info.
    public struct PowerAdjustEnd: TraitEvent, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 1

        public var cause: Cause
        /// In s.
        public var duration: UInt32
        /// In mWh.
        public var energyUse: Int64

        public init(cause: Cause, duration: UInt32, energyUse: Int64) {
            self.cause = cause
            self.duration = duration
            self.energyUse = energyUse
        }

        public init?(fields: [Value?]) {
            guard
                let cause: Cause = fields.required(at: 0),
                let duration: UInt32 = fields.required(at: 1),
                let energyUse: Int64 = fields.required(at: 2)
            else { return nil }
            self.cause = cause
            self.duration = duration
            self.energyUse = energyUse
        }

        public var fields: [Value?] { [cause.value, duration.value, energyUse.value] }
    }

    /// Event 0x02, priority info.
    public struct Paused: TraitEvent, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x03, priority info.
    public struct Resumed: TraitEvent, Hashable {
        public typealias Owner = DeviceEnergyManagement
        public static let index = 3

        public var cause: Cause

        public init(cause: Cause) {
            self.cause = cause
        }

        public init?(fields: [Value?]) {
            guard
                let cause: Cause = fields.required(at: 0)
            else { return nil }
            self.cause = cause
        }

        public var fields: [Value?] { [cause.value] }
    }
}
