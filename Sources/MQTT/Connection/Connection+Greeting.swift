import EventLoop
import Glibc

/// From the connected socket to the broker's answer to CONNECT.
extension Connection {
    /// Whether TLS may still be negotiated. The library does not tell; the broker's first answer does.
    var isInTLSHandshake: Bool { phase == .greeting && configuration.tls != nil }

    /// Reading drives the handshake, whatever it waits for; writing only works after it.
    ///
    /// The wish to write is ignored until then: the library leaves it set while it waits for the broker, which would
    /// keep a core busy. And it takes a reset during the handshake for a reason to wait, so a closed peer is found here.
    func continueTLSHandshake(_ readiness: FileReadiness) {
        read()
        if phase == .greeting, pendingEnding == nil { write() }
        guard phase == .greeting, pendingEnding == nil,
            !readiness.isDisjoint(with: [.hangUp, .error, .peerClosed])
        else { return }
        pendingEnding = Ending(kind: .tls, text: "TLS: \(TLSFailure.text(client.inbox.logLines))")
    }

    /// Whether the library may read the broker's first packet.
    func hasSoundGreeting() -> Bool {
        guard let socket = client.socket else { return true }
        let bytes = [UInt8](unsafeUninitializedCapacity: GreetingCheck.longest + 8) { buffer, count in
            count = max(0, recv(socket, buffer.baseAddress, buffer.count, Int32(MSG_PEEK)))
        }
        // Nothing is there, or the end: the library finds out which.
        guard !bytes.isEmpty else { return true }
        switch GreetingCheck.verdict(bytes[...], version: version) {
        case .sound: return true
        case .unsound:
            pendingEnding = Ending(
                kind: .protocolError, text: "what answers is no MQTT broker", versionHint: .suspected)
            return false
        case .incomplete:
            // The bytes stay where they are, so the loop is only asked again a little later.
            watch?.interest = []
            EventLoop.shared.schedule(after: .milliseconds(10)) { [weak self] in
                guard let self, phase == .greeting else { return }
                watch?.interest = [.readable]
            }
            return false
        }
    }

    func adopt(_ limits: BrokerLimits) {
        if let value = limits.receiveMaximum { info.receiveMaximum = max(Int(value), 1) }
        info.maximumPacketSize = limits.maximumPacketSize.map { Int($0) }
        if let value = limits.maximumQoS { info.maximumQoS = value == 0 ? .atMostOnce : .atLeastOnce }
        if let value = limits.retainAvailable { info.retainAvailable = value != 0 }
        info.assignedClientID = limits.assignedClientID
        if let value = limits.keepAlive { info.keepAlive = Int(value) }
    }
}
