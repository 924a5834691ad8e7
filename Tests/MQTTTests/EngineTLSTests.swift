import EventLoop
import MQTT
import Telemetry
import TestSupport
import Testing

@LoopActor
@Suite("An engine encrypts", .requiresMosquitto, .requiresOpenSSL, .timeLimit(.minutes(2)))
struct EngineTLSTests {
    /// An engine for the encrypted port, by name, as the certificate has it.
    private func startEngine(
        _ port: Int, _ tls: MQTTTLS, host: String = "localhost"
    ) throws -> (MQTTEngine, EngineRecorder) {
        try MQTTTests.startEngine(
            .test(port: port) {
                $0.host = host
                $0.tls = tls
                $0.connectTimeout = .seconds(3)
            }, [Subscription(TopicFilter("in"))])
    }

    @Test(arguments: ["localhost", "127.0.0.1"])
    func `connects with the right authority`(host: String) async throws {
        let certificates = try await TestCertificates()
        let broker = try await MosquittoBroker.start { $0.tls = certificates.server }
        let (engine, recorder) = try startEngine(
            broker.tlsPort, MQTTTLS(certificateAuthorityFile: certificates.authority), host: host)
        try await recorder.until("connected") { $0.connections.count == 1 }
        #expect(recorder.connections[0].protocolVersion == .v5)
        let topic = try TopicName("out")
        let payload = [UInt8](repeating: 1, count: 100_000)
        for _ in 0..<20 { try engine.publish(topic, payload: payload, qos: .atLeastOnce, retain: false) }
        try await recorder.until("acknowledged") { $0.outcomes.count == 20 }
        let other = try await TestClient.connect(port: broker.port)
        try await other.publish("in", payload)
        try await recorder.until("message") { $0.messages.first?.payload == payload }
        await engine.stopped()
        #expect(recorder.reasons.isEmpty)
    }

    enum Misfit: CaseIterable, Sendable {
        case otherAuthority, systemAuthorities, otherHost, plainPort, noClientCertificate

        var text: String {
            switch self {
            case .otherAuthority, .systemAuthorities: "not signed by a trusted authority"
            case .otherHost: "for another host name"
            case .plainPort: "may not speak TLS"
            case .noClientCertificate: "requires a client certificate"
            }
        }
    }

    @Test(arguments: Misfit.allCases)
    func `says what does not fit, and keeps trying`(misfit: Misfit) async throws {
        let certificates = try await TestCertificates()
        let broker = try await MosquittoBroker.start {
            $0.tls = misfit == .otherHost ? certificates.otherHostServer : certificates.server
            if misfit == .noClientCertificate { $0.tls?.clientAuthorityFile = certificates.authority }
        }
        var tls = MQTTTLS(certificateAuthorityFile: certificates.authority)
        if misfit == .otherAuthority { tls.certificateAuthorityFile = certificates.otherAuthority }
        if misfit == .systemAuthorities { tls.certificateAuthorityFile = nil }
        let (engine, recorder) = try startEngine(misfit == .plainPort ? broker.port : broker.tlsPort, tls)
        try await recorder.until("two failures") { $0.reasons.count >= 2 }
        for reason in recorder.reasons {
            #expect(reason.kind == .tls, "\(broker.log.suffix(2000))")
            #expect(reason.text.contains(misfit.text), "\(reason.text)")
        }
        #expect(recorder.connections.isEmpty)
        await engine.stopped()
    }

    @Test func `takes less verification when told to`() async throws {
        let certificates = try await TestCertificates()
        let broker = try await MosquittoBroker.start { $0.tls = certificates.otherHostServer }
        for tls in [
            MQTTTLS(certificateAuthorityFile: certificates.authority, verification: .withoutHostName),
            MQTTTLS(certificateAuthorityFile: certificates.otherAuthority, verification: .off),
            MQTTTLS(verification: .off),
        ] {
            let (engine, recorder) = try startEngine(broker.tlsPort, tls)
            try await recorder.until("connected") { $0.connections.count == 1 }
            await engine.stopped()
        }
        let (engine, recorder) = try startEngine(
            broker.tlsPort,
            MQTTTLS(certificateAuthorityFile: certificates.otherAuthority, verification: .withoutHostName))
        try await recorder.until("refused") { $0.reasons.first?.kind == .tls }
        await engine.stopped()
    }

    @Test func `shows its own certificate`() async throws {
        let certificates = try await TestCertificates()
        let broker = try await MosquittoBroker.start {
            $0.tls = certificates.server
            $0.tls?.clientAuthorityFile = certificates.authority
        }
        let (engine, recorder) = try startEngine(
            broker.tlsPort,
            MQTTTLS(
                certificateAuthorityFile: certificates.authority, certificateFile: certificates.clientCertificate,
                keyFile: certificates.clientKey))
        try await recorder.until("connected") { $0.connections.count == 1 }
        await engine.stopped()
    }

    @Test func `names the file that does not work`() async throws {
        let certificates = try await TestCertificates()
        let broker = try await MosquittoBroker.start { $0.tls = certificates.server }
        let directory = TemporaryDirectory()
        let empty = try directory.write("", to: "empty")
        for (tls, text) in [
            (MQTTTLS(certificateAuthorityFile: "/nowhere/ca.crt"), "cannot read /nowhere/ca.crt"),
            (MQTTTLS(certificateAuthorityFile: empty), "holds no certificate"),
            (
                MQTTTLS(
                    certificateAuthorityFile: certificates.authority, certificateFile: empty,
                    keyFile: certificates.clientKey), "client certificate file holds no certificate"
            ),
            (
                MQTTTLS(
                    certificateAuthorityFile: certificates.authority, certificateFile: certificates.clientCertificate,
                    keyFile: empty), "holds no key"
            ),
            (
                MQTTTLS(
                    certificateAuthorityFile: certificates.authority, certificateFile: certificates.clientCertificate,
                    keyFile: certificates.server.keyFile), "does not belong to"
            ),
        ] {
            let (engine, recorder) = try startEngine(broker.tlsPort, tls)
            try await recorder.until("failure") { $0.reasons.count == 1 }
            #expect(recorder.reasons[0].kind == .tls)
            #expect(recorder.reasons[0].isPermanent)
            #expect(recorder.reasons[0].text.contains(text), "\(recorder.reasons[0].text)")
            await engine.stopped()
        }
    }

    @Test func `comes back after the broker was killed`() async throws {
        let certificates = try await TestCertificates()
        let broker = try await MosquittoBroker.start { $0.tls = certificates.server }
        let (engine, recorder) = try startEngine(
            broker.tlsPort, MQTTTLS(certificateAuthorityFile: certificates.authority))
        for round in 1...3 {
            try await recorder.until("connected") { $0.connections.count == round }
            broker.kill()
            try await recorder.until("lost, then refused") { $0.calls.last == "failure" }
            #expect(recorder.reasons.last?.kind == .unreachable)
            try await broker.restart()
        }
        try await recorder.until("connected") { $0.connections.count == 4 }
        await engine.stopped()
    }
}

/// In processes of their own, so that the processor time is the engine's.
@Suite("An engine does not burn the processor", .requiresMosquitto, .requiresOpenSSL, .timeLimit(.minutes(2)))
struct EngineProcessorTests {
    @Test func `while an encrypted broker is away`() async {
        await #expect(processExitsWith: .success) {
            try await watchProcessor { broker in broker.kill() }
        }
    }

    @Test func `while an encrypted broker is frozen`() async {
        await #expect(processExitsWith: .success) {
            try await watchProcessor { broker in broker.pause() }
        }
    }

    @Test func `while nothing happens`() async {
        await #expect(processExitsWith: .success) { try await watchProcessor { _ in } }
    }

    @Test func `while the other side is silent in the middle of the handshake`() async {
        await #expect(processExitsWith: .success) {
            let certificates = try await TestCertificates()
            let broker = try FakeBroker { $0.drain() }
            try await watchProcessor(port: broker.port, authority: certificates.authority)
        }
    }

    @Test func `while the other side sends half a greeting`() async {
        await #expect(processExitsWith: .success) {
            let broker = try FakeBroker { connection in
                connection.send([0x20, 0x09, 0x00])
                connection.drain()
            }
            try await watchProcessor(port: broker.port, authority: nil)
        }
    }
}

private func watchProcessor(_ disturb: @Sendable (MosquittoBroker) -> Void) async throws {
    let certificates = try await TestCertificates()
    let broker = try await MosquittoBroker.start { $0.tls = certificates.server }
    try await watchProcessor(port: broker.tlsPort, authority: certificates.authority, isAnswered: true) {
        disturb(broker)
    }
}

/// Measures the loop's processor time over a second after `disturb`.
@LoopActor
private func watchProcessor(
    port: Int, authority: String?, isAnswered: Bool = false, disturb: @Sendable () -> Void = {}
) async throws {
    let (engine, recorder) = try startEngine(
        .test(port: port) {
            $0.host = "localhost"
            $0.tls = authority.map { MQTTTLS(certificateAuthorityFile: $0) }
            $0.backoff = MQTTBackoff(initial: .milliseconds(500), maximum: .milliseconds(500), jitter: { 1 })
        })
    if isAnswered { try await recorder.until("connected") { $0.connections.count == 1 } }
    disturb()
    try await Task.sleep(for: .milliseconds(300))
    let before = loopProcessorTime()
    try await Task.sleep(for: .seconds(1))
    #expect(loopProcessorTime() - before < .milliseconds(50))
    await engine.stopped(deadline: .zero)
}
