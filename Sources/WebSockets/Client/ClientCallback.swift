import CWebSockets

/// What libwebsockets calls for everything on a client's context, on its service thread.
///
/// Only callbacks about the connection itself may return other than 0: for all others that is undefined.
func clientCallback(
    _ connection: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
    guard let connection, let context = lws_get_context(connection), let owner = lws_context_user(context) else {
        return 0
    }
    let session = Unmanaged<ClientSession>.fromOpaque(owner).takeUnretainedValue()
    let bytes = UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length)
    switch reason {
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        session.heed()
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        session.opened(connection)
    case LWS_CALLBACK_CLIENT_RECEIVE:
        session.received(bytes, on: connection)
    case LWS_CALLBACK_CLIENT_RECEIVE_PONG:
        session.heardPong()
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        return session.mayWrite(on: connection) ? 0 : -1
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        let code = bytes.count >= 2 ? Int(bytes[0]) << 8 | Int(bytes[1]) : nil
        session.serverCloses(code: code, text: String(decoding: bytes.dropFirst(2), as: UTF8.self))
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        session.failed(
            String(decoding: bytes, as: UTF8.self), status: Int(lws_http_client_http_response(connection)))
    case LWS_CALLBACK_OPENSSL_PERFORM_SERVER_CERT_VERIFICATION:
        // The length is OpenSSL's verdict; 0 leaves it as it is.
        if length == 0 { session.distrustsServer() }
    case LWS_CALLBACK_CLIENT_CLOSED:
        session.closed()
    default:
        break
    }
    return 0
}
