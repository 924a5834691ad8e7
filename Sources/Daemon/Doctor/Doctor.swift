import EventLoop
import Glibc
import MQTT

/// Examines a broker from the adapter's side: what it grants, how fast it answers, what it keeps back from subscribers, what
/// it permits, and who else is there. It publishes below `<base>/_adapter/doctor/` and, without retaining anything, below
/// `<base>/_doctor-…`; it leaves nothing behind.
@LoopActor
struct Doctor {
    let link: BrokerLink
    let info: ConnectionInfo
    let base: String
    /// Tells this examination from others; a topic level.
    let name: String
    /// Discovery is published below it; nil when it is not.
    let discoveryPrefix: String?
    /// The store that the configuration names, if there is one.
    let storeID: String?
    let report: DoctorReport

    /// Our own topics' common beginning.
    var ownTopic: String { "\(base)/_adapter/doctor/\(name)" }

    /// - Throws: `MQTTError` when the base makes no topic.
    func examine() async throws {
        announce()
        let mayUseOwnTopic = try await examineRoundTrip()
        if mayUseOwnTopic, info.retainAvailable { try await examineQueues() }
        try await examinePublishing()
        try await examineCommands()
        try await examineAdapter()
    }

    private func announce() {
        report.fact("protocol", info.protocolVersion.description)
        if info.protocolVersion == .v5 {
            report.fact("receive maximum", "\(info.receiveMaximum) unacknowledged messages")
            report.fact("packet limit", info.maximumPacketSize.map { "\($0) bytes" } ?? "none")
        } else {
            report.finding(
                "the connection speaks MQTT 3.1.1: the broker does not tell what it denies, and commands cannot name a response topic",
                advice: ["use a broker that speaks MQTT 5, and 'protocol: 5' in the configuration"])
        }
        report.fact("highest QoS", info.maximumQoS == .atMostOnce ? "0" : "1 or more")
        report.fact("retained messages", info.retainAvailable ? "available" : "not available")
        if !info.retainAvailable {
            report.finding(
                "the broker keeps no retained messages: who subscribes later sees no state",
                advice: ["mosquitto.conf: retain_available true"])
        }
        if info.maximumQoS == .atMostOnce {
            report.finding(
                "the broker acknowledges nothing (QoS 0 only): lost messages stay lost",
                advice: ["mosquitto.conf: max_qos 2"])
        }
        if let limit = info.maximumPacketSize, limit < Self.sufficientPacket {
            report.finding(
                "the broker takes packets of at most \(limit) bytes: larger descriptions and answers cannot be published",
                advice: ["mosquitto.conf: max_packet_size \(Self.sufficientPacket) or more"])
        }
    }

    /// The largest payload that the adapter takes, with room for the topic.
    private static let sufficientPacket = 300_000

    /// Waits without holding the loop.
    func pause(_ duration: Duration) async {
        await withCheckedContinuation { continuation in
            EventLoop.shared.schedule(after: duration) { continuation.resume() }
        }
    }
}
