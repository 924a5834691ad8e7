import Configuration
import JSON
import TestSupport
import Testing

/// Commands that somebody retained, and clients of both protocol versions.
@Suite(.requiresMosquitto) struct RetainedCommandTests {
    private static let commands = [
        ("\(Homes.onOff)/toggle/call", "{}"), ("\(Homes.onOff)/onOff/set", "false"),
        ("\(Homes.onOff)/set", #"{"onOff":false}"#),
        ("\(Homes.lampPath)/set", #"{"on":false}"#), ("_adapter/request/adapter/resync", "{}"),
        ("no/such/device/set", "{}"), ("a//c/set", "{}"),
    ]

    @Test(arguments: [Configuration.MQTT.ProtocolVersion.v5, .v311])
    func `F45: stored commands are reported and cleared, never executed`(
        version: Configuration.MQTT.ProtocolVersion
    ) async throws {
        let home = try await HomeUnderTest.start(Homes.lamp) {
            $0.mqtt.protocolVersion = version
        } before: { client in
            for (path, payload) in Self.commands {
                try await client.publish("trait2mqtt/\(path)", payload, retain: true)
            }
        }
        var reported: Set<String> = []
        while reported.count < Self.commands.count {
            let error = try await home.sees("_adapter/error") { _ in true }
            #expect(error["code"] == "failedPrecondition")
            #expect(error["message"]?.stringValue?.isEmpty == false)
            #expect(error["at"]?.stringValue?.hasSuffix("Z") == true)
            reported.insert(error["topic"]?.stringValue ?? "")
        }
        #expect(reported == Set(Self.commands.map { "trait2mqtt/\($0.0)" }))
        let stored = try await home.stored()
        #expect(!stored.keys.contains { $0.hasSuffix("/call") || $0.hasSuffix("/set") || $0.contains("/request/") })
        #expect(try await home.document(Homes.onOff)["onOff"] == true)
        // And none of it comes back with the next start.
        try await home.restart()
        #expect(try await home.document(Homes.onOff)["onOff"] == true)
        #expect(try await home.settled().contains { $0.topic.hasSuffix("_adapter/error") } == false)
        await home.stop()
    }

    @Test(arguments: [Configuration.MQTT.ProtocolVersion.v5, .v311])
    func `a live command is executed whatever its sender's flag and version`(
        version: Configuration.MQTT.ProtocolVersion
    ) async throws {
        let home = try await HomeUnderTest.start(Homes.lamp) { $0.mqtt.protocolVersion = version }
        let toggle = "\(Homes.onOff)/toggle/call"
        var isOn = true
        for retain in [false, true] {
            try await home.send(toggle, "{}", retain: retain)
            #expect(try await home.result(of: toggle).isSuccess)
            isOn.toggle()
            #expect(try await home.document(Homes.onOff)["onOff"] == .bool(isOn))
            try LegacyClient.publish("\(home.base)/\(toggle)", "{}", retain: retain, port: home.broker.port)
            #expect(try await home.result(of: toggle).isSuccess)
            isOn.toggle()
            #expect(try await home.document(Homes.onOff)["onOff"] == .bool(isOn))
        }
        await home.stop()
    }

    @Test func `MQTT 3.1.1 serves the whole home`() async throws {
        let home = try await HomeUnderTest.start(Homes.lamp) { $0.mqtt.protocolVersion = .v311 }
        #expect(try await home.document("_adapter/info")["protocol"] == "3.1.1")
        #expect(try await home.document(Homes.lampPath) == ["on": true, "brightness": 50])
        // Without response topics every result stands beside its command, and _id names it.
        #expect(try await home.askPlainly("\(Homes.lampPath)/set", #"{"_id":"x","brightness":20}"#).id == "x")
        #expect(try await home.askPlainly("\(Homes.level)/currentLevel/set", "300").code == "outOfRange")
        #expect(try await home.document(Homes.lampPath)["brightness"] == 20)
        for _ in 0..<2 {
            _ = try await home.askPlainly("\(Homes.onOff)/toggle/call", #"{"_id":"once"}"#)
            #expect(try await home.document(Homes.onOff)["onOff"] == false)
        }
        #expect(try await home.askPlainly("_adapter/request/adapter/health").isSuccess)
        await home.stop()
    }
}
