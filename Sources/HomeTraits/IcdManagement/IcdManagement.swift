// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster IcdManagement (0x0046).
public enum IcdManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "icdManagement", namespace: .matter, clusterID: 0x0046, identifier: "0x0046")
    }

    public static let definition = TraitDefinition(
        identity, title: "IcdManagement", revision: 3, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000, in s, fixed.
    public static var idleModeDuration: AttributeKey<IcdManagement, UInt32> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in ms, fixed.
    public static var activeModeDuration: AttributeKey<IcdManagement, UInt32> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in ms, fixed.
    public static var activeModeThreshold: AttributeKey<IcdManagement, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0003, conformance `CIP`.
    public static var registeredClients: AttributeKey<IcdManagement, [MonitoringRegistration]> {
        AttributeKey(index: 3)
    }

    /// Attribute 0x0004, conformance `CIP`.
    public static var icdCounter: AttributeKey<IcdManagement, UInt32> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `CIP`.
    public static var clientsSupportedPerFabric: AttributeKey<IcdManagement, UInt16> { AttributeKey(index: 5) }

    /// Attribute 0x0006, fixed, conformance `UAT`.
    public static var userActiveModeTriggerHint: AttributeKey<IcdManagement, UserActiveModeTrigger> {
        AttributeKey(index: 6)
    }

    /// Attribute 0x0007, fixed, conformance `desc`.
    public static var userActiveModeTriggerInstruction: AttributeKey<IcdManagement, String> { AttributeKey(index: 7) }

    /// Attribute 0x0008, conformance `LITS`.
    public static var operatingMode: AttributeKey<IcdManagement, OperatingMode> { AttributeKey(index: 8) }

    /// Attribute 0x0009, in s, fixed, conformance `CIP`.
    public static var maximumCheckInBackoff: AttributeKey<IcdManagement, UInt32> { AttributeKey(index: 9) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// CIP
        public static var checkInProtocolSupport: Features { Features(rawValue: 1 << 0) }
        /// UAT
        public static var userActiveModeTrigger: Features { Features(rawValue: 1 << 1) }
        /// LITS
        public static var longIdleTimeSupport: Features { Features(rawValue: 1 << 2) }
        /// DSLS
        public static var dynamicSitLitSupport: Features { Features(rawValue: 1 << 3) }
    }
}
