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
    public static let maxPressure = AttributeKey<PumpConfigurationAndControl, Int16?>(index: 0)

    /// Attribute 0x0001, in rpm, fixed.
    public static let maxSpeed = AttributeKey<PumpConfigurationAndControl, UInt16?>(index: 1)

    /// Attribute 0x0002, in 0.1 m³/h, fixed.
    public static let maxFlow = AttributeKey<PumpConfigurationAndControl, UInt16?>(index: 2)

    /// Attribute 0x0003, in 0.1 kPa, fixed, conformance `PRSCONST, [AUTO]`.
    public static let minConstPressure = AttributeKey<PumpConfigurationAndControl, Int16?>(index: 3)

    /// Attribute 0x0004, in 0.1 kPa, fixed, conformance `PRSCONST, [AUTO]`.
    public static let maxConstPressure = AttributeKey<PumpConfigurationAndControl, Int16?>(index: 4)

    /// Attribute 0x0005, in 0.1 kPa, fixed, conformance `PRSCOMP, [AUTO]`.
    public static let minCompPressure = AttributeKey<PumpConfigurationAndControl, Int16?>(index: 5)

    /// Attribute 0x0006, in 0.1 kPa, fixed, conformance `PRSCOMP, [AUTO]`.
    public static let maxCompPressure = AttributeKey<PumpConfigurationAndControl, Int16?>(index: 6)

    /// Attribute 0x0007, in rpm, fixed, conformance `SPD, [AUTO]`.
    public static let minConstSpeed = AttributeKey<PumpConfigurationAndControl, UInt16?>(index: 7)

    /// Attribute 0x0008, in rpm, fixed, conformance `SPD, [AUTO]`.
    public static let maxConstSpeed = AttributeKey<PumpConfigurationAndControl, UInt16?>(index: 8)

    /// Attribute 0x0009, in 0.1 m³/h, fixed, conformance `FLW, [AUTO]`.
    public static let minConstFlow = AttributeKey<PumpConfigurationAndControl, UInt16?>(index: 9)

    /// Attribute 0x000A, in 0.1 m³/h, fixed, conformance `FLW, [AUTO]`.
    public static let maxConstFlow = AttributeKey<PumpConfigurationAndControl, UInt16?>(index: 10)

    /// Attribute 0x000B, in 0.01 °C, fixed, conformance `TEMP, [AUTO]`.
    public static let minConstTemp = AttributeKey<PumpConfigurationAndControl, Int16?>(index: 11)

    /// Attribute 0x000C, in 0.01 °C, fixed, conformance `TEMP, [AUTO]`.
    public static let maxConstTemp = AttributeKey<PumpConfigurationAndControl, Int16?>(index: 12)

    /// Attribute 0x0010, conformance `O`.
    public static let pumpStatus = AttributeKey<PumpConfigurationAndControl, PumpStatus>(index: 13)

    /// Attribute 0x0011.
    public static let effectiveOperationMode = AttributeKey<PumpConfigurationAndControl, OperationMode>(index: 14)

    /// Attribute 0x0012.
    public static let effectiveControlMode = AttributeKey<PumpConfigurationAndControl, ControlMode>(index: 15)

    /// Attribute 0x0013, in 0.01 %.
    public static let capacity = AttributeKey<PumpConfigurationAndControl, Int16?>(index: 16)

    /// Attribute 0x0014, in rpm, conformance `O`.
    public static let speed = AttributeKey<PumpConfigurationAndControl, UInt16?>(index: 17)

    /// Attribute 0x0015, in h, writable, conformance `O`.
    public static let lifetimeRunningHours = AttributeKey<PumpConfigurationAndControl, UInt32?>(index: 18)

    /// Attribute 0x0016, in W, conformance `O`.
    public static let power = AttributeKey<PumpConfigurationAndControl, UInt32?>(index: 19)

    /// Attribute 0x0017, in kWh, writable, conformance `O`.
    public static let lifetimeEnergyConsumed = AttributeKey<PumpConfigurationAndControl, UInt32?>(index: 20)

    /// Attribute 0x0020, writable.
    public static let operationMode = AttributeKey<PumpConfigurationAndControl, OperationMode>(index: 21)

    /// Attribute 0x0021, writable, conformance `O`.
    public static let controlMode = AttributeKey<PumpConfigurationAndControl, ControlMode>(index: 22)

    /// Attribute 0x0022, conformance `D`.
    public static let alarmMask = AttributeKey<PumpConfigurationAndControl, UInt16>(index: 23)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PRSCONST
        public static let constantPressure = Features(rawValue: 1 << 0)
        /// PRSCOMP
        public static let compensatedPressure = Features(rawValue: 1 << 1)
        /// FLW
        public static let constantFlow = Features(rawValue: 1 << 2)
        /// SPD
        public static let constantSpeed = Features(rawValue: 1 << 3)
        /// TEMP
        public static let constantTemperature = Features(rawValue: 1 << 4)
        /// AUTO
        public static let automatic = Features(rawValue: 1 << 5)
        /// LOCAL
        public static let localOperation = Features(rawValue: 1 << 6)
    }
}
