// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster BasicInformation (0x0028).
public enum BasicInformation: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "basicInformation", namespace: .matter, clusterID: 0x0028, identifier: "0x0028")
    }

    public static let definition = TraitDefinition(
        identity, title: "BasicInformation", revision: 5, exposure: .hidden, attributes: attributesTable,
        events: eventsTable)

    /// Attribute 0x0000, fixed.
    public static var dataModelRevision: AttributeKey<BasicInformation, UInt16> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var vendorName: AttributeKey<BasicInformation, String> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var vendorId: AttributeKey<BasicInformation, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed.
    public static var productName: AttributeKey<BasicInformation, String> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed.
    public static var productId: AttributeKey<BasicInformation, UInt16> { AttributeKey(index: 4) }

    /// Attribute 0x0005, writable.
    public static var nodeLabel: AttributeKey<BasicInformation, String> { AttributeKey(index: 5) }

    /// Attribute 0x0006, writable.
    public static var location: AttributeKey<BasicInformation, String> { AttributeKey(index: 6) }

    /// Attribute 0x0007, fixed.
    public static var hardwareVersion: AttributeKey<BasicInformation, UInt16> { AttributeKey(index: 7) }

    /// Attribute 0x0008, fixed.
    public static var hardwareVersionString: AttributeKey<BasicInformation, String> { AttributeKey(index: 8) }

    /// Attribute 0x0009, fixed.
    public static var softwareVersion: AttributeKey<BasicInformation, UInt32> { AttributeKey(index: 9) }

    /// Attribute 0x000A, fixed.
    public static var softwareVersionString: AttributeKey<BasicInformation, String> { AttributeKey(index: 10) }

    /// Attribute 0x000B, fixed, conformance `O`.
    public static var manufacturingDate: AttributeKey<BasicInformation, String> { AttributeKey(index: 11) }

    /// Attribute 0x000C, fixed, conformance `O`.
    public static var partNumber: AttributeKey<BasicInformation, String> { AttributeKey(index: 12) }

    /// Attribute 0x000D, fixed, conformance `O`.
    public static var productUrl: AttributeKey<BasicInformation, String> { AttributeKey(index: 13) }

    /// Attribute 0x000E, fixed, conformance `O`.
    public static var productLabel: AttributeKey<BasicInformation, String> { AttributeKey(index: 14) }

    /// Attribute 0x000F, fixed, conformance `O`.
    public static var serialNumber: AttributeKey<BasicInformation, String> { AttributeKey(index: 15) }

    /// Attribute 0x0010, writable, conformance `O`.
    public static var localConfigDisabled: AttributeKey<BasicInformation, Bool> { AttributeKey(index: 16) }

    /// Attribute 0x0011, conformance `O`.
    public static var reachable: AttributeKey<BasicInformation, Bool> { AttributeKey(index: 17) }

    /// Attribute 0x0012, fixed.
    public static var uniqueId: AttributeKey<BasicInformation, String> { AttributeKey(index: 18) }

    /// Attribute 0x0013, fixed.
    public static var capabilityMinima: AttributeKey<BasicInformation, CapabilityMinima> { AttributeKey(index: 19) }

    /// Attribute 0x0014, fixed, conformance `O`.
    public static var productAppearance: AttributeKey<BasicInformation, ProductAppearance> { AttributeKey(index: 20) }

    /// Attribute 0x0015, fixed.
    public static var specificationVersion: AttributeKey<BasicInformation, UInt32> { AttributeKey(index: 21) }

    /// Attribute 0x0016, fixed.
    public static var maxPathsPerInvoke: AttributeKey<BasicInformation, UInt16> { AttributeKey(index: 22) }

    /// Attribute 0x0018.
    public static var configurationVersion: AttributeKey<BasicInformation, UInt32> { AttributeKey(index: 23) }
}
