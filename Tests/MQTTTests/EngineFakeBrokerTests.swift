import EventLoop
import MQTT
import Telemetry
import TestSupport
import Testing

@LoopActor
@Suite("An engine withstands odd brokers", .timeLimit(.minutes(2)))
struct EngineFakeBrokerTests {
    /// The protocol version in a CONNECT packet.
    private nonisolated static func version(_ connect: MQTTPacket) -> UInt8 {
        connect.body.count > 6 ? connect.body[6] : 0
    }

    /// What brokers answer that do not speak MQTT 5.
    enum OldBroker: CaseIterable, Sendable {
        case says132, says1, says1WithoutProperties, closes, saysNonsense
    }

    @Test(arguments: OldBroker.allCases)
    func `falls back to 3-1-1, and remembers`(kind: OldBroker) async throws {
        let (log, lost) = (PacketLog(), PacketLog())
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            log.append(connect)
            guard Self.version(connect) == 5 else {
                connection.accept(connect)
                // The first lasting connection is lost after its first message, the next one holds.
                while let packet = connection.receive() {
                    if packet.kind == .publish, lost.packets.isEmpty {
                        lost.append(packet)
                        return
                    }
                }
                return
            }
            switch kind {
            case .says132: connection.send(MQTTPacket(.connack, body: [0, 132, 0]))
            case .says1: connection.send(MQTTPacket(.connack, body: [0, 1, 0]))
            case .says1WithoutProperties: connection.send(MQTTPacket(.connack, body: [0, 1]))
            case .closes: break
            case .saysNonsense: connection.send(MQTTPacket(.connack, body: [0, 5]))
            }
        }
        let (engine, recorder) = try startEngine(.test(port: broker.port)) { recorder in
            recorder.onConnect = { engine in
                _ = try? engine.publish(TopicName("a"), payload: [], qos: .atMostOnce, retain: false)
            }
        }
        try await recorder.until("connected twice") { $0.connections.count == 2 }
        #expect(recorder.connections.map(\.protocolVersion) == [.v311, .v311])
        let isCertain = kind != .closes && kind != .saysNonsense
        #expect(log.packets.map { Self.version($0) } == (isCertain ? [5, 4, 4] : [5, 5, 4, 5, 4, 4]))
        await engine.stopped(deadline: .zero)
    }

    @Test func `keeps to 5 when the broker was only away`() async throws {
        let log = PacketLog()
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            log.append(connect)
            guard log.packets.count > 2 else { return }
            connection.accept(connect)
            while let packet = connection.receive() {
                if packet.kind == .disconnect { log.append(packet) }
            }
        }
        let (engine, recorder) = try startEngine(.test(port: broker.port))
        try await recorder.until("connected") { $0.connections.count == 1 }
        #expect(recorder.connections[0].protocolVersion == .v5)
        // The connection that was not kept ended in order, without a will.
        #expect(log.packets.filter { $0.kind == .connect }.map { Self.version($0) } == [5, 5, 4, 5])
        while !log.packets.contains(where: { $0.kind == .disconnect }) { await recorder.nextTurn() }
        #expect(recorder.reasons.count == 1, "of the first silence; what followed was part of finding the version")
        await engine.stopped(deadline: .zero)
    }

    @Test func `returns to 5 when 3-1-1 works no better`() async throws {
        let log = PacketLog()
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            log.append(connect)
            if log.packets.count > 3 {
                connection.accept(connect)
                connection.drain()
            }
        }
        let (engine, recorder) = try startEngine(.test(port: broker.port))
        try await recorder.until("connected") { $0.connections.count == 1 }
        #expect(log.packets.map { Self.version($0) } == [5, 5, 4, 5])
        await engine.stopped(deadline: .zero)
    }

    @Test(
        arguments: [
            (132, MQTTDisconnectReason.Kind.refused, true), (133, .refused, true), (134, .refused, true),
            (135, .refused, true), (136, .refused, false), (137, .refused, false), (138, .refused, true),
            (149, .refused, false), (159, .refused, false),
        ] as [(UInt8, MQTTDisconnectReason.Kind, Bool)])
    func `tells refusals that last from those that pass`(
        code: UInt8, kind: MQTTDisconnectReason.Kind, isPermanent: Bool
    ) async throws {
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            var properties = TestProperties()
            properties.reason = "because \(code)"
            if Self.version(connect) == 5 {
                connection.send(MQTTPacket(.connack, body: [0, code] + properties.bytes))
            } else {
                connection.send(MQTTPacket(.connack, body: [0, 1]))
            }
        }
        let (engine, recorder) = try startEngine(.test(port: broker.port))
        try await recorder.until("refused") { $0.reasons.count == 1 }
        #expect(recorder.reasons[0].kind == kind)
        #expect(recorder.reasons[0].isPermanent == isPermanent)
        if code != 132 {
            #expect(recorder.reasons[0].code == code)
            #expect(recorder.reasons[0].text.contains("because \(code)"))
        }
        await engine.stopped()
    }

    @Test(
        arguments: [
            (2, "identifier", true), (3, "unavailable", false), (4, "password", true), (5, "authorised", true),
        ] as [(UInt8, String, Bool)])
    func `understands refusals of 3-1-1`(code: UInt8, word: String, isPermanent: Bool) async throws {
        let broker = try FakeBroker { connection in
            guard connection.receive() != nil else { return }
            connection.send(MQTTPacket(.connack, body: [0, code]))
        }
        let (engine, recorder) = try startEngine(.test(port: broker.port) { $0.protocolVersion = .v311 })
        try await recorder.until("refused") { $0.reasons.count == 1 }
        #expect(recorder.reasons[0].kind == .refused)
        #expect(recorder.reasons[0].code == code)
        #expect(recorder.reasons[0].isPermanent == isPermanent)
        #expect(recorder.reasons[0].text.contains(word))
        await engine.stopped()
    }

    @Test(
        arguments: [
            (0, MQTTDisconnectReason.Kind.lost), (129, .protocolError), (130, .protocolError), (135, .refused),
            (137, .closedByBroker), (139, .closedByBroker), (141, .keepAlive), (142, .takenOver), (147, .protocolError),
            (149, .packetTooLarge), (152, .closedByBroker),
        ] as [(UInt8, MQTTDisconnectReason.Kind)])
    func `understands a broker's farewell`(code: UInt8, kind: MQTTDisconnectReason.Kind) async throws {
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            connection.accept(connect)
            guard connection.receive()?.kind == .publish else { return }
            connection.send(MQTTPacket(.disconnect, body: [code, 0]))
            connection.drain()
        }
        let (engine, recorder) = try startEngine(.test(port: broker.port)) { recorder in
            recorder.onConnect = { engine in
                _ = try? engine.publish(TopicName("a"), payload: [], qos: .atMostOnce, retain: false)
            }
        }
        try await recorder.until("disconnected") { $0.reasons.count == 1 }
        #expect(recorder.reasons[0].kind == kind)
        #expect(recorder.reasons[0].wasConnected)
        await engine.stopped(deadline: .zero)
    }

    @Test func `survives whatever bytes come`() async throws {
        let rounds = 60
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            var generator = SystemRandomNumberGenerator()
            func noise(_ count: Int) -> [UInt8] {
                (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            }
            let hello = MQTTPacket(.connack, body: Self.version(connect) == 5 ? [0, 0, 0] : [0, 0]).bytes
            switch connection.number % 14 {
            case 0: connection.send(noise(2000))
            case 1: connection.send(Array(hello.dropLast()))
            case 2: connection.send([0x20, 0xff, 0xff, 0xff, 0xff, 0xff])
            case 3: connection.send(hello + Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
            case 4: connection.send(hello + [0x30, 0xff, 0xff, 0xff, 0x7f] + noise(100))
            case 5: connection.send(hello + hello)
            case 6: connection.send(hello + MQTTPacket(.publish, body: [0, 2, 0xc3, 0x28, 0]).bytes)
            case 7: connection.send(hello + MQTTPacket(.puback, body: [0, 9]).bytes)
            case 8: connection.send(hello + MQTTPacket(.suback, body: [0, 1, 0]).bytes)
            case 9: connection.send([])
            case 10: connection.reset()
            case 11: connection.send([0x20] + noise(200))
            case 12: connection.send(MQTTPacket(.connack, body: [0, 0, 2, 0x7f, 1]).bytes)
            default: connection.send(MQTTPacket(.publish, body: [0, 1, 97, 0]).bytes)
            }
        }
        let (engine, recorder) = try startEngine(
            .test(port: broker.port) {
                $0.connectTimeout = .milliseconds(500)
                $0.backoff = MQTTBackoff(initial: .milliseconds(1), maximum: .milliseconds(5))
            }, [Subscription(TopicFilter("a"))])
        try await recorder.until("\(rounds) rounds", within: .seconds(60)) { _ in broker.connectionCount >= rounds }
        await engine.stopped(deadline: .zero)
    }

    @Test func `gives up on a broker that accepts the connection and says nothing`() async throws {
        let broker = try FakeBroker { $0.drain() }
        let (engine, recorder) = try startEngine(.test(port: broker.port) { $0.connectTimeout = .milliseconds(300) })
        try await recorder.until("gave up twice") { $0.reasons.count >= 2 }
        #expect(recorder.reasons[0].kind == .timeout)
        #expect(!recorder.reasons[0].isPermanent)
        await engine.stopped()
    }

    @Test func `gives up on a broker that does not acknowledge`() async throws {
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            connection.accept(connect)
            connection.drain()
        }
        let (engine, recorder) = try startEngine(
            .test(port: broker.port) { $0.acknowledgementTimeout = .milliseconds(400) }
        ) { recorder in
            recorder.onConnect = { engine in
                _ = try? engine.publish(TopicName("a"), payload: [], qos: .atLeastOnce, retain: false)
            }
        }
        let start = EventLoop.shared.now
        try await recorder.until("gave up") { $0.reasons.count >= 1 }
        #expect(recorder.reasons[0].kind == .acknowledgementTimeout)
        #expect(recorder.reasons[0].wasConnected)
        #expect(EventLoop.shared.now - start >= .milliseconds(400))
        await engine.stopped(deadline: .zero)
    }

    @Test func `gives up on a broker that does not answer a subscription`() async throws {
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            connection.accept(connect)
            connection.drain()
        }
        let (engine, recorder) = try startEngine(
            .test(port: broker.port) { $0.acknowledgementTimeout = .milliseconds(300) },
            [Subscription(TopicFilter("a"))])
        try await recorder.until("gave up") { $0.reasons.count >= 1 }
        #expect(recorder.reasons[0].kind == .acknowledgementTimeout)
        #expect(!recorder.reasons[0].wasConnected)
        #expect(recorder.connections.isEmpty)
        await engine.stopped(deadline: .zero)
    }

    @Test func `gives up on a broker that does not answer pings`() async throws {
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            connection.accept(connect)
            connection.drain()
        }
        let (engine, recorder) = try startEngine(.test(port: broker.port) { $0.keepAlive = 5 })
        try await recorder.until("gave up", within: .seconds(30)) { $0.reasons.count >= 1 }
        #expect(recorder.reasons[0].kind == .keepAlive)
        #expect(recorder.reasons[0].wasConnected)
        await engine.stopped(deadline: .zero)
    }

    @Test func `works without a subscription that is refused, and says which`() async throws {
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            connection.accept(connect)
            while let packet = connection.receive() {
                guard packet.kind == .subscribe else { continue }
                var reader = MQTTFieldReader(packet.body)
                let id = reader.bytes(2)
                _ = TestProperties(&reader)
                let isDenied = reader.text() == "denied"
                connection.send(MQTTPacket(.suback, body: id + [0, isDenied ? 135 : 1]))
            }
        }
        let (engine, recorder) = try startEngine(
            .test(port: broker.port), [Subscription(TopicFilter("fine")), Subscription(TopicFilter("denied"))])
        try await recorder.until("connected") { $0.connections.count == 1 }
        let info = recorder.connections[0]
        #expect(info.isDegraded)
        #expect(info.failedSubscriptions.map(\.filter.text) == ["denied"])
        #expect(info.failedSubscriptions.map(\.code) == [135])
        await engine.stopped(deadline: .zero)
    }

    @Test func `obeys the broker's receive maximum`() async throws {
        let log = PacketLog()
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            var properties = TestProperties()
            properties.receiveMaximum = 3
            connection.accept(connect, properties: properties)
            while let packet = connection.receive() {
                log.append(packet)
                guard packet.kind == .publish, log.packets.count % 3 == 0 else { continue }
                // Three are out; only now do the acknowledgements follow.
                for packet in log.packets.suffix(3) {
                    var reader = MQTTFieldReader(packet.body)
                    _ = reader.text()
                    connection.send(MQTTPacket(.puback, body: reader.bytes(2)))
                }
            }
        }
        let topic = try TopicName("a")
        var mostInFlight = 0
        let (engine, recorder) = try startEngine(.test(port: broker.port)) { recorder in
            recorder.onCapacity = { engine in
                while engine.freeWindow > 0 {
                    do { try engine.publish(topic, payload: [], qos: .atLeastOnce, retain: false) } catch { return }
                }
                mostInFlight = max(mostInFlight, 3 - engine.freeWindow)
            }
        }
        try await recorder.until("many") { $0.outcomes.count >= 300 }
        #expect(mostInFlight == 3)
        #expect(recorder.reasons.isEmpty)
        await engine.stopped(deadline: .zero)
    }

    @Test func `never gives a packet id twice while QoS 0 uses up the numbers`() async throws {
        // The broker withholds one acknowledgement while all 65535 numbers go round.
        let broker = try FakeBroker { connection in
            guard let connect = connection.receive() else { return }
            connection.accept(connect)
            var isFirst = true
            while let packet = connection.receive() {
                guard packet.kind == .publish, packet.flags >> 1 & 3 == 1 else { continue }
                var reader = MQTTFieldReader(packet.body)
                _ = reader.text()
                if !isFirst { connection.send(MQTTPacket(.puback, body: reader.bytes(2))) }
                isFirst = false
            }
        }
        let (engine, recorder) = try startEngine(
            .test(port: broker.port) { $0.acknowledgementTimeout = .seconds(60) })
        try await recorder.until("connected") { $0.connections.count == 1 }
        let topic = try TopicName("a")
        let held = try engine.publish(topic, payload: [], qos: .atLeastOnce, retain: false)
        var flooded = 0
        while flooded < 65_534 {
            do {
                try engine.publish(topic, payload: [], qos: .atMostOnce, retain: false)
                flooded += 1
            } catch {
                await recorder.nextTurn()
            }
        }
        #expect(throws: MQTTError.windowFull) {
            try engine.publish(topic, payload: [], qos: .atLeastOnce, retain: false)
        }
        try engine.publish(topic, payload: [], qos: .atMostOnce, retain: false)
        let next = try engine.publish(topic, payload: [], qos: .atLeastOnce, retain: false)
        try await recorder.until("acknowledged") { $0.outcomes[next] == .accepted }
        #expect(recorder.outcomes[held] == nil)
        await engine.stopped(deadline: .zero)
    }
}
