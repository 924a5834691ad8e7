/// Messages out and in.
extension Connection {
    /// How many messages, and bytes, with QoS 0 may wait in the library for the socket. The library itself has no limit.
    private static let mostQueuedMessages = 512
    private static let mostQueuedBytes = 1 << 20

    /// How much may come before the owner is told of the connection; more is dropped and counted.
    private static let mostEarlyMessages = 4096
    private static let mostEarlyBytes = 16 << 20

    /// How many messages with QoS 1 may be published now.
    var freeWindow: Int {
        guard phase == .ready, info.maximumQoS > .atMostOnce else { return phase == .ready ? configuration.window : 0 }
        return max(0, min(configuration.window, info.receiveMaximum) - inFlight.count)
    }

    /// Whether the socket takes messages more slowly than they come.
    var isCongested: Bool {
        let waiting = queuedMessages - client.inbox.writtenMessages
        return waiting >= Self.mostQueuedMessages || queuedBytes >= Self.mostQueuedBytes
    }

    func publish(
        _ topic: TopicName, payload: MessagePayload, qos wanted: QoS, retain: Bool, properties: MQTTProperties?,
        token: UInt64
    ) throws(MQTTError) {
        guard phase == .ready, pendingEnding == nil else { throw .notConnected }
        let qos = min(wanted, info.maximumQoS)
        let properties = version == .v5 ? properties : nil
        let size = packetSize(topic, payload: payload.count, qos: qos, properties: properties)
        let limit = info.maximumPacketSize ?? Self.largestPacket
        guard size <= limit else { throw .packetTooLarge(size: size, limit: limit) }
        switch qos {
        case .atMostOnce:
            if isCongested { write() }
            guard pendingEnding == nil else { throw .notConnected }
            guard !isCongested else { throw .windowFull }
        case .atLeastOnce:
            guard freeWindow > 0, !isNextPacketInFlight else { throw .windowFull }
        }
        let packet = try client.publish(topic, payload: payload, qos: qos, retain: retain, properties: properties)
        used(packet)
        unwrittenMessages += 1
        switch qos {
        case .atMostOnce:
            queuedMessages += 1
            queuedBytes += size
            if wanted == .atLeastOnce { impliedAcknowledgements.append(token) }
        case .atLeastOnce:
            inFlight.append(InFlight(packet: packet, token: token, sequence: packetsUsed, tick: tick))
        }
    }

    /// The whole PUBLISH packet in bytes (section 3.3 of MQTT 5).
    private func packetSize(_ topic: TopicName, payload: Int, qos: QoS, properties: MQTTProperties?) -> Int {
        var size = 2 + topic.byteCount + payload
        if qos > .atMostOnce { size += 2 }
        if version == .v5 {
            let encoded = properties?.encodedSize ?? 0
            size += encoded + Self.lengthSize(encoded)
        }
        return 1 + Self.lengthSize(size) + size
    }

    /// How many bytes the variable byte integer `value` takes.
    private static func lengthSize(_ value: Int) -> Int {
        switch value {
        case ..<128: 1
        case ..<16_384: 2
        case ..<2_097_152: 3
        default: 4
        }
    }

    /// What a remaining length of four bytes can say, with the header.
    private static let largestPacket = 268_435_455 + 5

    /// The library numbers all packets from one counter, messages with QoS 0 too, and does not look whether a number is
    /// still in use. After 65535 of them that could happen.
    private var isNextPacketInFlight: Bool {
        guard let oldest = inFlight.first, packetsUsed - oldest.sequence > 65_000 else { return false }
        let next = lastPacket == .max ? 1 : lastPacket + 1
        return inFlight.contains { $0.packet == next }
    }

    func used(_ packet: UInt16) {
        packetsUsed += 1
        lastPacket = packet
    }

    func didAcknowledge(_ packet: UInt16, code: UInt8, reason: String?) {
        // Nearly always the first: brokers acknowledge in order.
        var index = 0
        while index < inFlight.count, inFlight[index].packet != packet { index += 1 }
        guard index < inFlight.count else { return }
        let token = inFlight.remove(at: index).token
        // 16 is "no matching subscribers", a success.
        let outcome: PublishOutcome =
            code < 128
            ? .accepted : .refused(code: code, text: reason ?? MosquittoLibrary.reasonText(code))
        engine.connection(self, didAcknowledge: token, outcome: outcome)
    }

    func didReceive(_ message: InboundMessage) {
        switch phase {
        case .ready:
            engine.connection(self, didReceive: message)
        case .subscribing:
            guard earlyMessages.count < Self.mostEarlyMessages, earlyBytes < Self.mostEarlyBytes else {
                return engine.connection(self, didDropMessages: 1)
            }
            earlyMessages.append(message)
            earlyBytes += message.payload.count
        case .greeting, .leaving, .ended:
            engine.connection(self, didDropMessages: 1)
        }
    }

    func deliverEarlyMessages() {
        let messages = earlyMessages
        earlyMessages = []
        for message in messages where phase == .ready {
            engine.connection(self, didReceive: message)
        }
    }

    /// Stops publishing and says goodbye once all messages are acknowledged.
    /// - Returns: false when there is nobody to say it to.
    func leave() -> Bool {
        guard phase == .ready || phase == .subscribing else { return false }
        phase = .leaving
        return true
    }

    func leaveIfAcknowledged() {
        guard phase == .leaving, inFlight.isEmpty, !hasSaidGoodbye, pendingEnding == nil else { return }
        hasSaidGoodbye = true
        _ = client.disconnect()
        write()
    }
}
