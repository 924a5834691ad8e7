// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster DeviceEnergyManagement (0x0098).
public enum DeviceEnergyManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "deviceEnergyManagement", namespace: .matter, clusterID: 0x0098, identifier: "0x0098")
    }

    public static let definition = TraitDefinition(
        identity, title: "DeviceEnergyManagement", revision: 4, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, fixed.
    public static var esaType: AttributeKey<DeviceEnergyManagement, ESAType> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var esaCanGenerate: AttributeKey<DeviceEnergyManagement, Bool> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var esaState: AttributeKey<DeviceEnergyManagement, ESAState> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in mW.
    public static var absMinPower: AttributeKey<DeviceEnergyManagement, Int64> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in mW.
    public static var absMaxPower: AttributeKey<DeviceEnergyManagement, Int64> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `PA`.
    public static var powerAdjustmentCapability: AttributeKey<DeviceEnergyManagement, PowerAdjustCapability?> {
        AttributeKey(index: 5)
    }

    /// Attribute 0x0006, conformance `PFR | SFR`.
    public static var forecast: AttributeKey<DeviceEnergyManagement, Forecast?> { AttributeKey(index: 6) }

    /// Attribute 0x0007, conformance `PA | STA | PAU | FA | CON`.
    public static var optOutState: AttributeKey<DeviceEnergyManagement, OptOutState> { AttributeKey(index: 7) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PA
        public static var powerAdjustment: Features { Features(rawValue: 1 << 0) }
        /// PFR
        public static var powerForecastReporting: Features { Features(rawValue: 1 << 1) }
        /// SFR
        public static var stateForecastReporting: Features { Features(rawValue: 1 << 2) }
        /// STA
        public static var startTimeAdjustment: Features { Features(rawValue: 1 << 3) }
        /// PAU
        public static var pausable: Features { Features(rawValue: 1 << 4) }
        /// FA
        public static var forecastAdjustment: Features { Features(rawValue: 1 << 5) }
        /// CON
        public static var constraintBasedAdjustment: Features { Features(rawValue: 1 << 6) }
    }
}
