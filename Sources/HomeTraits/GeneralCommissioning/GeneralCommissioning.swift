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
    public static let breadcrumb = AttributeKey<GeneralCommissioning, UInt64>(index: 0)

    /// Attribute 0x0001, fixed.
    public static let basicCommissioningInfo = AttributeKey<GeneralCommissioning, BasicCommissioningInfo>(index: 1)

    /// Attribute 0x0002.
    public static let regulatoryConfig = AttributeKey<GeneralCommissioning, RegulatoryLocationType>(index: 2)

    /// Attribute 0x0003, fixed.
    public static let locationCapability = AttributeKey<GeneralCommissioning, RegulatoryLocationType>(index: 3)

    /// Attribute 0x0004, fixed.
    public static let supportsConcurrentConnection = AttributeKey<GeneralCommissioning, Bool>(index: 4)

    /// Attribute 0x0005, conformance `TC`.
    public static let tcAcceptedVersion = AttributeKey<GeneralCommissioning, UInt16>(index: 5)

    /// Attribute 0x0006, conformance `TC`.
    public static let tcMinRequiredVersion = AttributeKey<GeneralCommissioning, UInt16>(index: 6)

    /// Attribute 0x0007, conformance `TC`.
    public static let tcAcknowledgements = AttributeKey<GeneralCommissioning, UInt16>(index: 7)

    /// Attribute 0x0008, conformance `TC`.
    public static let tcAcknowledgementsRequired = AttributeKey<GeneralCommissioning, Bool>(index: 8)

    /// Attribute 0x0009, in s since 2000-01-01T00:00:00Z, conformance `TC`.
    public static let tcUpdateDeadline = AttributeKey<GeneralCommissioning, UInt32?>(index: 9)

    /// Attribute 0x000A, conformance `NR`.
    public static let recoveryIdentifier = AttributeKey<GeneralCommissioning, Octets>(index: 10)

    /// Attribute 0x000B, conformance `NR`.
    public static let networkRecoveryReason = AttributeKey<GeneralCommissioning, NetworkRecoveryReason?>(index: 11)

    /// Attribute 0x000C, conformance `O`.
    public static let isCommissioningWithoutPower = AttributeKey<GeneralCommissioning, Bool>(index: 12)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TC
        public static let termsAndConditions = Features(rawValue: 1 << 0)
        /// NR
        public static let networkRecovery = Features(rawValue: 1 << 1)
    }
}
