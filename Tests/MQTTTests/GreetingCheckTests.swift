import Testing

@testable import MQTT

@Suite("A broker's greeting is checked")
struct GreetingCheckTests {
    @Test(
        arguments: [
            ([0x20, 2, 0, 0], .sound), ([0x20, 3, 0, 0, 0], .sound), ([0x20, 2, 0, 1], .sound),
            // Receive maximum, topic alias maximum, as mosquitto sends them, and what follows.
            ([0x20, 9, 0, 0, 6, 0x22, 0, 10, 0x21, 0, 20, 0x90], .sound),
            ([0x20, 11, 0, 135, 8, 0x26, 0, 1, 65, 0, 2, 66, 67], .sound),
            ([0x20, 8, 0, 135, 5, 0x1f, 0, 2, 65, 66], .sound),
            ([], .incomplete), ([0x20], .incomplete), ([0x20, 9], .incomplete), ([0x20, 9, 0, 0, 6], .incomplete),
            ([0x20, 0x80], .incomplete),
            ([0x20, 5, 0, 0, 2, 0x7f, 1], .unsound), ([0x20, 4, 0, 0, 1, 0x24], .unsound),
            ([0x20, 5, 0, 0, 9, 0x24, 1], .unsound), ([0x20, 8, 0, 135, 5, 0x1f, 0, 9, 65, 66], .unsound),
            ([0x20, 0], .unsound), ([0x20, 1, 0], .unsound), ([0x20, 0x80, 0x80, 0x80, 0x80, 1], .unsound),
            ([0x20, 0xff, 0xff, 0xff, 0x7f], .unsound), ([0x21, 2, 0, 0], .unsound), (Array("HTTP/1.1".utf8), .unsound),
            (Array("SSH-2.0".utf8), .unsound), ([0x15, 3, 1, 0, 2], .unsound), ([0xe0, 2, 0, 0], .unsound),
        ] as [([UInt8], GreetingCheck.Verdict)])
    func `before the library reads it`(bytes: [UInt8], expected: GreetingCheck.Verdict) {
        #expect(GreetingCheck.verdict(bytes[...], version: .v5) == expected)
    }

    @Test func `whose 3-1-1 form has no properties`() {
        #expect(GreetingCheck.verdict([0x20, 2, 0, 0], version: .v311) == .sound)
        #expect(GreetingCheck.verdict([0x20, 5, 0, 0, 2, 0x7f, 1], version: .v311) == .sound)
        #expect(GreetingCheck.verdict([0x30, 2, 0, 0], version: .v311) == .unsound)
    }

    @Test func `whatever it is`() {
        for _ in 0..<20_000 {
            let bytes = [0x20] + (0..<Int.random(in: 0...40)).map { _ in UInt8.random(in: 0...255) }
            _ = GreetingCheck.verdict(bytes[...], version: .v5)
        }
    }
}

@Suite("TLS failures are explained")
struct TLSFailureTests {
    @Test(arguments: [
        ("OpenSSL Error[0]: error:0A000086:SSL routines::certificate verify failed", "trusted authority"),
        ("Error: host name verification failed.", "another host name"),
        ("OpenSSL Error[0]: error:0A00010B:SSL routines::wrong version number", "does not speak TLS"),
        ("OpenSSL Error[0]: error:0A000126:SSL routines::unexpected eof while reading", "may not speak TLS"),
        ("OpenSSL Error[0]: error:0A00045C:SSL routines::tlsv13 alert certificate required", "client certificate"),
        ("OpenSSL Error[0]: error:0A000418:SSL routines::tlsv1 alert unknown ca", "does not trust"),
        ("Error: Unable to load CA certificates, check cafile \"/x\".", "holds no certificate"),
        ("something new", "something new"),
    ])
    func `from what the library logged`(line: String, part: String) {
        #expect(TLSFailure.text(["noise", line]).contains(part))
    }

    @Test func `by the more telling of two lines`() {
        let lines = ["Error: host name verification failed.", "OpenSSL Error[0]: x::certificate verify failed"]
        #expect(TLSFailure.text(lines).contains("another host name"))
    }

    @Test func `without any line`() {
        #expect(TLSFailure.text([]).contains("may not speak TLS"))
    }
}
