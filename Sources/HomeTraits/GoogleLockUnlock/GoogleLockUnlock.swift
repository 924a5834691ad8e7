// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait LockUnlock (action.devices.traits.LockUnlock).
public enum GoogleLockUnlock: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.lockUnlock", namespace: .google, identifier: "action.devices.traits.LockUnlock")
    }

    public static let definition = TraitDefinition(
        identity, title: "LockUnlock", revision: 1, attributes: attributesTable, commands: commandsTable,
        setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000.
    public static var isLocked: AttributeKey<GoogleLockUnlock, Bool> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `O`.
    public static var isJammed: AttributeKey<GoogleLockUnlock, Bool> { AttributeKey(index: 1) }
}
