import Testing
import WebSockets

@Suite("Addresses of WebSocket servers")
struct WebSocketURLTests {
    @Test(arguments: [
        ("ws://localhost:5580/ws", false, "localhost", 5580, "/ws"),
        ("ws://localhost", false, "localhost", 80, "/"),
        ("WSS://example.org", true, "example.org", 443, "/"),
        ("wss://example.org:8443/a/b?c=d", true, "example.org", 8443, "/a/b?c=d"),
        ("ws://[::1]:5580/ws", false, "::1", 5580, "/ws"),
        ("ws://[fe80::1]", false, "fe80::1", 80, "/"),
        ("ws://192.168.1.2:1?x", false, "192.168.1.2", 1, "/?x"),
        ("ws://a-b_c.local/", false, "a-b_c.local", 80, "/"),
    ])
    func `are taken apart`(text: String, isSecure: Bool, host: String, port: Int, path: String) throws {
        let url = try WebSocketURL(text)
        #expect(url.isSecure == isSecure)
        #expect(url.host == host)
        #expect(url.port == port)
        #expect(url.path == path)
        #expect(try WebSocketURL(url.description) == url)
    }

    @Test(arguments: [
        ("", "neither"), ("localhost:5580", "neither"), ("http://localhost", "neither"), ("ws:/localhost", "neither"),
        ("ws://", "host is missing"), ("ws:///ws", "host is missing"), ("ws://:5580/ws", "host is missing"),
        ("ws://localhost:/ws", "port"), ("ws://localhost:0", "port"), ("ws://localhost:65536", "port"),
        ("ws://localhost:-1", "port"), ("ws://localhost:1e3", "port"), ("ws://::1/ws", "brackets"),
        ("ws://[::1/ws", "missing"), ("ws://[::1]5580", "only :port"), ("ws://[hello]", "no IPv6"),
        ("ws://user:secret@localhost", "user or password"), ("ws://local host/", "white space"),
        ("ws://localhost/a\r\nX: y", "white space"), ("ws://localhöst/", "ASCII"), ("ws://localhost/#a", "fragment"),
        ("ws://local%68ost/", "no host name"), ("ws://" + String(repeating: "a", count: 3000), "longer"),
    ])
    func `that are wrong say what is right`(text: String, part: String) {
        let error = #expect(throws: WebSocketURLError.self) { try WebSocketURL(text) }
        #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("ws://host:port/path") == true)
    }

    @Test(arguments: [
        "ws://user:secret@localhost", "http://user:secret@localhost", "user:secret@localhost",
        "ws://a:secret@b@localhost", "ws://user:secret@local host", "ws://user:secret/@localhost:0",
    ])
    func `show no password that somebody wrote into them`(text: String) {
        let error = #expect(throws: WebSocketURLError.self) { try WebSocketURL(text) }
        #expect(error?.message.contains("secret") == false, "\(error?.message ?? "")")
        #expect(error?.message.contains("localhost") == true || error?.message.contains("local host") == true)
    }
}
