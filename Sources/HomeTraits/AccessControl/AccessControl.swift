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
    public static let acl = AttributeKey<AccessControl, [AccessControlEntry]>(index: 0)

    /// Attribute 0x0001, writable, conformance `EXTS`.
    public static let `extension` = AttributeKey<AccessControl, [AccessControlExtension]>(index: 1)

    /// Attribute 0x0002, fixed.
    public static let subjectsPerAccessControlEntry = AttributeKey<AccessControl, UInt16>(index: 2)

    /// Attribute 0x0003, fixed.
    public static let targetsPerAccessControlEntry = AttributeKey<AccessControl, UInt16>(index: 3)

    /// Attribute 0x0004, fixed.
    public static let accessControlEntriesPerFabric = AttributeKey<AccessControl, UInt16>(index: 4)

    /// Attribute 0x0005, fixed, conformance `MNGD`.
    public static let commissioningArl = AttributeKey<AccessControl, [CommissioningAccessRestrictionEntry]>(index: 5)

    /// Attribute 0x0006, conformance `MNGD`.
    public static let arl = AttributeKey<AccessControl, [AccessRestrictionEntry]>(index: 6)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// EXTS
        public static let `extension` = Features(rawValue: 1 << 0)
        /// MNGD
        public static let managedDevice = Features(rawValue: 1 << 1)
    }
}
