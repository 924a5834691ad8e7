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
    public static var vendorName: AttributeKey<BridgedDeviceBasicInformation, String> { AttributeKey(index: 0) }

    /// Attribute 0x0002, fixed, conformance `desc`.
    public static var vendorId: AttributeKey<BridgedDeviceBasicInformation, UInt16> { AttributeKey(index: 1) }

    /// Attribute 0x0003, fixed, conformance `O`.
    public static var productName: AttributeKey<BridgedDeviceBasicInformation, String> { AttributeKey(index: 2) }

    /// Attribute 0x0004, fixed, conformance `desc`.
    public static var productId: AttributeKey<BridgedDeviceBasicInformation, UInt16> { AttributeKey(index: 3) }

    /// Attribute 0x0005, writable, conformance `O`.
    public static var nodeLabel: AttributeKey<BridgedDeviceBasicInformation, String> { AttributeKey(index: 4) }

    /// Attribute 0x0007, fixed, conformance `O`.
    public static var hardwareVersion: AttributeKey<BridgedDeviceBasicInformation, UInt16> { AttributeKey(index: 5) }

    /// Attribute 0x0008, fixed, conformance `O`.
    public static var hardwareVersionString: AttributeKey<BridgedDeviceBasicInformation, String> {
        AttributeKey(index: 6)
    }

    /// Attribute 0x0009, fixed, conformance `O`.
    public static var softwareVersion: AttributeKey<BridgedDeviceBasicInformation, UInt32> { AttributeKey(index: 7) }

    /// Attribute 0x000A, fixed, conformance `O`.
    public static var softwareVersionString: AttributeKey<BridgedDeviceBasicInformation, String> {
        AttributeKey(index: 8)
    }

    /// Attribute 0x000B, fixed, conformance `O`.
    public static var manufacturingDate: AttributeKey<BridgedDeviceBasicInformation, String> { AttributeKey(index: 9) }

    /// Attribute 0x000C, fixed, conformance `O`.
    public static var partNumber: AttributeKey<BridgedDeviceBasicInformation, String> { AttributeKey(index: 10) }

    /// Attribute 0x000D, fixed, conformance `O`.
    public static var productUrl: AttributeKey<BridgedDeviceBasicInformation, String> { AttributeKey(index: 11) }

    /// Attribute 0x000E, fixed, conformance `O`.
    public static var productLabel: AttributeKey<BridgedDeviceBasicInformation, String> { AttributeKey(index: 12) }

    /// Attribute 0x000F, fixed, conformance `O`.
    public static var serialNumber: AttributeKey<BridgedDeviceBasicInformation, String> { AttributeKey(index: 13) }

    /// Attribute 0x0011.
    public static var reachable: AttributeKey<BridgedDeviceBasicInformation, Bool> { AttributeKey(index: 14) }

    /// Attribute 0x0012, fixed.
    public static var uniqueId: AttributeKey<BridgedDeviceBasicInformation, String> { AttributeKey(index: 15) }

    /// Attribute 0x0014, fixed, conformance `O`.
    public static var productAppearance: AttributeKey<BridgedDeviceBasicInformation, ProductAppearance> {
        AttributeKey(index: 16)
    }

    /// Attribute 0x0018, conformance `O`.
    public static var configurationVersion: AttributeKey<BridgedDeviceBasicInformation, UInt32> {
        AttributeKey(index: 17)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// BIS
        public static var bridgedIcdSupport: Features { Features(rawValue: 1 << 20) }
    }
}
