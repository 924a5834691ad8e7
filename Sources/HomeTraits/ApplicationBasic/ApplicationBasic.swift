// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ApplicationBasic (0x050D).
public enum ApplicationBasic: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "applicationBasic", namespace: .matter, clusterID: 0x050D, identifier: "0x050D")
    }

    public static let definition = TraitDefinition(
        identity, title: "ApplicationBasic", revision: 1, attributes: attributesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, fixed, conformance `O`.
    public static var vendorName: AttributeKey<ApplicationBasic, String> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `O`.
    public static var vendorId: AttributeKey<ApplicationBasic, UInt16> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var applicationName: AttributeKey<ApplicationBasic, String> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed, conformance `O`.
    public static var productId: AttributeKey<ApplicationBasic, UInt16> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed.
    public static var application: AttributeKey<ApplicationBasic, Application> { AttributeKey(index: 4) }

    /// Attribute 0x0005.
    public static var status: AttributeKey<ApplicationBasic, ApplicationStatus> { AttributeKey(index: 5) }

    /// Attribute 0x0006, fixed.
    public static var applicationVersion: AttributeKey<ApplicationBasic, String> { AttributeKey(index: 6) }

    /// Attribute 0x0007, fixed.
    public static var allowedVendorList: AttributeKey<ApplicationBasic, [UInt16]> { AttributeKey(index: 7) }
}
