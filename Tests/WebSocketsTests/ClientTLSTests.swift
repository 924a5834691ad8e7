import TestSupport
import Testing
import WebSockets

@Suite(
    "A WebSocket client over TLS trusts whom it should", .timeLimit(.minutes(2)),
    .enabled(if: TestCertificates.isInstalled))
struct ClientTLSTests {
    /// `openssl s_server` answers every request with a page, which shows that the handshake of TLS went well.
    private final class TLSServer {
        let port: Int
        private let process: ChildProcess

        init(_ certificate: MosquittoBroker.TLS) async throws {
            port = try TestSocket.freePort()
            process = try ChildProcess([
                "openssl", "s_server", "-accept", "127.0.0.1:\(port)", "-cert", certificate.certificateFile, "-key",
                certificate.keyFile, "-www", "-quiet",
            ])
            while (try? TestSocket.connect(port: port)) == nil { try await Task.sleep(for: .milliseconds(5)) }
        }

        deinit {
            process.reap()
        }
    }

    private static let answered = "the server answered with HTTP status 200 instead of a WebSocket"

    @Test func `a server of a known authority`() async throws {
        let certificates = try await TestCertificates()
        let server = try await TLSServer(certificates.server)
        let (client, recorder) = try WebSocketClient.start(
            "wss://localhost:\(server.port)/", ca: certificates.authority)
        #expect(await recorder.closed() == Self.answered)
        withExtendedLifetime(client) {}
    }

    @Test func `a server of an unknown authority, and one of another name`() async throws {
        let certificates = try await TestCertificates()
        let server = try await TLSServer(certificates.server)
        let elsewhere = try await TLSServer(certificates.otherHostServer)
        for (port, authority) in [
            (server.port, certificates.otherAuthority), (server.port, nil), (elsewhere.port, certificates.authority),
        ] {
            let (client, recorder) = try WebSocketClient.start("wss://localhost:\(port)/", ca: authority)
            let reason = await recorder.closed()
            #expect(reason.hasPrefix("the certificate of localhost:\(port) is not trusted"), "\(reason)")
            #expect(recorder.events.count == 1)
            withExtendedLifetime(client) {}
        }
    }

    @Test func `any server when told so`() async throws {
        let certificates = try await TestCertificates()
        let server = try await TLSServer(certificates.otherHostServer)
        let (client, recorder) = try WebSocketClient.start("wss://localhost:\(server.port)/", insecure: true)
        #expect(await recorder.closed() == Self.answered)
        withExtendedLifetime(client) {}
    }

    @Test func `not one without TLS, and not with a missing file of authorities`() async throws {
        let server = try FakeWebSocketServer()
        let (client, recorder) = try WebSocketClient.start("wss://127.0.0.1:\(server.port)/", connectTimeout: 1)
        let reason = await recorder.closed()
        #expect(reason == "no answer from 127.0.0.1:\(server.port) within 1.0 s")
        let (other, otherRecorder) = try WebSocketClient.start("wss://127.0.0.1:\(server.port)/", ca: "/nowhere/ca.crt")
        #expect(
            await otherRecorder.closed()
                == "the file of authorities /nowhere/ca.crt cannot be read: No such file or directory")
        withExtendedLifetime((client, other)) {}
    }
}
