// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ElectricalPowerMeasurement (0x0090).
public enum ElectricalPowerMeasurement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "electricalPowerMeasurement", namespace: .matter, clusterID: 0x0090, identifier: "0x0090")
    }

    public static let definition = TraitDefinition(
        identity, title: "ElectricalPowerMeasurement", revision: 3, features: featuresTable,
        attributes: attributesTable, events: eventsTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var powerMode: AttributeKey<ElectricalPowerMeasurement, PowerMode> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var numberOfMeasurementTypes: AttributeKey<ElectricalPowerMeasurement, UInt8> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002, fixed.
    public static var accuracy: AttributeKey<ElectricalPowerMeasurement, [MeasurementAccuracy]> {
        AttributeKey(index: 2)
    }

    /// Attribute 0x0003, conformance `O`.
    public static var ranges: AttributeKey<ElectricalPowerMeasurement, [MeasurementRange]> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in mV, conformance `O`.
    public static var voltage: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, in mA, conformance `O`.
    public static var activeCurrent: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in mA, conformance `[ALTC]`.
    public static var reactiveCurrent: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 6) }

    /// Attribute 0x0007, in mA, conformance `[ALTC]`.
    public static var apparentCurrent: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 7) }

    /// Attribute 0x0008, in mW.
    public static var activePower: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 8) }

    /// Attribute 0x0009, in mvar, conformance `[ALTC]`.
    public static var reactivePower: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 9) }

    /// Attribute 0x000A, in mVA, conformance `[ALTC]`.
    public static var apparentPower: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 10) }

    /// Attribute 0x000B, in mV, conformance `[ALTC]`.
    public static var rmsVoltage: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 11) }

    /// Attribute 0x000C, in mA, conformance `[ALTC]`.
    public static var rmsCurrent: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 12) }

    /// Attribute 0x000D, in mW, conformance `[ALTC]`.
    public static var rmsPower: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 13) }

    /// Attribute 0x000E, in mHz, conformance `[ALTC]`.
    public static var frequency: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 14) }

    /// Attribute 0x000F, conformance `HARM`.
    public static var harmonicCurrents: AttributeKey<ElectricalPowerMeasurement, [HarmonicMeasurement]?> {
        AttributeKey(index: 15)
    }

    /// Attribute 0x0010, conformance `PWRQ`.
    public static var harmonicPhases: AttributeKey<ElectricalPowerMeasurement, [HarmonicMeasurement]?> {
        AttributeKey(index: 16)
    }

    /// Attribute 0x0011, in 0.01 %, conformance `[ALTC]`.
    public static var powerFactor: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 17) }

    /// Attribute 0x0012, in mA, conformance `[POLY]`.
    public static var neutralCurrent: AttributeKey<ElectricalPowerMeasurement, Int64?> { AttributeKey(index: 18) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// DIRC
        public static var directCurrent: Features { Features(rawValue: 1 << 0) }
        /// ALTC
        public static var alternatingCurrent: Features { Features(rawValue: 1 << 1) }
        /// POLY
        public static var polyphasePower: Features { Features(rawValue: 1 << 2) }
        /// HARM
        public static var harmonics: Features { Features(rawValue: 1 << 3) }
        /// PWRQ
        public static var powerQuality: Features { Features(rawValue: 1 << 4) }
    }
}
