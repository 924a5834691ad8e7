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
    public static let spinSpeeds = AttributeKey<LaundryWasherControls, [String]>(index: 0)

    /// Attribute 0x0001, writable, conformance `SPIN`.
    public static let spinSpeedCurrent = AttributeKey<LaundryWasherControls, UInt8?>(index: 1)

    /// Attribute 0x0002, writable, conformance `RINSE`.
    public static let numberOfRinses = AttributeKey<LaundryWasherControls, NumberOfRinses>(index: 2)

    /// Attribute 0x0003, conformance `RINSE`.
    public static let supportedRinses = AttributeKey<LaundryWasherControls, [NumberOfRinses]>(index: 3)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// SPIN
        public static let spin = Features(rawValue: 1 << 0)
        /// RINSE
        public static let rinse = Features(rawValue: 1 << 1)
    }
}
