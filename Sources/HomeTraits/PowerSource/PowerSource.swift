// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster PowerSource (0x002F).
public enum PowerSource: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "powerSource", namespace: .matter, clusterID: 0x002F, identifier: "0x002F")
    }

    public static let definition = TraitDefinition(
        identity, title: "PowerSource", revision: 3, features: featuresTable, attributes: attributesTable,
        events: eventsTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static let status = AttributeKey<PowerSource, PowerSourceStatus>(index: 0)

    /// Attribute 0x0001.
    public static let order = AttributeKey<PowerSource, UInt8>(index: 1)

    /// Attribute 0x0002, fixed.
    public static let description = AttributeKey<PowerSource, String>(index: 2)

    /// Attribute 0x0003, in mV, conformance `[WIRED]`.
    public static let wiredAssessedInputVoltage = AttributeKey<PowerSource, UInt32?>(index: 3)

    /// Attribute 0x0004, in Hz, conformance `[WIRED]`.
    public static let wiredAssessedInputFrequency = AttributeKey<PowerSource, UInt16?>(index: 4)

    /// Attribute 0x0005, fixed, conformance `WIRED`.
    public static let wiredCurrentType = AttributeKey<PowerSource, WiredCurrentType>(index: 5)

    /// Attribute 0x0006, in mA, conformance `[WIRED]`.
    public static let wiredAssessedCurrent = AttributeKey<PowerSource, UInt32?>(index: 6)

    /// Attribute 0x0007, in mV, fixed, conformance `[WIRED]`.
    public static let wiredNominalVoltage = AttributeKey<PowerSource, UInt32>(index: 7)

    /// Attribute 0x0008, in mA, fixed, conformance `[WIRED]`.
    public static let wiredMaximumCurrent = AttributeKey<PowerSource, UInt32>(index: 8)

    /// Attribute 0x0009, conformance `[WIRED]`.
    public static let wiredPresent = AttributeKey<PowerSource, Bool>(index: 9)

    /// Attribute 0x000A, conformance `[WIRED]`.
    public static let activeWiredFaults = AttributeKey<PowerSource, [WiredFault]>(index: 10)

    /// Attribute 0x000B, in mV, conformance `[BAT]`.
    public static let batVoltage = AttributeKey<PowerSource, UInt32?>(index: 11)

    /// Attribute 0x000C, in 0.5 %, conformance `[BAT]`.
    public static let batPercentRemaining = AttributeKey<PowerSource, UInt8?>(index: 12)

    /// Attribute 0x000D, in s, conformance `[BAT]`.
    public static let batTimeRemaining = AttributeKey<PowerSource, UInt32?>(index: 13)

    /// Attribute 0x000E, conformance `BAT`.
    public static let batChargeLevel = AttributeKey<PowerSource, BatChargeLevel>(index: 14)

    /// Attribute 0x000F, conformance `BAT`.
    public static let batReplacementNeeded = AttributeKey<PowerSource, Bool>(index: 15)

    /// Attribute 0x0010, fixed, conformance `BAT`.
    public static let batReplaceability = AttributeKey<PowerSource, BatReplaceability>(index: 16)

    /// Attribute 0x0011, conformance `[BAT]`.
    public static let batPresent = AttributeKey<PowerSource, Bool>(index: 17)

    /// Attribute 0x0012, conformance `[BAT]`.
    public static let activeBatFaults = AttributeKey<PowerSource, [BatFault]>(index: 18)

    /// Attribute 0x0013, fixed, conformance `REPLC`.
    public static let batReplacementDescription = AttributeKey<PowerSource, String>(index: 19)

    /// Attribute 0x0014, fixed, conformance `[REPLC]`.
    public static let batCommonDesignation = AttributeKey<PowerSource, BatCommonDesignation>(index: 20)

    /// Attribute 0x0015, fixed, conformance `[REPLC]`.
    public static let batAnsiDesignation = AttributeKey<PowerSource, String>(index: 21)

    /// Attribute 0x0016, fixed, conformance `[REPLC]`.
    public static let batIecDesignation = AttributeKey<PowerSource, String>(index: 22)

    /// Attribute 0x0017, fixed, conformance `[REPLC]`.
    public static let batApprovedChemistry = AttributeKey<PowerSource, BatApprovedChemistry>(index: 23)

    /// Attribute 0x0018, in mAh, fixed, conformance `[REPLC | RECHG]`.
    public static let batCapacity = AttributeKey<PowerSource, UInt32>(index: 24)

    /// Attribute 0x0019, fixed, conformance `REPLC`.
    public static let batQuantity = AttributeKey<PowerSource, UInt8>(index: 25)

    /// Attribute 0x001A, conformance `RECHG`.
    public static let batChargeState = AttributeKey<PowerSource, BatChargeState>(index: 26)

    /// Attribute 0x001B, in s, conformance `[RECHG]`.
    public static let batTimeToFullCharge = AttributeKey<PowerSource, UInt32?>(index: 27)

    /// Attribute 0x001C, conformance `RECHG`.
    public static let batFunctionalWhileCharging = AttributeKey<PowerSource, Bool>(index: 28)

    /// Attribute 0x001D, in mA, conformance `[RECHG]`.
    public static let batChargingCurrent = AttributeKey<PowerSource, UInt32?>(index: 29)

    /// Attribute 0x001E, conformance `[RECHG]`.
    public static let activeBatChargeFaults = AttributeKey<PowerSource, [BatChargeFault]>(index: 30)

    /// Attribute 0x001F.
    public static let endpointList = AttributeKey<PowerSource, [UInt16]>(index: 31)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// WIRED
        public static let wired = Features(rawValue: 1 << 0)
        /// BAT
        public static let battery = Features(rawValue: 1 << 1)
        /// RECHG
        public static let rechargeable = Features(rawValue: 1 << 2)
        /// REPLC
        public static let replaceable = Features(rawValue: 1 << 3)
    }
}
