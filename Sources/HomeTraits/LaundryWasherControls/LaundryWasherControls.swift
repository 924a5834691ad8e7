// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster LaundryWasherControls (0x0053).
public enum LaundryWasherControls: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "laundryWasherControls", namespace: .matter, clusterID: 0x0053, identifier: "0x0053")
    }

    public static let definition = TraitDefinition(
        identity, title: "LaundryWasherControls", revision: 2, features: featuresTable, attributes: attributesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, conformance `SPIN`.
    public static var spinSpeeds: AttributeKey<LaundryWasherControls, [String]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, writable, conformance `SPIN`.
    public static var spinSpeedCurrent: AttributeKey<LaundryWasherControls, UInt8?> { AttributeKey(index: 1) }

    /// Attribute 0x0002, writable, conformance `RINSE`.
    public static var numberOfRinses: AttributeKey<LaundryWasherControls, NumberOfRinses> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `RINSE`.
    public static var supportedRinses: AttributeKey<LaundryWasherControls, [NumberOfRinses]> { AttributeKey(index: 3) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// SPIN
        public static var spin: Features { Features(rawValue: 1 << 0) }
        /// RINSE
        public static var rinse: Features { Features(rawValue: 1 << 1) }
    }
}
