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
    public static var status: AttributeKey<PowerSource, PowerSourceStatus> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var order: AttributeKey<PowerSource, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var description: AttributeKey<PowerSource, String> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in mV, conformance `[WIRED]`.
    public static var wiredAssessedInputVoltage: AttributeKey<PowerSource, UInt32?> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in Hz, conformance `[WIRED]`.
    public static var wiredAssessedInputFrequency: AttributeKey<PowerSource, UInt16?> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `WIRED`.
    public static var wiredCurrentType: AttributeKey<PowerSource, WiredCurrentType> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in mA, conformance `[WIRED]`.
    public static var wiredAssessedCurrent: AttributeKey<PowerSource, UInt32?> { AttributeKey(index: 6) }

    /// Attribute 0x0007, in mV, fixed, conformance `[WIRED]`.
    public static var wiredNominalVoltage: AttributeKey<PowerSource, UInt32> { AttributeKey(index: 7) }

    /// Attribute 0x0008, in mA, fixed, conformance `[WIRED]`.
    public static var wiredMaximumCurrent: AttributeKey<PowerSource, UInt32> { AttributeKey(index: 8) }

    /// Attribute 0x0009, conformance `[WIRED]`.
    public static var wiredPresent: AttributeKey<PowerSource, Bool> { AttributeKey(index: 9) }

    /// Attribute 0x000A, conformance `[WIRED]`.
    public static var activeWiredFaults: AttributeKey<PowerSource, [WiredFault]> { AttributeKey(index: 10) }

    /// Attribute 0x000B, in mV, conformance `[BAT]`.
    public static var batVoltage: AttributeKey<PowerSource, UInt32?> { AttributeKey(index: 11) }

    /// Attribute 0x000C, in 0.5 %, conformance `[BAT]`.
    public static var batPercentRemaining: AttributeKey<PowerSource, UInt8?> { AttributeKey(index: 12) }

    /// Attribute 0x000D, in s, conformance `[BAT]`.
    public static var batTimeRemaining: AttributeKey<PowerSource, UInt32?> { AttributeKey(index: 13) }

    /// Attribute 0x000E, conformance `BAT`.
    public static var batChargeLevel: AttributeKey<PowerSource, BatChargeLevel> { AttributeKey(index: 14) }

    /// Attribute 0x000F, conformance `BAT`.
    public static var batReplacementNeeded: AttributeKey<PowerSource, Bool> { AttributeKey(index: 15) }

    /// Attribute 0x0010, fixed, conformance `BAT`.
    public static var batReplaceability: AttributeKey<PowerSource, BatReplaceability> { AttributeKey(index: 16) }

    /// Attribute 0x0011, conformance `[BAT]`.
    public static var batPresent: AttributeKey<PowerSource, Bool> { AttributeKey(index: 17) }

    /// Attribute 0x0012, conformance `[BAT]`.
    public static var activeBatFaults: AttributeKey<PowerSource, [BatFault]> { AttributeKey(index: 18) }

    /// Attribute 0x0013, fixed, conformance `REPLC`.
    public static var batReplacementDescription: AttributeKey<PowerSource, String> { AttributeKey(index: 19) }

    /// Attribute 0x0014, fixed, conformance `[REPLC]`.
    public static var batCommonDesignation: AttributeKey<PowerSource, BatCommonDesignation> { AttributeKey(index: 20) }

    /// Attribute 0x0015, fixed, conformance `[REPLC]`.
    public static var batAnsiDesignation: AttributeKey<PowerSource, String> { AttributeKey(index: 21) }

    /// Attribute 0x0016, fixed, conformance `[REPLC]`.
    public static var batIecDesignation: AttributeKey<PowerSource, String> { AttributeKey(index: 22) }

    /// Attribute 0x0017, fixed, conformance `[REPLC]`.
    public static var batApprovedChemistry: AttributeKey<PowerSource, BatApprovedChemistry> { AttributeKey(index: 23) }

    /// Attribute 0x0018, in mAh, fixed, conformance `[REPLC | RECHG]`.
    public static var batCapacity: AttributeKey<PowerSource, UInt32> { AttributeKey(index: 24) }

    /// Attribute 0x0019, fixed, conformance `REPLC`.
    public static var batQuantity: AttributeKey<PowerSource, UInt8> { AttributeKey(index: 25) }

    /// Attribute 0x001A, conformance `RECHG`.
    public static var batChargeState: AttributeKey<PowerSource, BatChargeState> { AttributeKey(index: 26) }

    /// Attribute 0x001B, in s, conformance `[RECHG]`.
    public static var batTimeToFullCharge: AttributeKey<PowerSource, UInt32?> { AttributeKey(index: 27) }

    /// Attribute 0x001C, conformance `RECHG`.
    public static var batFunctionalWhileCharging: AttributeKey<PowerSource, Bool> { AttributeKey(index: 28) }

    /// Attribute 0x001D, in mA, conformance `[RECHG]`.
    public static var batChargingCurrent: AttributeKey<PowerSource, UInt32?> { AttributeKey(index: 29) }

    /// Attribute 0x001E, conformance `[RECHG]`.
    public static var activeBatChargeFaults: AttributeKey<PowerSource, [BatChargeFault]> { AttributeKey(index: 30) }

    /// Attribute 0x001F.
    public static var endpointList: AttributeKey<PowerSource, [UInt16]> { AttributeKey(index: 31) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// WIRED
        public static var wired: Features { Features(rawValue: 1 << 0) }
        /// BAT
        public static var battery: Features { Features(rawValue: 1 << 1) }
        /// RECHG
        public static var rechargeable: Features { Features(rawValue: 1 << 2) }
        /// REPLC
        public static var replaceable: Features { Features(rawValue: 1 << 3) }
    }
}
