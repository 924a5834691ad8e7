// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WebRtcTransportRequestor (0x0554).
public enum WebRtcTransportRequestor: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "webRtcTransportRequestor", namespace: .matter, clusterID: 0x0554, identifier: "0x0554")
    }

    public static let definition = TraitDefinition(
        identity, title: "WebRtcTransportRequestor", revision: 2, attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000.
    public static var currentSessions: AttributeKey<WebRtcTransportRequestor, [WebRTCSession]> {
        AttributeKey(index: 0)
    }
}
