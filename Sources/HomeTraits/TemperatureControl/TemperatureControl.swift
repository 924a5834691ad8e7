// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster TemperatureControl (0x0056).
public enum TemperatureControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "temperatureControl", namespace: .matter, clusterID: 0x0056, identifier: "0x0056")
    }

    public static let definition = TraitDefinition(
        identity, title: "TemperatureControl", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in 0.01 °C, conformance `TN`.
    public static var temperatureSetpoint: AttributeKey<TemperatureControl, Int16> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in 0.01 °C, fixed, conformance `TN`.
    public static var minTemperature: AttributeKey<TemperatureControl, Int16> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 0.01 °C, fixed, conformance `TN`.
    public static var maxTemperature: AttributeKey<TemperatureControl, Int16> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 0.01 °C, fixed, conformance `STEP`.
    public static var step: AttributeKey<TemperatureControl, Int16> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `TL`.
    public static var selectedTemperatureLevel: AttributeKey<TemperatureControl, UInt8> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `TL`.
    public static var supportedTemperatureLevels: AttributeKey<TemperatureControl, [String]> { AttributeKey(index: 5) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TN
        public static var temperatureNumber: Features { Features(rawValue: 1 << 0) }
        /// TL
        public static var temperatureLevel: Features { Features(rawValue: 1 << 1) }
        /// STEP
        public static var temperatureStep: Features { Features(rawValue: 1 << 2) }
    }
}
