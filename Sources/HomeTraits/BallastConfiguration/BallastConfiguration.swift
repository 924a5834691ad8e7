// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster BallastConfiguration (0x0301).
public enum BallastConfiguration: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "ballastConfiguration", namespace: .matter, clusterID: 0x0301, identifier: "0x0301")
    }

    public static let definition = TraitDefinition(
        identity, title: "BallastConfiguration", revision: 4, attributes: attributesTable)

    /// Attribute 0x0000.
    public static var physicalMinLevel: AttributeKey<BallastConfiguration, UInt8> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var physicalMaxLevel: AttributeKey<BallastConfiguration, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `O`.
    public static var ballastStatus: AttributeKey<BallastConfiguration, BallastStatus> { AttributeKey(index: 2) }

    /// Attribute 0x0010, writable.
    public static var minLevel: AttributeKey<BallastConfiguration, UInt8> { AttributeKey(index: 3) }

    /// Attribute 0x0011, writable.
    public static var maxLevel: AttributeKey<BallastConfiguration, UInt8> { AttributeKey(index: 4) }

    /// Attribute 0x0014, writable, conformance `O`.
    public static var intrinsicBallastFactor: AttributeKey<BallastConfiguration, UInt8?> { AttributeKey(index: 5) }

    /// Attribute 0x0015, in %, writable, conformance `O`.
    public static var ballastFactorAdjustment: AttributeKey<BallastConfiguration, UInt8?> { AttributeKey(index: 6) }

    /// Attribute 0x0020.
    public static var lampQuantity: AttributeKey<BallastConfiguration, UInt8> { AttributeKey(index: 7) }

    /// Attribute 0x0030, writable, conformance `O`.
    public static var lampType: AttributeKey<BallastConfiguration, String> { AttributeKey(index: 8) }

    /// Attribute 0x0031, writable, conformance `O`.
    public static var lampManufacturer: AttributeKey<BallastConfiguration, String> { AttributeKey(index: 9) }

    /// Attribute 0x0032, in h, writable, conformance `O`.
    public static var lampRatedHours: AttributeKey<BallastConfiguration, UInt32?> { AttributeKey(index: 10) }

    /// Attribute 0x0033, in h, writable, conformance `O`.
    public static var lampBurnHours: AttributeKey<BallastConfiguration, UInt32?> { AttributeKey(index: 11) }

    /// Attribute 0x0034, writable, conformance `O`.
    public static var lampAlarmMode: AttributeKey<BallastConfiguration, LampAlarmMode> { AttributeKey(index: 12) }

    /// Attribute 0x0035, in h, writable, conformance `O`.
    public static var lampBurnHoursTripPoint: AttributeKey<BallastConfiguration, UInt32?> { AttributeKey(index: 13) }
}
