import Glibc
import JSON
import TestSupport
import Testing

@Suite("The adapter over HTTP", .requiresDaemon, .requiresMosquitto, .serialized, .timeLimit(.minutes(3)))
struct WebAccessTests {
    private static let token = "hidden-bearer-value"

    private func daemon(
        on broker: MosquittoBroker, port: Int, http: String = "", environment: [String: String] = [:]
    ) throws -> DaemonProcess {
        try TestHome.daemon(
            on: broker, more: "http: { listen: \"127.0.0.1:\(port)\"\(http) }\n", environment: environment)
    }

    private func get(_ path: String, port: Int) async throws -> HTTPReply {
        try #require(try await HTTPReply.exchange(port: port, "GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n").first)
    }

    @Test func `is healthy while it is online, and not while the broker is away`() async throws {
        let broker = try await MosquittoBroker.start()
        let port = try TestSocket.freePort()
        let daemon = try daemon(on: broker, port: port)
        try await daemon.start(on: broker)
        #expect(try await get("/healthz", port: port).status == 200)
        await broker.stop()
        var reply = try await get("/healthz", port: port)
        let deadline = ContinuousClock.now + .seconds(10)
        while reply.status == 200, ContinuousClock.now < deadline { reply = try await get("/healthz", port: port) }
        #expect(reply.status == 503)
        #expect(reply.body.hasPrefix("not connected to the broker for "))
        #expect(try await get("/metrics", port: port).body.contains("trait2mqtt_mqtt_connected 0\n"))
        #expect(try await daemon.stop() == 0)
        #expect(throws: TestSocket.Failure.self) { try TestSocket.connect(port: port) }
    }

    @Test func `answers before there is a broker`() async throws {
        let port = try TestSocket.freePort()
        let daemon = try TestHome.daemon(
            port: try TestSocket.freePort(), more: "http: { listen: \"127.0.0.1:\(port)\" }\n")
        try daemon.launch()
        try await daemon.waitForLog("listening")
        #expect(try await get("/healthz", port: port).status == 503)
        #expect(try await daemon.stop() == 0)
    }

    @Test func `counts messages, commands by outcome, backends, devices and topics`() async throws {
        let broker = try await MosquittoBroker.start()
        let port = try TestSocket.freePort()
        let daemon = try daemon(on: broker, port: port)
        try await daemon.start(on: broker)
        let hub = try await Hub.connect(broker)
        try await hub.succeed("main-house/kitchen/plug/set", #"{"on":true}"#)
        try await hub.succeed("_adapter/request/adapter/health")
        _ = try await hub.send("main-house/kitchen/plug/set", #"{"on":7}"#)
        _ = try await hub.send("main-house/kitchen/nothing/set", #"{"on":true}"#)
        let reply = try await get("/metrics", port: port)
        let text = reply.body
        for line in [
            "trait2mqtt_build_info{version=\"0.1.0\"} 1", "trait2mqtt_mqtt_connected 1", "trait2mqtt_online 1",
            "trait2mqtt_commands_received_total 4", "trait2mqtt_commands_total{outcome=\"success\"} 2",
            "trait2mqtt_commands_total{outcome=\"invalidArgument\"} 1",
            "trait2mqtt_commands_total{outcome=\"notFound\"} 1", "trait2mqtt_command_duration_seconds_count 2",
            "trait2mqtt_devices 8", "trait2mqtt_rooms 3", "trait2mqtt_structures 2", "trait2mqtt_groups 1",
            "trait2mqtt_backend_state{backend=\"home\",transport=\"embedded\",state=\"connected\"} 1",
            "trait2mqtt_backend_state{backend=\"home\",transport=\"embedded\",state=\"degraded\"} 0",
            "# TYPE trait2mqtt_command_duration_seconds histogram", "# TYPE trait2mqtt_commands_total counter",
        ] {
            #expect(text.contains(line + "\n"), "\(line) is not in\n\(text)")
        }
        for name in [
            "trait2mqtt_retained_topics", "process_resident_memory_bytes", "trait2mqtt_mqtt_messages_sent_total",
            "trait2mqtt_mqtt_messages_received_total",
        ] {
            let line = text.split(separator: "\n").first { $0.hasPrefix(name + " ") }
            #expect(Int(line?.split(separator: " ").last ?? "") ?? 0 > 3, "\(name)")
        }
        #expect(try await daemon.stop() == 0)
    }

    @Test func `answers Google's requests over HTTP as it does over MQTT`() async throws {
        let broker = try await MosquittoBroker.start()
        let port = try TestSocket.freePort()
        let daemon = try daemon(on: broker, port: port, http: ", token: \(Self.token)")
        try await daemon.start(on: broker)
        func post(_ body: String) async throws -> HTTPReply {
            let head = "POST /fulfillment HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(Self.token)\r\n"
            let request = head + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
            return try #require(try await HTTPReply.exchange(port: port, request).first)
        }
        let sync = try await post(#"{"requestId":"1","inputs":[{"intent":"action.devices.SYNC"}]}"#)
        #expect(sync.status == 200)
        #expect(sync.headers["content-type"] == "application/json; charset=utf-8")
        let devices = try #require(try JSON.parse(sync.body)["payload"]?["devices"]?.arrayValue)
        #expect(devices.contains { $0["id"]?.stringValue == "ceiling" })
        let execute = try await post(
            """
            {"requestId":"2","inputs":[{"intent":"action.devices.EXECUTE","payload":{"commands":[{"devices":[{"id":"ceiling"}],
            "execution":[{"command":"action.devices.commands.BrightnessAbsolute","params":{"brightness":42}}]}]}}]}
            """)
        let outcome = try #require(try JSON.parse(execute.body)["payload"]?["commands"]?[0])
        #expect(outcome["status"]?.stringValue == "SUCCESS")
        let query = try await post(
            #"{"requestId":"3","inputs":[{"intent":"action.devices.QUERY","payload":{"devices":[{"id":"ceiling"}]}}]}"#)
        let state = try JSON.parse(query.body)["payload"]?["devices"]?["ceiling"]
        #expect(state?["brightness"]?.intValue == 42)
        let odd = try await post("[]")
        #expect(odd.status == 200)
        #expect(odd.body.contains("protocolError"))
        #expect(try await daemon.stop() == 0)
    }

    @Test func `never shows its token`() async throws {
        let broker = try await MosquittoBroker.start()
        let port = try TestSocket.freePort()
        let daemon = try daemon(on: broker, port: port)
        try daemon.directory.write(Self.token + "\n", to: "token")
        daemon.setEnvironment("TRAIT2MQTT_HTTP_TOKEN_FILE", daemon.directory.file("token"))
        daemon.setEnvironment("TRAIT2MQTT_LOG_LEVEL", "trace")
        try await daemon.start(on: broker)
        for token in [Self.token, "wrong"] {
            let request = "POST /fulfillment HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(token)\r\n"
            _ = try await HTTPReply.exchange(port: port, request + "Content-Length: 2\r\n\r\n{}")
        }
        #expect(try await !get("/metrics", port: port).body.contains(Self.token))
        #expect(try await daemon.stop() == 0)
        #expect(!daemon.log.contains(Self.token))
        #expect(!daemon.log.contains("wrong"))
    }

    @Test func `says so when its port is taken`() async throws {
        let taken = try TestSocket.listen()
        let daemon = try TestHome.daemon(
            port: try TestSocket.freePort(), more: "http: { listen: \"127.0.0.1:\(taken.port)\" }\n")
        let outcome = try await daemon.run("run")
        #expect(outcome.code == 69)
        #expect(
            outcome.errors.contains(
                "http.listen: cannot listen on 127.0.0.1:\(taken.port): the port is in use by another program"))
    }

    @Test(arguments: ["192.0.2.1:8099", "no-such-host.invalid:8099"])
    func `says so when the address is not this machine's`(address: String) async throws {
        let daemon = try TestHome.daemon(
            port: try TestSocket.freePort(), more: "http: { listen: \"\(address)\" }\n")
        let outcome = try await daemon.run("run")
        #expect(outcome.code == 78)
        #expect(outcome.errors.contains("http.listen: cannot listen on \(address): "))
    }

    @Test func `ends in time while a client is slow`() async throws {
        let broker = try await MosquittoBroker.start()
        let port = try TestSocket.freePort()
        let daemon = try daemon(on: broker, port: port)
        try await daemon.start(on: broker)
        let slow = try TestSocket.connect(port: port)
        slow.send(Array("GET /healthz HT".utf8))
        let start = ContinuousClock.now
        #expect(try await daemon.stop() == 0)
        #expect(ContinuousClock.now - start < .seconds(5))
    }
}
