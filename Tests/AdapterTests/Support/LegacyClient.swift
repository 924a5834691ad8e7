import TestSupport

/// A sender that speaks MQTT 3.1.1.
enum LegacyClient {
    /// Connects, publishes one message at QoS 1, waits for its acknowledgement and leaves.
    static func publish(_ topic: String, _ payload: String, retain: Bool = false, port: Int) throws {
        let socket = try TestSocket.connect(port: port)
        socket.setReceiveTimeout(.seconds(10))
        socket.send(
            MQTTPacket(
                .connect,
                body: MQTTPacket.field("MQTT") + [4, 2] + MQTTPacket.number(UInt16(10)) + MQTTPacket.field("")
            ).bytes)
        guard socket.receive().first == MQTTPacket.Kind.connack.rawValue << 4 else {
            throw TestFailure("the broker does not take MQTT 3.1.1")
        }
        socket.send(
            MQTTPacket(
                .publish, flags: 2 | (retain ? 1 : 0),
                body: MQTTPacket.field(topic) + MQTTPacket.number(UInt16(1)) + Array(payload.utf8)
            ).bytes)
        guard socket.receive().first == MQTTPacket.Kind.puback.rawValue << 4 else {
            throw TestFailure("the broker did not acknowledge")
        }
        socket.send(MQTTPacket(.disconnect).bytes)
    }
}
