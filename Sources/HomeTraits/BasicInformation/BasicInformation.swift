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
    public static let dataModelRevision = AttributeKey<BasicInformation, UInt16>(index: 0)

    /// Attribute 0x0001, fixed.
    public static let vendorName = AttributeKey<BasicInformation, String>(index: 1)

    /// Attribute 0x0002, fixed.
    public static let vendorId = AttributeKey<BasicInformation, UInt16>(index: 2)

    /// Attribute 0x0003, fixed.
    public static let productName = AttributeKey<BasicInformation, String>(index: 3)

    /// Attribute 0x0004, fixed.
    public static let productId = AttributeKey<BasicInformation, UInt16>(index: 4)

    /// Attribute 0x0005, writable.
    public static let nodeLabel = AttributeKey<BasicInformation, String>(index: 5)

    /// Attribute 0x0006, writable.
    public static let location = AttributeKey<BasicInformation, String>(index: 6)

    /// Attribute 0x0007, fixed.
    public static let hardwareVersion = AttributeKey<BasicInformation, UInt16>(index: 7)

    /// Attribute 0x0008, fixed.
    public static let hardwareVersionString = AttributeKey<BasicInformation, String>(index: 8)

    /// Attribute 0x0009, fixed.
    public static let softwareVersion = AttributeKey<BasicInformation, UInt32>(index: 9)

    /// Attribute 0x000A, fixed.
    public static let softwareVersionString = AttributeKey<BasicInformation, String>(index: 10)

    /// Attribute 0x000B, fixed, conformance `O`.
    public static let manufacturingDate = AttributeKey<BasicInformation, String>(index: 11)

    /// Attribute 0x000C, fixed, conformance `O`.
    public static let partNumber = AttributeKey<BasicInformation, String>(index: 12)

    /// Attribute 0x000D, fixed, conformance `O`.
    public static let productUrl = AttributeKey<BasicInformation, String>(index: 13)

    /// Attribute 0x000E, fixed, conformance `O`.
    public static let productLabel = AttributeKey<BasicInformation, String>(index: 14)

    /// Attribute 0x000F, fixed, conformance `O`.
    public static let serialNumber = AttributeKey<BasicInformation, String>(index: 15)

    /// Attribute 0x0010, writable, conformance `O`.
    public static let localConfigDisabled = AttributeKey<BasicInformation, Bool>(index: 16)

    /// Attribute 0x0011, conformance `O`.
    public static let reachable = AttributeKey<BasicInformation, Bool>(index: 17)

    /// Attribute 0x0012, fixed.
    public static let uniqueId = AttributeKey<BasicInformation, String>(index: 18)

    /// Attribute 0x0013, fixed.
    public static let capabilityMinima = AttributeKey<BasicInformation, CapabilityMinima>(index: 19)

    /// Attribute 0x0014, fixed, conformance `O`.
    public static let productAppearance = AttributeKey<BasicInformation, ProductAppearance>(index: 20)

    /// Attribute 0x0015, fixed.
    public static let specificationVersion = AttributeKey<BasicInformation, UInt32>(index: 21)

    /// Attribute 0x0016, fixed.
    public static let maxPathsPerInvoke = AttributeKey<BasicInformation, UInt16>(index: 22)

    /// Attribute 0x0018.
    public static let configurationVersion = AttributeKey<BasicInformation, UInt32>(index: 23)
}
