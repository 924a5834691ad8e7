import JSON
import TestSupport
import Testing

/// `sync` and `check --cloud`.
@Suite struct CloudCommandTests {
    private static let home = """
        structures:
          - name: Town
            id: town
            rooms: [ { name: Hall, devices: [ { name: Lamp, id: lamp, type: dimmableLight }, { name: Motion, id: motion, type: occupancySensor } ] } ]
          - name: Lake
            devices: [ { name: Boat, id: boat, type: onOffLight, identity: { uniqueID: x } } ]
        """

    private static func daemon(_ cloud: String = "{}") throws -> DaemonProcess {
        try DaemonProcess(configuration: "home: { import: home.yaml }\ncloud: \(cloud)\n", home: home)
    }

    private static func ids(_ answer: JSON) -> [String] {
        (answer["payload"]?["devices"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }
    }

    @Test func `sync prints what Google is told, of everything or of one structure`() async throws {
        let daemon = try Self.daemon("{ agent_user_id: me }")
        let all = try JSON.parse(try await daemon.run("sync").output)
        #expect(GoogleRules.shared.findings(sync: all) == [])
        #expect(all["payload"]?["agentUserId"] == "me")
        #expect(Self.ids(all) == ["boat", "lamp"])
        let lake = try JSON.parse(try await daemon.run("sync", "--structure", "lake").output)
        #expect(Self.ids(lake) == ["boat"])
        let wrong = try await daemon.run("sync", "--structure", "sea")
        #expect(wrong.code == 64)
        #expect(wrong.errors.contains("there is no structure 'sea'"))
    }

    @Test func `check tells what Google would not see, and of exclusions that name nothing`() async throws {
        let outcome = try await Self.daemon("{ exclude: [lamp, town/hall/nothing] }").run("check", "--cloud")
        #expect(outcome.code == 0)
        for line in [
            "cloud: 'Lamp' (lamp) is left out: cloud.exclude has it", "cloud: 'Motion' (motion) is left out",
            "cloud: 'Boat' (boat) has a Matter identity but no room",
            "cloud.exclude: there is nothing 'town/hall/nothing'",
            "cloud: Google sees 1 devices",
        ] {
            #expect(outcome.output.contains(line), "\(outcome.output)")
        }
    }
}
