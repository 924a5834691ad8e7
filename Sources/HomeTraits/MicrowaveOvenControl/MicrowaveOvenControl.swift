// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster MicrowaveOvenControl (0x005F).
public enum MicrowaveOvenControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "microwaveOvenControl", namespace: .matter, clusterID: 0x005F, identifier: "0x005F")
    }

    public static let definition = TraitDefinition(
        identity, title: "MicrowaveOvenControl", revision: 1, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in s.
    public static var cookTime: AttributeKey<MicrowaveOvenControl, UInt32> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in s, fixed.
    public static var maxCookTime: AttributeKey<MicrowaveOvenControl, UInt32> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 1 %, conformance `PWRNUM`.
    public static var powerSetting: AttributeKey<MicrowaveOvenControl, UInt8> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 1 %, fixed, conformance `PWRLMTS`.
    public static var minPower: AttributeKey<MicrowaveOvenControl, UInt8> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in 1 %, fixed, conformance `PWRLMTS`.
    public static var maxPower: AttributeKey<MicrowaveOvenControl, UInt8> { AttributeKey(index: 4) }

    /// Attribute 0x0005, in 1 %, fixed, conformance `PWRLMTS`.
    public static var powerStep: AttributeKey<MicrowaveOvenControl, UInt8> { AttributeKey(index: 5) }

    /// Attribute 0x0006, fixed, conformance `WATTS`.
    public static var supportedWatts: AttributeKey<MicrowaveOvenControl, [UInt16]> { AttributeKey(index: 6) }

    /// Attribute 0x0007, conformance `WATTS`.
    public static var selectedWattIndex: AttributeKey<MicrowaveOvenControl, UInt8> { AttributeKey(index: 7) }

    /// Attribute 0x0008, in W, fixed, conformance `O`.
    public static var wattRating: AttributeKey<MicrowaveOvenControl, UInt16> { AttributeKey(index: 8) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PWRNUM
        public static var powerAsNumber: Features { Features(rawValue: 1 << 0) }
        /// WATTS
        public static var powerInWatts: Features { Features(rawValue: 1 << 1) }
        /// PWRLMTS
        public static var powerNumberLimits: Features { Features(rawValue: 1 << 2) }
    }
}
