import CMosquitto
import Glibc

/// Owns one client object of libmosquitto, for one attempt to connect and the connection that comes of it.
///
/// A client is never used again after its connection ended: on a reconnect the library would send old queued messages
/// after new ones.
///
/// `@unchecked Sendable`, because it is made and connected on the worker thread and then handed to the loop, through
/// a queue with a lock, and never used by both: the worker gives it away as its last act.
final class MosquittoClient: @unchecked Sendable {
    private let handle: OpaquePointer
    let inbox: MosquittoInbox

    /// - Throws: ``MQTTError`` when a setting is refused; a TLS file that cannot be read is found on connecting.
    init(_ configuration: MQTTConfiguration, version: MQTTProtocolVersion) throws(MQTTError) {
        guard MosquittoLibrary.isReady else { throw .library(code: MOSQ_ERR_UNKNOWN.code, text: "cannot be set up") }
        let inbox = MosquittoInbox(maximumPayload: configuration.maximumInboundPayload)
        let context = Unmanaged.passUnretained(inbox).toOpaque()
        guard let handle = mosquitto_new(configuration.clientID, true, context) else {
            throw .library(code: MOSQ_ERR_NOMEM.code, text: String(cString: strerror(errno)))
        }
        self.handle = handle
        self.inbox = inbox
        mosquitto_connect_v5_callback_set(handle, mosquittoDidConnect)
        mosquitto_disconnect_v5_callback_set(handle, mosquittoDidDisconnect)
        mosquitto_publish_v5_callback_set(handle, mosquittoDidPublish)
        mosquitto_message_v5_callback_set(handle, mosquittoDidReceive)
        mosquitto_subscribe_v5_callback_set(handle, mosquittoDidSubscribe)
        mosquitto_unsubscribe_v5_callback_set(handle, mosquittoDidUnsubscribe)
        mosquitto_log_callback_set(handle, mosquittoDidLog)
        try configure(configuration, version: version)
    }

    deinit {
        mosquitto_destroy(handle)
    }

    private func configure(_ configuration: MQTTConfiguration, version: MQTTProtocolVersion) throws(MQTTError) {
        // The version first: the will's properties are only taken by a client of version 5.
        try check(mosquitto_int_option(handle, MOSQ_OPT_PROTOCOL_VERSION, Int32(version.rawValue)))
        try check(mosquitto_int_option(handle, MOSQ_OPT_TCP_NODELAY, 1))
        try check(mosquitto_int_option(handle, MOSQ_OPT_SEND_MAXIMUM, Int32(configuration.window)))
        try check(mosquitto_int_option(handle, MOSQ_OPT_RECEIVE_MAXIMUM, Self.receiveMaximum))
        // Writes happen in `write()` only, never in the middle of a call that queues a packet.
        try check(mosquitto_threaded_set(handle, true))
        try check(mosquitto_username_pw_set(handle, configuration.username, configuration.password))
        if let will = configuration.will { try setWill(will, version: version) }
        if let tls = configuration.tls { try setTLS(tls) }
    }

    private func setWill(_ will: MQTTWill, version: MQTTProtocolVersion) throws(MQTTError) {
        var properties = MosquittoPropertyList()
        if version == .v5, will.delay > 0 { try properties.add(MQTT_PROP_WILL_DELAY_INTERVAL, will.delay) }
        let list = properties.list
        let result = will.topic.withCString { topic in
            mosquitto_will_set_v5(
                handle, topic, Int32(will.payload.count), will.payload, Int32(will.qos.rawValue), will.isRetained, list)
        }
        try check(result)
        // On success the client owns the list.
        properties.release()
    }

    private func setTLS(_ tls: MQTTTLS) throws(MQTTError) {
        for path in [tls.certificateAuthorityFile, tls.certificateFile, tls.keyFile] {
            guard let path, access(path, R_OK) != 0 else { continue }
            throw .invalidConfiguration("cannot read \(path): \(String(cString: strerror(errno)))")
        }
        if tls.certificateAuthorityFile == nil {
            try check(mosquitto_int_option(handle, MOSQ_OPT_TLS_USE_OS_CERTS, 1))
        }
        if tls.certificateAuthorityFile != nil || tls.certificateFile != nil {
            // The call wants some authority with a client certificate; without a file the system's directory is one.
            let directory = tls.certificateAuthorityFile == nil ? "/etc/ssl/certs" : nil
            try check(
                mosquitto_tls_set(
                    handle, tls.certificateAuthorityFile, directory, tls.certificateFile, tls.keyFile,
                    mosquittoHasNoPassphrase))
        }
        // 0 is OpenSSL's SSL_VERIFY_NONE, 1 SSL_VERIFY_PEER.
        try check(mosquitto_tls_opts_set(handle, tls.verification == .off ? 0 : 1, "tlsv1.2", nil))
        try check(mosquitto_tls_insecure_set(handle, tls.verification != .full))
    }

    /// How many unacknowledged messages the broker may send us.
    private static let receiveMaximum: Int32 = 200

    // MARK: Connecting, on the worker

    /// Starts to connect, without waiting for the network. The address must be numeric if resolving may take time.
    ///
    /// - Parameters:
    ///   - bindAddress: the unspecified address of the wanted family, where `host` is a name with addresses of several.
    ///   - sessionExpiry: MQTT 5 only, in seconds.
    ///   - maximumPacketSize: MQTT 5 only, the largest packet that the broker may send.
    /// - Returns: the library's error number and, for a system error, `errno`.
    func connect(
        host: String, port: Int, keepAlive: Int, bindAddress: String?, version: MQTTProtocolVersion,
        sessionExpiry: UInt32, maximumPacketSize: UInt32
    ) throws(MQTTError) -> (code: Int32, errno: Int32) {
        if version == .v5 {
            var properties = MosquittoPropertyList()
            if sessionExpiry > 0 { try properties.add(MQTT_PROP_SESSION_EXPIRY_INTERVAL, sessionExpiry) }
            try properties.add(MQTT_PROP_MAXIMUM_PACKET_SIZE, maximumPacketSize)
            // Only this call takes properties for CONNECT, but it blocks for as long as the kernel tries to reach the
            // host. Without a host it keeps the properties, which serve the next call, and returns at once.
            _ = mosquitto_connect_bind_v5(handle, nil, Int32(port), Int32(keepAlive), nil, properties.list)
        }
        errno = 0
        let code = mosquitto_connect_bind_async(handle, host, Int32(port), Int32(keepAlive), bindAddress)
        return (code, errno)
    }

    // MARK: The connection, on the loop

    /// The socket, or nil when the library has closed it.
    var socket: Int32? {
        let socket = mosquitto_socket(handle)
        return socket >= 0 ? socket : nil
    }

    var wantsWrite: Bool { mosquitto_want_write(handle) }

    /// Reads and handles at least a packet, if one is there.
    /// - Returns: the library's error number, and whether there may be more to read.
    func read() -> (code: Int32, hasMore: Bool) {
        errno = 0
        let code = mosquitto_loop_read(handle, 1)
        // The library stops reading when the socket would block and leaves that in errno.
        return (code, code == 0 && errno != EAGAIN)
    }

    /// Writes what is queued, as far as the socket takes it.
    ///
    /// - Parameter asOne: the library writes packet by packet; the kernel is to send them together, which spares it and the broker
    ///   most of the work. TCP only.
    func write(asOne: Bool) -> Int32 {
        inbox.isWriting = true
        defer { inbox.isWriting = false }
        guard asOne, let socket else { return mosquitto_loop_write(handle, 1) }
        cork(socket, 1)
        let code = mosquitto_loop_write(handle, 1)
        // The library may have closed it.
        if let open = self.socket { cork(open, 0) }
        return code
    }

    private func cork(_ socket: Int32, _ value: Int32) {
        var value = value
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_CORK, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Pings when it is time to; to be called about once a second.
    func keepAlive() -> Int32 {
        mosquitto_loop_misc(handle)
    }

    /// Stops collecting log lines, which cost the library a formatted string for each packet.
    func stopLogging() {
        mosquitto_log_callback_set(handle, nil)
    }

    func publish(
        _ topic: TopicName, payload: MessagePayload, qos: QoS, retain: Bool, properties: MQTTProperties?
    ) throws(MQTTError) -> UInt16 {
        var packet: Int32 = 0
        let list = if let properties { try MosquittoPropertyList(properties) } else { MosquittoPropertyList() }
        let result = payload.withBytes { bytes in
            topic.withCString { topic in
                mosquitto_publish_v5(
                    handle, &packet, topic, Int32(bytes.count), bytes.baseAddress, Int32(qos.rawValue), retain,
                    list.list)
            }
        }
        try check(result)
        return UInt16(truncatingIfNeeded: packet)
    }

    func subscribe(_ subscription: Subscription) throws(MQTTError) -> UInt16 {
        var packet: Int32 = 0
        try check(
            mosquitto_subscribe_v5(
                handle, &packet, subscription.filter.text, Int32(subscription.qos.rawValue),
                Int32(subscription.optionBits), nil))
        return UInt16(truncatingIfNeeded: packet)
    }

    func unsubscribe(_ filter: TopicFilter) throws(MQTTError) -> UInt16 {
        var packet: Int32 = 0
        try check(mosquitto_unsubscribe_v5(handle, &packet, filter.text, nil))
        return UInt16(truncatingIfNeeded: packet)
    }

    /// Queues DISCONNECT behind all that is queued; the socket closes once it is written.
    func disconnect() -> Int32 {
        mosquitto_disconnect_v5(handle, 0, nil)
    }

    private func check(_ code: Int32) throws(MQTTError) {
        guard code != 0 else { return }
        throw code == MOSQ_ERR_NO_CONN.code
            ? .notConnected : .library(code: code, text: MosquittoLibrary.text(code))
    }
}
