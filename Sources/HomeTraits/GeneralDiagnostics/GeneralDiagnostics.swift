// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster GeneralDiagnostics (0x0033).
public enum GeneralDiagnostics: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "generalDiagnostics", namespace: .matter, clusterID: 0x0033, identifier: "0x0033")
    }

    public static let definition = TraitDefinition(
        identity, title: "GeneralDiagnostics", revision: 2, exposure: .hidden, features: featuresTable,
        attributes: attributesTable, commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000.
    public static var networkInterfaces: AttributeKey<GeneralDiagnostics, [NetworkInterface]> { AttributeKey(index: 0) }

    /// Attribute 0x0001.
    public static var rebootCount: AttributeKey<GeneralDiagnostics, UInt16> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in s.
    public static var upTime: AttributeKey<GeneralDiagnostics, UInt64> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in h, conformance `O`.
    public static var totalOperationalHours: AttributeKey<GeneralDiagnostics, UInt32> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `O`.
    public static var bootReason: AttributeKey<GeneralDiagnostics, BootReasonEnum> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `O`.
    public static var activeHardwareFaults: AttributeKey<GeneralDiagnostics, [HardwareFault]> { AttributeKey(index: 5) }

    /// Attribute 0x0006, conformance `O`.
    public static var activeRadioFaults: AttributeKey<GeneralDiagnostics, [RadioFault]> { AttributeKey(index: 6) }

    /// Attribute 0x0007, conformance `O`.
    public static var activeNetworkFaults: AttributeKey<GeneralDiagnostics, [NetworkFault]> { AttributeKey(index: 7) }

    /// Attribute 0x0008.
    public static var testEventTriggersEnabled: AttributeKey<GeneralDiagnostics, Bool> { AttributeKey(index: 8) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// DMTEST
        public static var dataModelTest: Features { Features(rawValue: 1 << 0) }
    }
}
