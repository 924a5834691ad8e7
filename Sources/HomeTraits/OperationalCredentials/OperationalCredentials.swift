// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster OperationalCredentials (0x003E).
public enum OperationalCredentials: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "operationalCredentials", namespace: .matter, clusterID: 0x003E, identifier: "0x003E")
    }

    public static let definition = TraitDefinition(
        identity, title: "OperationalCredentials", revision: 2, exposure: .hidden, attributes: attributesTable,
        commands: commandsTable)

    /// Attribute 0x0000.
    public static var nocs: AttributeKey<OperationalCredentials, [NOC]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var fabrics: AttributeKey<OperationalCredentials, [FabricDescriptor]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var supportedFabrics: AttributeKey<OperationalCredentials, UInt8> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var commissionedFabrics: AttributeKey<OperationalCredentials, UInt8> { AttributeKey(index: 3) }

    /// Attribute 0x0004.
    public static var trustedRootCertificates: AttributeKey<OperationalCredentials, [Octets]> { AttributeKey(index: 4) }

    /// Attribute 0x0005.
    public static var currentFabricIndex: AttributeKey<OperationalCredentials, UInt8> { AttributeKey(index: 5) }
}
