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
    public static let powerMode = AttributeKey<ElectricalPowerMeasurement, PowerMode>(index: 0)

    /// Attribute 0x0001, fixed.
    public static let numberOfMeasurementTypes = AttributeKey<ElectricalPowerMeasurement, UInt8>(index: 1)

    /// Attribute 0x0002, fixed.
    public static let accuracy = AttributeKey<ElectricalPowerMeasurement, [MeasurementAccuracy]>(index: 2)

    /// Attribute 0x0003, conformance `O`.
    public static let ranges = AttributeKey<ElectricalPowerMeasurement, [MeasurementRange]>(index: 3)

    /// Attribute 0x0004, in mV, conformance `O`.
    public static let voltage = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 4)

    /// Attribute 0x0005, in mA, conformance `O`.
    public static let activeCurrent = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 5)

    /// Attribute 0x0006, in mA, conformance `[ALTC]`.
    public static let reactiveCurrent = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 6)

    /// Attribute 0x0007, in mA, conformance `[ALTC]`.
    public static let apparentCurrent = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 7)

    /// Attribute 0x0008, in mW.
    public static let activePower = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 8)

    /// Attribute 0x0009, in mvar, conformance `[ALTC]`.
    public static let reactivePower = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 9)

    /// Attribute 0x000A, in mVA, conformance `[ALTC]`.
    public static let apparentPower = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 10)

    /// Attribute 0x000B, in mV, conformance `[ALTC]`.
    public static let rmsVoltage = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 11)

    /// Attribute 0x000C, in mA, conformance `[ALTC]`.
    public static let rmsCurrent = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 12)

    /// Attribute 0x000D, in mW, conformance `[ALTC]`.
    public static let rmsPower = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 13)

    /// Attribute 0x000E, in mHz, conformance `[ALTC]`.
    public static let frequency = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 14)

    /// Attribute 0x000F, conformance `HARM`.
    public static let harmonicCurrents = AttributeKey<ElectricalPowerMeasurement, [HarmonicMeasurement]?>(index: 15)

    /// Attribute 0x0010, conformance `PWRQ`.
    public static let harmonicPhases = AttributeKey<ElectricalPowerMeasurement, [HarmonicMeasurement]?>(index: 16)

    /// Attribute 0x0011, in 0.01 %, conformance `[ALTC]`.
    public static let powerFactor = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 17)

    /// Attribute 0x0012, in mA, conformance `[POLY]`.
    public static let neutralCurrent = AttributeKey<ElectricalPowerMeasurement, Int64?>(index: 18)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// DIRC
        public static let directCurrent = Features(rawValue: 1 << 0)
        /// ALTC
        public static let alternatingCurrent = Features(rawValue: 1 << 1)
        /// POLY
        public static let polyphasePower = Features(rawValue: 1 << 2)
        /// HARM
        public static let harmonics = Features(rawValue: 1 << 3)
        /// PWRQ
        public static let powerQuality = Features(rawValue: 1 << 4)
    }
}
