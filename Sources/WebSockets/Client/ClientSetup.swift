import CWebSockets
import Glibc

/// The texts and tables that libwebsockets keeps pointers to while a client lives, and the calls that use them.
final class ClientSetup {
    private let configuration: WebSocketClient.Configuration
    private let session: UnsafeMutableRawPointer
    private let protocols = ProtocolTable("client", bufferSize: 65536, clientCallback)
    private let patience: UnsafeMutablePointer<lws_retry_bo_t>
    private let host: UnsafeMutablePointer<CChar>?
    private let header: UnsafeMutablePointer<CChar>?
    private let path: UnsafeMutablePointer<CChar>?
    private let authorities: UnsafeMutablePointer<CChar>?
    private let applicationProtocol = strdup("http/1.1")
    private let noProxy = strdup("")

    /// - Parameter session: a `ClientSession` that outlives the context.
    init(_ configuration: WebSocketClient.Configuration, session: UnsafeMutableRawPointer) {
        self.configuration = configuration
        self.session = session
        host = strdup(configuration.url.host)
        header = strdup(configuration.url.authority)
        path = strdup(configuration.url.path)
        authorities = configuration.ca.flatMap { strdup($0) }

        // All zero: the library sends no pings and gives up for none, the session does.
        patience = .allocate(capacity: 1)
        patience.initialize(to: lws_retry_bo_t())
    }

    deinit {
        patience.deallocate()
        for text in [host, header, path, authorities, applicationProtocol, noProxy] { free(text) }
    }

    func makeContext() -> OpaquePointer? {
        guard WebSocketLibrary.isQuiet else { return nil }
        var info = lws_context_creation_info()
        info.port = -1  // CONTEXT_PORT_NO_LISTEN
        info.protocols = protocols.pointer
        info.user = session
        info.uid = -1
        info.gid = -1
        info.fd_limit_per_thread = 16
        info.pt_serv_buf_size = 65536
        info.retry_and_idle_policy = UnsafePointer(patience)
        // The session's own timer is the one that ends a slow attempt.
        info.connect_timeout_secs = UInt32(min(max(configuration.connectTimeout, 0), 3600)) + 1
        info.timeout_secs = info.connect_timeout_secs
        // Else it would take the proxy in the environment, which knows nothing of the local network.
        info.http_proxy_address = UnsafePointer(noProxy)
        if configuration.url.isSecure {
            info.options = UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
            if let authorities {
                info.client_ssl_ca_filepath = UnsafePointer(authorities)
                info.options |= UInt64(LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS)
            }
        }
        return lws_create_context(&info)
    }

    /// Starts to connect. What comes of it is told to the session by callback, a failure at once too.
    func connect(_ context: OpaquePointer) {
        var info = lws_client_connect_info()
        info.context = context
        info.address = UnsafePointer(host)
        info.port = Int32(configuration.url.port)
        info.path = UnsafePointer(path)
        info.host = UnsafePointer(header)
        info.local_protocol_name = protocols.name
        info.ietf_version_or_minus_one = -1
        info.alpn = UnsafePointer(applicationProtocol)
        info.retry_and_idle_policy = UnsafePointer(patience)
        var flags = LCCSCF_HTTP_NO_FOLLOW_REDIRECT.rawValue
        if configuration.url.isSecure {
            flags |= LCCSCF_USE_SSL.rawValue
            if configuration.insecure {
                flags |= LCCSCF_ALLOW_SELFSIGNED.rawValue | LCCSCF_SKIP_SERVER_CERT_HOSTNAME_CHECK.rawValue
                flags |= LCCSCF_ALLOW_EXPIRED.rawValue | LCCSCF_ALLOW_INSECURE.rawValue
            }
        }
        info.ssl_connection = Int32(bitPattern: flags)
        if lws_client_connect_via_info(&info) == nil {
            Unmanaged<ClientSession>.fromOpaque(session).takeUnretainedValue().failed("", status: 0)
        }
    }
}
