// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster AccessControl (0x001F).
public enum AccessControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "accessControl", namespace: .matter, clusterID: 0x001F, identifier: "0x001F")
    }

    public static let definition = TraitDefinition(
        identity, title: "AccessControl", revision: 2, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000, writable.
    public static var acl: AttributeKey<AccessControl, [AccessControlEntry]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, writable, conformance `EXTS`.
    public static var `extension`: AttributeKey<AccessControl, [AccessControlExtension]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var subjectsPerAccessControlEntry: AttributeKey<AccessControl, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed.
    public static var targetsPerAccessControlEntry: AttributeKey<AccessControl, UInt16> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed.
    public static var accessControlEntriesPerFabric: AttributeKey<AccessControl, UInt16> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `MNGD`.
    public static var commissioningArl: AttributeKey<AccessControl, [CommissioningAccessRestrictionEntry]> {
        AttributeKey(index: 5)
    }

    /// Attribute 0x0006, conformance `MNGD`.
    public static var arl: AttributeKey<AccessControl, [AccessRestrictionEntry]> { AttributeKey(index: 6) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// EXTS
        public static var `extension`: Features { Features(rawValue: 1 << 0) }
        /// MNGD
        public static var managedDevice: Features { Features(rawValue: 1 << 1) }
    }
}
