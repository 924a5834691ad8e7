// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster MicrowaveOvenMode (0x005E), derived from ModeBase.
public enum MicrowaveOvenMode: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "microwaveOvenMode", namespace: .matter, clusterID: 0x005E, identifier: "0x005E")
    }

    public static let definition = TraitDefinition(
        identity, title: "MicrowaveOvenMode", revision: 2, attributes: attributesTable, everydayKeys: everydayKeysTable)

    public typealias ModeChangeStatus = ModeBase.ModeChangeStatus

    /// Attribute 0x0000, fixed.
    public static var supportedModes: AttributeKey<MicrowaveOvenMode, [ModeOption]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var currentMode: AttributeKey<MicrowaveOvenMode, UInt8> { AttributeKey(index: 1) }
}
