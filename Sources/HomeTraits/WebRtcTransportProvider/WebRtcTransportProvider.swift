// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WebRtcTransportProvider (0x0553).
public enum WebRtcTransportProvider: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "webRtcTransportProvider", namespace: .matter, clusterID: 0x0553, identifier: "0x0553")
    }

    public static let definition = TraitDefinition(
        identity, title: "WebRtcTransportProvider", revision: 2, features: featuresTable, attributes: attributesTable,
        commands: commandsTable)

    /// Attribute 0x0000.
    public static var currentSessions: AttributeKey<WebRtcTransportProvider, [WebRTCSession]> { AttributeKey(index: 0) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// METADATA
        public static var metadata: Features { Features(rawValue: 1 << 0) }
    }
}
