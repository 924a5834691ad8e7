// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster PumpConfigurationAndControl (0x0200).
public enum PumpConfigurationAndControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "pumpConfigurationAndControl", namespace: .matter, clusterID: 0x0200, identifier: "0x0200")
    }

    public static let definition = TraitDefinition(
        identity, title: "PumpConfigurationAndControl", revision: 5, features: featuresTable,
        attributes: attributesTable, events: eventsTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in 0.1 kPa, fixed.
    public static var maxPressure: AttributeKey<PumpConfigurationAndControl, Int16?> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in rpm, fixed.
    public static var maxSpeed: AttributeKey<PumpConfigurationAndControl, UInt16?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 0.1 m³/h, fixed.
    public static var maxFlow: AttributeKey<PumpConfigurationAndControl, UInt16?> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 0.1 kPa, fixed, conformance `PRSCONST, [AUTO]`.
    public static var minConstPressure: AttributeKey<PumpConfigurationAndControl, Int16?> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in 0.1 kPa, fixed, conformance `PRSCONST, [AUTO]`.
    public static var maxConstPressure: AttributeKey<PumpConfigurationAndControl, Int16?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, in 0.1 kPa, fixed, conformance `PRSCOMP, [AUTO]`.
    public static var minCompPressure: AttributeKey<PumpConfigurationAndControl, Int16?> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in 0.1 kPa, fixed, conformance `PRSCOMP, [AUTO]`.
    public static var maxCompPressure: AttributeKey<PumpConfigurationAndControl, Int16?> { AttributeKey(index: 6) }

    /// Attribute 0x0007, in rpm, fixed, conformance `SPD, [AUTO]`.
    public static var minConstSpeed: AttributeKey<PumpConfigurationAndControl, UInt16?> { AttributeKey(index: 7) }

    /// Attribute 0x0008, in rpm, fixed, conformance `SPD, [AUTO]`.
    public static var maxConstSpeed: AttributeKey<PumpConfigurationAndControl, UInt16?> { AttributeKey(index: 8) }

    /// Attribute 0x0009, in 0.1 m³/h, fixed, conformance `FLW, [AUTO]`.
    public static var minConstFlow: AttributeKey<PumpConfigurationAndControl, UInt16?> { AttributeKey(index: 9) }

    /// Attribute 0x000A, in 0.1 m³/h, fixed, conformance `FLW, [AUTO]`.
    public static var maxConstFlow: AttributeKey<PumpConfigurationAndControl, UInt16?> { AttributeKey(index: 10) }

    /// Attribute 0x000B, in 0.01 °C, fixed, conformance `TEMP, [AUTO]`.
    public static var minConstTemp: AttributeKey<PumpConfigurationAndControl, Int16?> { AttributeKey(index: 11) }

    /// Attribute 0x000C, in 0.01 °C, fixed, conformance `TEMP, [AUTO]`.
    public static var maxConstTemp: AttributeKey<PumpConfigurationAndControl, Int16?> { AttributeKey(index: 12) }

    /// Attribute 0x0010, conformance `O`.
    public static var pumpStatus: AttributeKey<PumpConfigurationAndControl, PumpStatus> { AttributeKey(index: 13) }

    /// Attribute 0x0011.
    public static var effectiveOperationMode: AttributeKey<PumpConfigurationAndControl, OperationMode> {
        AttributeKey(index: 14)
    }

    /// Attribute 0x0012.
    public static var effectiveControlMode: AttributeKey<PumpConfigurationAndControl, ControlMode> {
        AttributeKey(index: 15)
    }

    /// Attribute 0x0013, in 0.01 %.
    public static var capacity: AttributeKey<PumpConfigurationAndControl, Int16?> { AttributeKey(index: 16) }

    /// Attribute 0x0014, in rpm, conformance `O`.
    public static var speed: AttributeKey<PumpConfigurationAndControl, UInt16?> { AttributeKey(index: 17) }

    /// Attribute 0x0015, in h, writable, conformance `O`.
    public static var lifetimeRunningHours: AttributeKey<PumpConfigurationAndControl, UInt32?> {
        AttributeKey(index: 18)
    }

    /// Attribute 0x0016, in W, conformance `O`.
    public static var power: AttributeKey<PumpConfigurationAndControl, UInt32?> { AttributeKey(index: 19) }

    /// Attribute 0x0017, in kWh, writable, conformance `O`.
    public static var lifetimeEnergyConsumed: AttributeKey<PumpConfigurationAndControl, UInt32?> {
        AttributeKey(index: 20)
    }

    /// Attribute 0x0020, writable.
    public static var operationMode: AttributeKey<PumpConfigurationAndControl, OperationMode> {
        AttributeKey(index: 21)
    }

    /// Attribute 0x0021, writable, conformance `O`.
    public static var controlMode: AttributeKey<PumpConfigurationAndControl, ControlMode> { AttributeKey(index: 22) }

    /// Attribute 0x0022, conformance `D`.
    public static var alarmMask: AttributeKey<PumpConfigurationAndControl, UInt16> { AttributeKey(index: 23) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PRSCONST
        public static var constantPressure: Features { Features(rawValue: 1 << 0) }
        /// PRSCOMP
        public static var compensatedPressure: Features { Features(rawValue: 1 << 1) }
        /// FLW
        public static var constantFlow: Features { Features(rawValue: 1 << 2) }
        /// SPD
        public static var constantSpeed: Features { Features(rawValue: 1 << 3) }
        /// TEMP
        public static var constantTemperature: Features { Features(rawValue: 1 << 4) }
        /// AUTO
        public static var automatic: Features { Features(rawValue: 1 << 5) }
        /// LOCAL
        public static var localOperation: Features { Features(rawValue: 1 << 6) }
    }
}
