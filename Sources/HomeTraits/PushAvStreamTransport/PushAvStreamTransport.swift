// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster PushAvStreamTransport (0x0555).
public enum PushAvStreamTransport: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "pushAvStreamTransport", namespace: .matter, clusterID: 0x0555, identifier: "0x0555")
    }

    public static let definition = TraitDefinition(
        identity, title: "PushAvStreamTransport", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, events: eventsTable)

    /// Attribute 0x0000, fixed.
    public static var supportedFormats: AttributeKey<PushAvStreamTransport, [SupportedFormat]> {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001.
    public static var currentConnections: AttributeKey<PushAvStreamTransport, [TransportConfiguration]> {
        AttributeKey(index: 1)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// PERZONESENS
        public static var perZoneSensitivity: Features { Features(rawValue: 1 << 0) }
        /// METADATA
        public static var metadata: Features { Features(rawValue: 1 << 1) }
    }
}
