// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster BridgedDeviceBasicInformation (0x0039).
public enum BridgedDeviceBasicInformation: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "bridgedDeviceBasicInformation", namespace: .matter, clusterID: 0x0039, identifier: "0x0039")
    }

    public static let definition = TraitDefinition(
        identity, title: "BridgedDeviceBasicInformation", revision: 5, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable, events: eventsTable)

    /// Attribute 0x0001, fixed, conformance `desc`.
    public static let vendorName = AttributeKey<BridgedDeviceBasicInformation, String>(index: 0)

    /// Attribute 0x0002, fixed, conformance `desc`.
    public static let vendorId = AttributeKey<BridgedDeviceBasicInformation, UInt16>(index: 1)

    /// Attribute 0x0003, fixed, conformance `O`.
    public static let productName = AttributeKey<BridgedDeviceBasicInformation, String>(index: 2)

    /// Attribute 0x0004, fixed, conformance `desc`.
    public static let productId = AttributeKey<BridgedDeviceBasicInformation, UInt16>(index: 3)

    /// Attribute 0x0005, writable, conformance `O`.
    public static let nodeLabel = AttributeKey<BridgedDeviceBasicInformation, String>(index: 4)

    /// Attribute 0x0007, fixed, conformance `O`.
    public static let hardwareVersion = AttributeKey<BridgedDeviceBasicInformation, UInt16>(index: 5)

    /// Attribute 0x0008, fixed, conformance `O`.
    public static let hardwareVersionString = AttributeKey<BridgedDeviceBasicInformation, String>(index: 6)

    /// Attribute 0x0009, fixed, conformance `O`.
    public static let softwareVersion = AttributeKey<BridgedDeviceBasicInformation, UInt32>(index: 7)

    /// Attribute 0x000A, fixed, conformance `O`.
    public static let softwareVersionString = AttributeKey<BridgedDeviceBasicInformation, String>(index: 8)

    /// Attribute 0x000B, fixed, conformance `O`.
    public static let manufacturingDate = AttributeKey<BridgedDeviceBasicInformation, String>(index: 9)

    /// Attribute 0x000C, fixed, conformance `O`.
    public static let partNumber = AttributeKey<BridgedDeviceBasicInformation, String>(index: 10)

    /// Attribute 0x000D, fixed, conformance `O`.
    public static let productUrl = AttributeKey<BridgedDeviceBasicInformation, String>(index: 11)

    /// Attribute 0x000E, fixed, conformance `O`.
    public static let productLabel = AttributeKey<BridgedDeviceBasicInformation, String>(index: 12)

    /// Attribute 0x000F, fixed, conformance `O`.
    public static let serialNumber = AttributeKey<BridgedDeviceBasicInformation, String>(index: 13)

    /// Attribute 0x0011.
    public static let reachable = AttributeKey<BridgedDeviceBasicInformation, Bool>(index: 14)

    /// Attribute 0x0012, fixed.
    public static let uniqueId = AttributeKey<BridgedDeviceBasicInformation, String>(index: 15)

    /// Attribute 0x0014, fixed, conformance `O`.
    public static let productAppearance = AttributeKey<BridgedDeviceBasicInformation, ProductAppearance>(index: 16)

    /// Attribute 0x0018, conformance `O`.
    public static let configurationVersion = AttributeKey<BridgedDeviceBasicInformation, UInt32>(index: 17)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// BIS
        public static let bridgedIcdSupport = Features(rawValue: 1 << 20)
    }
}
