import CMosquitto
import Glibc

extension Connection {
    /// Why the connection is over, from all that the library told.
    func ending(code: Int32, errno: Int32) -> Ending {
        if let refusal { return refusal }
        if let farewell, let reason = UInt8(exactly: farewell), reason >= 128 { return .farewell(code: reason) }
        let code = code != 0 ? code : farewell ?? 0
        switch code {
        case MOSQ_ERR_KEEPALIVE.code:
            return Ending(kind: .keepAlive, text: "the broker did not answer a ping")
        case MOSQ_ERR_TLS.code:
            return Ending(kind: .tls, text: "TLS: \(TLSFailure.text(client.inbox.logLines))")
        case MOSQ_ERR_PROTOCOL.code, MOSQ_ERR_MALFORMED_PACKET.code, MOSQ_ERR_MALFORMED_UTF8.code,
            MOSQ_ERR_DUPLICATE_PROPERTY.code, MOSQ_ERR_NOMEM.code:
            return Ending(
                kind: .protocolError, text: "the other side does not keep to MQTT \(version)",
                versionHint: phase == .greeting ? .suspected : .none)
        default:
            break
        }
        if isInTLSHandshake {
            return Ending(kind: .tls, text: "TLS: \(TLSFailure.text(client.inbox.logLines))")
        }
        if code == MOSQ_ERR_ERRNO.code, errno != 0, errno != EPROTO {
            return Ending(kind: .lost, text: "connection lost: \(String(cString: strerror(errno)))")
        }
        guard phase == .greeting else {
            return Ending(kind: .lost, text: "the broker closed the connection")
        }
        return Ending(
            kind: .lost, text: "the broker closed the connection without an answer", versionHint: .suspected)
    }
}
