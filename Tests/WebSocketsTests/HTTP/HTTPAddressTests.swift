import Testing
import WebSockets

@Suite("Addresses that a server listens at")
struct HTTPAddressTests {
    @Test(
        arguments: [
            ("127.0.0.1:8099", "127.0.0.1", 8099), ("localhost:0", "localhost", 0), ("[::1]:80", "::1", 80),
            ("*:65535", nil, 65535), ("a-b_c.example:1", "a-b_c.example", 1),
        ] as [(String, String?, Int)])
    func `are taken apart`(text: String, host: String?, port: Int) throws {
        let address = try #require(HTTPAddress(text))
        #expect(address.host == host)
        #expect(address.port == port)
        #expect(address.description == text)
    }

    @Test(arguments: [
        "", ":", ":80", "localhost", "localhost:", "localhost:65536", "localhost:-1", "localhost:+1", "localhost:1e3",
        "localhost:000080", "::1:80", "[::1]", "[::1:80", "[hello]:80", "[]:80", "http://localhost:80", "local host:80",
        "a/b:80", "localhöst:80", "localhost:٨٠",
    ])
    func `that are wrong are none`(text: String) {
        #expect(HTTPAddress(text) == nil)
    }
}
