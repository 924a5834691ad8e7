// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension PumpConfigurationAndControl {
    /// Event 0x00, priority info.
    public struct SupplyVoltageLow: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x01, priority info.
    public struct SupplyVoltageHigh: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x02, priority info.
    public struct PowerMissingPhase: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x03, priority info.
    public struct SystemPressureLow: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 3

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x04, priority info.
    public struct SystemPressureHigh: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 4

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x05, priority critical.
    public struct DryRunning: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 5

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x06, priority info.
    public struct MotorTemperatureHigh: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 6

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x07, priority critical.
    public struct PumpMotorFatalFailure: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 7

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x08, priority info.
    public struct ElectronicTemperatureHigh: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 8

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x09, priority critical.
    public struct PumpBlocked: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 9

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x0A, priority info.
    public struct SensorFailure: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 10

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x0B, priority info.
    public struct ElectronicNonFatalFailure: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 11

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x0C, priority critical.
    public struct ElectronicFatalFailure: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 12

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x0D, priority info.
    public struct GeneralFault: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 13

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x0E, priority info.
    public struct Leakage: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 14

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x0F, priority info.
    public struct AirDetection: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 15

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x10, priority info.
    public struct TurbineOperation: TraitEvent, Hashable {
        public typealias Owner = PumpConfigurationAndControl
        public static let index = 16

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
