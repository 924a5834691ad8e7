/// What libmosquitto told in a callback, as Swift values.
enum MosquittoEvent {
    /// The broker's answer to CONNECT. The code is a reason code of MQTT 5 or a return code of 3.1.1.
    case connectAnswer(code: UInt8, limits: BrokerLimits, reason: String?)
    /// The end of the connection: below 128 one of the library's error numbers, else the broker's reason code.
    case disconnected(code: Int32)
    case acknowledged(packet: UInt16, code: UInt8, reason: String?)
    case message(InboundMessage)
    case subscribed(packet: UInt16, code: UInt8)
    case unsubscribed(packet: UInt16)
}

/// What the broker said about itself in its answer to CONNECT (section 3.2.2.3 of MQTT 5). Nil: it said nothing.
struct BrokerLimits {
    var receiveMaximum: UInt16?
    var maximumPacketSize: UInt32?
    var maximumQoS: UInt8?
    var retainAvailable: UInt8?
    var assignedClientID: String?
    var keepAlive: UInt16?
}
