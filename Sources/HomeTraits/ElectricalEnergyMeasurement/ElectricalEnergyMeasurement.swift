// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ElectricalEnergyMeasurement (0x0091).
public enum ElectricalEnergyMeasurement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "electricalEnergyMeasurement", namespace: .matter, clusterID: 0x0091, identifier: "0x0091")
    }

    public static let definition = TraitDefinition(
        identity, title: "ElectricalEnergyMeasurement", revision: 2, features: featuresTable,
        attributes: attributesTable, events: eventsTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, fixed.
    public static let accuracy = AttributeKey<ElectricalEnergyMeasurement, MeasurementAccuracy>(index: 0)

    /// Attribute 0x0001, conformance `IMPE & CUME`.
    public static let cumulativeEnergyImported = AttributeKey<ElectricalEnergyMeasurement, EnergyMeasurement?>(index: 1)

    /// Attribute 0x0002, conformance `EXPE & CUME`.
    public static let cumulativeEnergyExported = AttributeKey<ElectricalEnergyMeasurement, EnergyMeasurement?>(index: 2)

    /// Attribute 0x0003, conformance `IMPE & PERE`.
    public static let periodicEnergyImported = AttributeKey<ElectricalEnergyMeasurement, EnergyMeasurement?>(index: 3)

    /// Attribute 0x0004, conformance `EXPE & PERE`.
    public static let periodicEnergyExported = AttributeKey<ElectricalEnergyMeasurement, EnergyMeasurement?>(index: 4)

    /// Attribute 0x0005, conformance `[CUME]`.
    public static let cumulativeEnergyReset = AttributeKey<ElectricalEnergyMeasurement, CumulativeEnergyReset?>(
        index: 5)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// IMPE
        public static let importedEnergy = Features(rawValue: 1 << 0)
        /// EXPE
        public static let exportedEnergy = Features(rawValue: 1 << 1)
        /// CUME
        public static let cumulativeEnergy = Features(rawValue: 1 << 2)
        /// PERE
        public static let periodicEnergy = Features(rawValue: 1 << 3)
        /// APPE
        public static let apparentEnergy = Features(rawValue: 1 << 4)
        /// REAE
        public static let reactiveEnergy = Features(rawValue: 1 << 5)
    }
}
