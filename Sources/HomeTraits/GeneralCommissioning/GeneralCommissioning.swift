// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster GeneralCommissioning (0x0030).
public enum GeneralCommissioning: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "generalCommissioning", namespace: .matter, clusterID: 0x0030, identifier: "0x0030")
    }

    public static let definition = TraitDefinition(
        identity, title: "GeneralCommissioning", revision: 2, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000, writable.
    public static var breadcrumb: AttributeKey<GeneralCommissioning, UInt64> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var basicCommissioningInfo: AttributeKey<GeneralCommissioning, BasicCommissioningInfo> {
        AttributeKey(index: 1)
    }

    /// Attribute 0x0002.
    public static var regulatoryConfig: AttributeKey<GeneralCommissioning, RegulatoryLocationType> {
        AttributeKey(index: 2)
    }

    /// Attribute 0x0003, fixed.
    public static var locationCapability: AttributeKey<GeneralCommissioning, RegulatoryLocationType> {
        AttributeKey(index: 3)
    }

    /// Attribute 0x0004, fixed.
    public static var supportsConcurrentConnection: AttributeKey<GeneralCommissioning, Bool> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `TC`.
    public static var tcAcceptedVersion: AttributeKey<GeneralCommissioning, UInt16> { AttributeKey(index: 5) }

    /// Attribute 0x0006, conformance `TC`.
    public static var tcMinRequiredVersion: AttributeKey<GeneralCommissioning, UInt16> { AttributeKey(index: 6) }

    /// Attribute 0x0007, conformance `TC`.
    public static var tcAcknowledgements: AttributeKey<GeneralCommissioning, UInt16> { AttributeKey(index: 7) }

    /// Attribute 0x0008, conformance `TC`.
    public static var tcAcknowledgementsRequired: AttributeKey<GeneralCommissioning, Bool> { AttributeKey(index: 8) }

    /// Attribute 0x0009, in s since 2000-01-01T00:00:00Z, conformance `TC`.
    public static var tcUpdateDeadline: AttributeKey<GeneralCommissioning, UInt32?> { AttributeKey(index: 9) }

    /// Attribute 0x000A, conformance `NR`.
    public static var recoveryIdentifier: AttributeKey<GeneralCommissioning, Octets> { AttributeKey(index: 10) }

    /// Attribute 0x000B, conformance `NR`.
    public static var networkRecoveryReason: AttributeKey<GeneralCommissioning, NetworkRecoveryReason?> {
        AttributeKey(index: 11)
    }

    /// Attribute 0x000C, conformance `O`.
    public static var isCommissioningWithoutPower: AttributeKey<GeneralCommissioning, Bool> { AttributeKey(index: 12) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TC
        public static var termsAndConditions: Features { Features(rawValue: 1 << 0) }
        /// NR
        public static var networkRecovery: Features { Features(rawValue: 1 << 1) }
    }
}
