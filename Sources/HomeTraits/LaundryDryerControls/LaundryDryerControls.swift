// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster LaundryDryerControls (0x004A).
public enum LaundryDryerControls: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "laundryDryerControls", namespace: .matter, clusterID: 0x004A, identifier: "0x004A")
    }

    public static let definition = TraitDefinition(
        identity, title: "LaundryDryerControls", revision: 1, attributes: attributesTable,
        everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var supportedDrynessLevels: AttributeKey<LaundryDryerControls, [DrynessLevel]> {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001, writable.
    public static var selectedDrynessLevel: AttributeKey<LaundryDryerControls, DrynessLevel?> { AttributeKey(index: 1) }
}
