// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster AdministratorCommissioning (0x003C).
public enum AdministratorCommissioning: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "administratorCommissioning", namespace: .matter, clusterID: 0x003C, identifier: "0x003C")
    }

    public static let definition = TraitDefinition(
        identity, title: "AdministratorCommissioning", revision: 1, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000.
    public static var windowStatus: AttributeKey<AdministratorCommissioning, CommissioningWindowStatus> {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001.
    public static var adminFabricIndex: AttributeKey<AdministratorCommissioning, UInt8?> { AttributeKey(index: 1) }

    /// Attribute 0x0002.
    public static var adminVendorId: AttributeKey<AdministratorCommissioning, UInt16?> { AttributeKey(index: 2) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// BC
        public static var basic: Features { Features(rawValue: 1 << 0) }
    }
}
