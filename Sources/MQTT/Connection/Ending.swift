/// How a connection or an attempt ended, before it is known when the next attempt follows.
struct Ending {
    /// Whether it looks as if the broker does not speak MQTT 5.
    enum VersionHint {
        case none
        /// It closed without an answer, as some old brokers do.
        case suspected
        /// It said so.
        case certain
    }

    var kind: MQTTDisconnectReason.Kind
    var code: UInt8?
    var text: String
    var isPermanent = false
    var versionHint = VersionHint.none
}

extension Ending {
    /// The broker refused CONNECT.
    static func refusal(code: UInt8, version: MQTTProtocolVersion, reason: String?) -> Ending {
        let text =
            version == .v5 ? MosquittoLibrary.reasonText(code) : MosquittoLibrary.connackText(code)
        let isVersion = code == 132 || code == 1
        // Of MQTT 5: client id, user or password, not authorized, banned, authentication method. Of 3.1.1: client
        // id, user or password, not authorized.
        let permanent: Set<UInt8> = version == .v5 ? [132, 133, 134, 135, 138, 140] : [1, 2, 4, 5]
        return Ending(
            kind: .refused, code: code, text: "the broker refused the connection: \(reason ?? text)",
            isPermanent: permanent.contains(code), versionHint: version == .v5 && isVersion ? .certain : .none)
    }

    /// The broker sent DISCONNECT (MQTT 5) with this reason code.
    static func farewell(code: UInt8) -> Ending {
        let text = MosquittoLibrary.reasonText(code)
        let kind: MQTTDisconnectReason.Kind =
            switch code {
            case 142: .takenOver
            case 149: .packetTooLarge
            case 141: .keepAlive
            case 134, 135, 138: .refused
            case 129, 130, 147, 148: .protocolError
            default: .closedByBroker
            }
        return Ending(
            kind: kind, code: code, text: "the broker ended the connection: \(text)", isPermanent: kind == .refused)
    }
}
