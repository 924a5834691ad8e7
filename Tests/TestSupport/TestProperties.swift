/// Properties of MQTT 5, as far as tests look at them.
public struct TestProperties: Sendable, Equatable {
    public struct User: Sendable, Equatable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public var responseTopic: String?
    public var correlationData: [UInt8]?
    public var messageExpiry: UInt32?
    public var contentType: String?
    public var payloadFormat: UInt8?
    public var user: [User] = []
    public var reason: String?
    public var sessionExpiry: UInt32?
    public var willDelay: UInt32?
    public var receiveMaximum: UInt16?
    public var maximumPacketSize: UInt32?
    public var maximumQoS: UInt8?
    public var retainAvailable: UInt8?
    public var assignedClientID: String?
    public var serverKeepAlive: UInt16?

    public init() {}

    /// With the length in front.
    public var bytes: [UInt8] {
        var body: [UInt8] = []
        if let payloadFormat { body += [0x01, payloadFormat] }
        if let messageExpiry { body += [0x02] + MQTTPacket.number(messageExpiry) }
        if let contentType { body += [0x03] + MQTTPacket.field(contentType) }
        if let responseTopic { body += [0x08] + MQTTPacket.field(responseTopic) }
        if let correlationData { body += [0x09] + MQTTPacket.field(correlationData) }
        if let sessionExpiry { body += [0x11] + MQTTPacket.number(sessionExpiry) }
        if let assignedClientID { body += [0x12] + MQTTPacket.field(assignedClientID) }
        if let serverKeepAlive { body += [0x13] + MQTTPacket.number(serverKeepAlive) }
        if let willDelay { body += [0x18] + MQTTPacket.number(willDelay) }
        if let reason { body += [0x1f] + MQTTPacket.field(reason) }
        if let receiveMaximum { body += [0x21] + MQTTPacket.number(receiveMaximum) }
        if let maximumQoS { body += [0x24, maximumQoS] }
        if let retainAvailable { body += [0x25, retainAvailable] }
        for property in user {
            body += [0x26] + MQTTPacket.field(property.name) + MQTTPacket.field(property.value)
        }
        if let maximumPacketSize { body += [0x27] + MQTTPacket.number(maximumPacketSize) }
        return MQTTPacket.variableLength(body.count) + body
    }

    public init(_ reader: inout MQTTFieldReader) {
        let length = reader.variableLength()
        var reader = MQTTFieldReader(reader.bytes(length))
        while !reader.isAtEnd {
            switch reader.byte() {
            case 0x01: payloadFormat = reader.byte()
            case 0x02: messageExpiry = reader.number32()
            case 0x03: contentType = reader.text()
            case 0x08: responseTopic = reader.text()
            case 0x09: correlationData = reader.field()
            case 0x0b: _ = reader.variableLength()
            case 0x11: sessionExpiry = reader.number32()
            case 0x12: assignedClientID = reader.text()
            case 0x13: serverKeepAlive = reader.number16()
            case 0x18: willDelay = reader.number32()
            case 0x1f: reason = reader.text()
            case 0x21: receiveMaximum = reader.number16()
            case 0x22, 0x23: _ = reader.number16()
            case 0x24: maximumQoS = reader.byte()
            case 0x25: retainAvailable = reader.byte()
            case 0x26: user.append(User(reader.text(), reader.text()))
            case 0x27: maximumPacketSize = reader.number32()
            case 0x17, 0x19, 0x28, 0x29, 0x2a: _ = reader.byte()
            default: return
            }
        }
    }
}
