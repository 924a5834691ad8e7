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
    public static let nocs = AttributeKey<OperationalCredentials, [NOC]>(index: 0)

    /// Attribute 0x0001.
    public static let fabrics = AttributeKey<OperationalCredentials, [FabricDescriptor]>(index: 1)

    /// Attribute 0x0002, fixed.
    public static let supportedFabrics = AttributeKey<OperationalCredentials, UInt8>(index: 2)

    /// Attribute 0x0003.
    public static let commissionedFabrics = AttributeKey<OperationalCredentials, UInt8>(index: 3)

    /// Attribute 0x0004.
    public static let trustedRootCertificates = AttributeKey<OperationalCredentials, [Octets]>(index: 4)

    /// Attribute 0x0005.
    public static let currentFabricIndex = AttributeKey<OperationalCredentials, UInt8>(index: 5)
}
