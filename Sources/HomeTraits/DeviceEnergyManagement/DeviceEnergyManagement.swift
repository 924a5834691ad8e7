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
    public static let esaType = AttributeKey<DeviceEnergyManagement, ESAType>(index: 0)

    /// Attribute 0x0001, fixed.
    public static let esaCanGenerate = AttributeKey<DeviceEnergyManagement, Bool>(index: 1)

    /// Attribute 0x0002.
    public static let esaState = AttributeKey<DeviceEnergyManagement, ESAState>(index: 2)

    /// Attribute 0x0003, in mW.
    public static let absMinPower = AttributeKey<DeviceEnergyManagement, Int64>(index: 3)

    /// Attribute 0x0004, in mW.
    public static let absMaxPower = AttributeKey<DeviceEnergyManagement, Int64>(index: 4)

    /// Attribute 0x0005, conformance `PA`.
    public static let powerAdjustmentCapability = AttributeKey<DeviceEnergyManagement, PowerAdjustCapability?>(index: 5)

    /// Attribute 0x0006, conformance `PFR | SFR`.
    public static let forecast = AttributeKey<DeviceEnergyManagement, Forecast?>(index: 6)

    /// Attribute 0x0007, conformance `PA | STA | PAU | FA | CON`.
    public static let optOutState = AttributeKey<DeviceEnergyManagement, OptOutState>(index: 7)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PA
        public static let powerAdjustment = Features(rawValue: 1 << 0)
        /// PFR
        public static let powerForecastReporting = Features(rawValue: 1 << 1)
        /// SFR
        public static let stateForecastReporting = Features(rawValue: 1 << 2)
        /// STA
        public static let startTimeAdjustment = Features(rawValue: 1 << 3)
        /// PAU
        public static let pausable = Features(rawValue: 1 << 4)
        /// FA
        public static let forecastAdjustment = Features(rawValue: 1 << 5)
        /// CON
        public static let constraintBasedAdjustment = Features(rawValue: 1 << 6)
    }
}
