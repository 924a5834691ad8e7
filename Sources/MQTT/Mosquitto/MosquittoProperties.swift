import CMosquitto
import Glibc

/// A list of properties to send, owned until libmosquitto takes it over or the value goes away.
struct MosquittoPropertyList: ~Copyable {
    private(set) var list: OpaquePointer?

    init() {}

    /// - Throws: ``MQTTError/invalidProperty(_:)`` for text or data that MQTT cannot carry.
    init(_ properties: MQTTProperties) throws(MQTTError) {
        if let topic = properties.responseTopic { try add(MQTT_PROP_RESPONSE_TOPIC, topic) }
        if let data = properties.correlationData { try add(MQTT_PROP_CORRELATION_DATA, data) }
        if let seconds = properties.messageExpiry { try add(MQTT_PROP_MESSAGE_EXPIRY_INTERVAL, seconds) }
        if let type = properties.contentType { try add(MQTT_PROP_CONTENT_TYPE, type) }
        if properties.payloadFormatIsText {
            try check(mosquitto_property_add_byte(&list, MQTT_PROP_PAYLOAD_FORMAT_INDICATOR.int, 1), "payload format")
        }
        for property in properties.userProperties {
            guard !property.name.utf8.contains(0), !property.value.utf8.contains(0) else {
                throw .invalidProperty("a user property contains U+0000")
            }
            try check(
                mosquitto_property_add_string_pair(
                    &list, MQTT_PROP_USER_PROPERTY.int, property.name, property.value), "user property")
        }
    }

    deinit {
        var list = list
        mosquitto_property_free_all(&list)
    }

    mutating func add(_ identifier: mqtt5_property, _ value: UInt32) throws(MQTTError) {
        try check(mosquitto_property_add_int32(&list, identifier.int, value), name(identifier))
    }

    mutating func add(_ identifier: mqtt5_property, _ text: String) throws(MQTTError) {
        guard !text.utf8.contains(0) else { throw .invalidProperty("\(name(identifier)) contains U+0000") }
        try check(mosquitto_property_add_string(&list, identifier.int, text), name(identifier))
    }

    mutating func add(_ identifier: mqtt5_property, _ data: [UInt8]) throws(MQTTError) {
        guard let count = UInt16(exactly: data.count) else {
            throw .invalidProperty("\(name(identifier)) has more than 65535 bytes")
        }
        try check(mosquitto_property_add_binary(&list, identifier.int, data, count), name(identifier))
    }

    /// Gives the list away, to code that frees it.
    mutating func release() {
        list = nil
    }

    private func name(_ identifier: mqtt5_property) -> String {
        mosquitto_property_identifier_to_string(identifier.int).map { String(cString: $0) } ?? "property"
    }

    private func check(_ result: Int32, _ what: String) throws(MQTTError) {
        guard result != 0 else { return }
        throw .invalidProperty("\(what): \(String(cString: mosquitto_strerror(result)))")
    }
}

/// Reads a list that libmosquitto owns, during a callback.
struct MosquittoPropertyReader {
    private let list: OpaquePointer?

    init(_ list: OpaquePointer?) {
        self.list = list
    }

    var messageProperties: MQTTProperties {
        var properties = MQTTProperties()
        var next = list
        while let property = next {
            switch mosquitto_property_identifier(property) {
            case MQTT_PROP_RESPONSE_TOPIC.int: properties.responseTopic = string(MQTT_PROP_RESPONSE_TOPIC)
            case MQTT_PROP_CONTENT_TYPE.int: properties.contentType = string(MQTT_PROP_CONTENT_TYPE)
            case MQTT_PROP_CORRELATION_DATA.int: properties.correlationData = data(MQTT_PROP_CORRELATION_DATA)
            case MQTT_PROP_MESSAGE_EXPIRY_INTERVAL.int:
                properties.messageExpiry = int32(MQTT_PROP_MESSAGE_EXPIRY_INTERVAL)
            case MQTT_PROP_PAYLOAD_FORMAT_INDICATOR.int:
                properties.payloadFormatIsText = byte(MQTT_PROP_PAYLOAD_FORMAT_INDICATOR) == 1
            case MQTT_PROP_USER_PROPERTY.int:
                if properties.userProperties.count < MosquittoInbox.mostUserProperties, let pair = pair(property) {
                    properties.userProperties.append(pair)
                }
            default: break
            }
            next = mosquitto_property_next(property)
        }
        return properties
    }

    var brokerLimits: BrokerLimits {
        BrokerLimits(
            receiveMaximum: int16(MQTT_PROP_RECEIVE_MAXIMUM),
            maximumPacketSize: int32(MQTT_PROP_MAXIMUM_PACKET_SIZE), maximumQoS: byte(MQTT_PROP_MAXIMUM_QOS),
            retainAvailable: byte(MQTT_PROP_RETAIN_AVAILABLE),
            assignedClientID: string(MQTT_PROP_ASSIGNED_CLIENT_IDENTIFIER),
            keepAlive: int16(MQTT_PROP_SERVER_KEEP_ALIVE))
    }

    var reasonText: String? { string(MQTT_PROP_REASON_STRING) }

    private func byte(_ identifier: mqtt5_property) -> UInt8? {
        var value: UInt8 = 0
        return mosquitto_property_read_byte(list, identifier.int, &value, false) == nil ? nil : value
    }

    private func int16(_ identifier: mqtt5_property) -> UInt16? {
        var value: UInt16 = 0
        return mosquitto_property_read_int16(list, identifier.int, &value, false) == nil ? nil : value
    }

    private func int32(_ identifier: mqtt5_property) -> UInt32? {
        var value: UInt32 = 0
        return mosquitto_property_read_int32(list, identifier.int, &value, false) == nil ? nil : value
    }

    private func string(_ identifier: mqtt5_property) -> String? {
        var value: UnsafeMutablePointer<CChar>?
        guard mosquitto_property_read_string(list, identifier.int, &value, false) != nil, let value else { return nil }
        defer { free(value) }
        return String(cString: value)
    }

    private func data(_ identifier: mqtt5_property) -> [UInt8]? {
        var value: UnsafeMutableRawPointer?
        var count: UInt16 = 0
        guard mosquitto_property_read_binary(list, identifier.int, &value, &count, false) != nil else { return nil }
        defer { free(value) }
        return Array(UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : Int(count)))
    }

    private func pair(_ property: OpaquePointer) -> MQTTProperties.UserProperty? {
        var name: UnsafeMutablePointer<CChar>?
        var value: UnsafeMutablePointer<CChar>?
        guard
            mosquitto_property_read_string_pair(property, MQTT_PROP_USER_PROPERTY.int, &name, &value, false) != nil
        else { return nil }
        defer {
            free(name)
            free(value)
        }
        return MQTTProperties.UserProperty(
            name.map { String(cString: $0) } ?? "", value.map { String(cString: $0) } ?? "")
    }
}

extension mqtt5_property {
    /// As the library's functions take it.
    fileprivate var int: Int32 { Int32(bitPattern: rawValue) }
}
