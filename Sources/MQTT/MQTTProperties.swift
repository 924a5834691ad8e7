/// The properties of a message (section 3.3.2.3 of MQTT 5). On a 3.1.1 connection they are not sent.
public struct MQTTProperties: Sendable, Equatable {
    /// A name and a value that the sender chose.
    public struct UserProperty: Sendable, Equatable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Where the sender wants the answer.
    public var responseTopic: String?
    /// What ties an answer to its request, at most 65535 bytes.
    public var correlationData: [UInt8]?
    /// After how many seconds the broker drops the message.
    public var messageExpiry: UInt32?
    /// The MIME type of the payload.
    public var contentType: String?
    /// Whether the payload is said to be UTF-8 text.
    public var payloadFormatIsText: Bool
    public var userProperties: [UserProperty]

    public init(
        responseTopic: String? = nil, correlationData: [UInt8]? = nil, messageExpiry: UInt32? = nil,
        contentType: String? = nil, payloadFormatIsText: Bool = false, userProperties: [UserProperty] = []
    ) {
        self.responseTopic = responseTopic
        self.correlationData = correlationData
        self.messageExpiry = messageExpiry
        self.contentType = contentType
        self.payloadFormatIsText = payloadFormatIsText
        self.userProperties = userProperties
    }

    /// The encoded size in bytes, without the length in front.
    var encodedSize: Int {
        var size = 0
        if let responseTopic { size += 3 + responseTopic.utf8.count }
        if let correlationData { size += 3 + correlationData.count }
        if messageExpiry != nil { size += 5 }
        if let contentType { size += 3 + contentType.utf8.count }
        if payloadFormatIsText { size += 2 }
        for property in userProperties { size += 5 + property.name.utf8.count + property.value.utf8.count }
        return size
    }
}
