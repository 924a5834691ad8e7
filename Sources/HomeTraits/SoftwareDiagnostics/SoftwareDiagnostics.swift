// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster SoftwareDiagnostics (0x0034).
public enum SoftwareDiagnostics: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "softwareDiagnostics", namespace: .matter, clusterID: 0x0034, identifier: "0x0034")
    }

    public static let definition = TraitDefinition(
        identity, title: "SoftwareDiagnostics", revision: 1, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000, conformance `O`.
    public static var threadMetrics: AttributeKey<SoftwareDiagnostics, [ThreadMetrics]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in B, conformance `O`.
    public static var currentHeapFree: AttributeKey<SoftwareDiagnostics, UInt64> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in B, conformance `O`.
    public static var currentHeapUsed: AttributeKey<SoftwareDiagnostics, UInt64> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in B, conformance `WTRMRK`.
    public static var currentHeapHighWatermark: AttributeKey<SoftwareDiagnostics, UInt64> { AttributeKey(index: 3) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// WTRMRK
        public static var watermarks: Features { Features(rawValue: 1 << 0) }
    }
}
