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
    public static let networkInterfaces = AttributeKey<GeneralDiagnostics, [NetworkInterface]>(index: 0)

    /// Attribute 0x0001.
    public static let rebootCount = AttributeKey<GeneralDiagnostics, UInt16>(index: 1)

    /// Attribute 0x0002, in s.
    public static let upTime = AttributeKey<GeneralDiagnostics, UInt64>(index: 2)

    /// Attribute 0x0003, in h, conformance `O`.
    public static let totalOperationalHours = AttributeKey<GeneralDiagnostics, UInt32>(index: 3)

    /// Attribute 0x0004, conformance `O`.
    public static let bootReason = AttributeKey<GeneralDiagnostics, BootReasonEnum>(index: 4)

    /// Attribute 0x0005, conformance `O`.
    public static let activeHardwareFaults = AttributeKey<GeneralDiagnostics, [HardwareFault]>(index: 5)

    /// Attribute 0x0006, conformance `O`.
    public static let activeRadioFaults = AttributeKey<GeneralDiagnostics, [RadioFault]>(index: 6)

    /// Attribute 0x0007, conformance `O`.
    public static let activeNetworkFaults = AttributeKey<GeneralDiagnostics, [NetworkFault]>(index: 7)

    /// Attribute 0x0008.
    public static let testEventTriggersEnabled = AttributeKey<GeneralDiagnostics, Bool>(index: 8)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// DMTEST
        public static let dataModelTest = Features(rawValue: 1 << 0)
    }
}
