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
    public static var accuracy: AttributeKey<ElectricalEnergyMeasurement, MeasurementAccuracy> {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001, conformance `IMPE & CUME`.
    public static var cumulativeEnergyImported: AttributeKey<ElectricalEnergyMeasurement, EnergyMeasurement?> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002, conformance `EXPE & CUME`.
    public static var cumulativeEnergyExported: AttributeKey<ElectricalEnergyMeasurement, EnergyMeasurement?> {
        AttributeKey(index: 2)
    }

    /// Attribute 0x0003, conformance `IMPE & PERE`.
    public static var periodicEnergyImported: AttributeKey<ElectricalEnergyMeasurement, EnergyMeasurement?> {
        AttributeKey(index: 3)
    }

    /// Attribute 0x0004, conformance `EXPE & PERE`.
    public static var periodicEnergyExported: AttributeKey<ElectricalEnergyMeasurement, EnergyMeasurement?> {
        AttributeKey(index: 4)
    }

    /// Attribute 0x0005, conformance `[CUME]`.
    public static var cumulativeEnergyReset: AttributeKey<ElectricalEnergyMeasurement, CumulativeEnergyReset?> {
        AttributeKey(index: 5)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// IMPE
        public static var importedEnergy: Features { Features(rawValue: 1 << 0) }
        /// EXPE
        public static var exportedEnergy: Features { Features(rawValue: 1 << 1) }
        /// CUME
        public static var cumulativeEnergy: Features { Features(rawValue: 1 << 2) }
        /// PERE
        public static var periodicEnergy: Features { Features(rawValue: 1 << 3) }
        /// APPE
        public static var apparentEnergy: Features { Features(rawValue: 1 << 4) }
        /// REAE
        public static var reactiveEnergy: Features { Features(rawValue: 1 << 5) }
    }
}
