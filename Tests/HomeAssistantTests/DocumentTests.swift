import Configuration
import HomeModel
import HomeTraits
import JSON
import TestSupport
import Testing

/// Every document of every kind of device is one that Home Assistant takes.
@Suite struct DocumentTests {
    @Test(arguments: ["flat", "parts", "estate"])
    func `documents of the demo homes keep the rules`(_ home: String) async throws {
        let sample = try await SampleHome.load(PackageFolder.path("Config/homes/\(home).yaml")) {
            $0.homeAssistant.groups = true
            $0.homeAssistant.rooms = true
        }
        #expect(sample.devices.flatMap { DocumentRules($0, topics: sample.topics).complaints } == [])
        #expect(Self.repeatedIDs(sample) == [])
    }

    @Test func `documents of every device type keep the rules`() async throws {
        let sample = try await Self.allTypes()
        #expect(sample.devices.count > 100)
        #expect(sample.devices.flatMap { DocumentRules($0, topics: sample.topics).complaints } == [])
        #expect(Self.repeatedIDs(sample) == [])
    }

    @Test(arguments: ["battery", "bridge", "lamp", "odd", "strip", "unknown-type"])
    func `documents of copies of real nodes keep the rules`(_ node: String) async throws {
        let directory = TemporaryDirectory()
        let fixture = PackageFolder.path("Tests/HomeFilesTests/Fixtures/\(node).json")
        let path = try directory.write(
            "structures: [ { name: H, devices: [ { name: Node, node: \(fixture) } ] } ]", to: "home.yaml")
        let sample = try await SampleHome.load(path)
        #expect(!sample.devices.isEmpty)
        #expect(sample.devices.flatMap { DocumentRules($0, topics: sample.topics).complaints } == [])
        #expect(Self.repeatedIDs(sample) == [])
    }

    @Test func `what a vendor's trait can be told is a button`() async throws {
        let directory = TemporaryDirectory()
        let path = try directory.write(
            """
            structures:
              - name: H
                devices:
                  - name: Thing
                    parts: [ { type: onOffPlugInUnit, endpoint: 1, traits: { exampleOrganization.spinner: {} } } ]
            """, to: "home.yaml")
        let sample = try await SampleHome.load(
            path, traits: [PackageFolder.path("Config/traits/example-organization-spinner.yaml")])
        #expect(sample.devices.flatMap { DocumentRules($0, topics: sample.topics).complaints } == [])
        let components = sample.devices.first?.document["components"]?.objectValue ?? [:]
        let buttons = components.map(\.value).filter { $0["platform"] == "button" }
        let start = try #require(buttons.first { $0["name"] == "Start" })
        #expect(start["payload_press"] == #"{"action":"start"}"#)
        #expect(start["command_topic"] == "trait2mqtt/h/_unassigned/thing/set")
        #expect(buttons.contains { $0["name"] == "Stop" })
    }

    /// What each type is shown as.
    @Test(arguments: [
        ("onOffLight", "light"), ("dimmableLight", "light"), ("colorTemperatureLight", "light"),
        ("extendedColorLight", "light"), ("onOffPlugInUnit", "switch"), ("dimmablePlugInUnit", "light"),
        ("windowCovering", "cover"), ("closure", "cover"), ("googleGarage", "cover"), ("doorLock", "lock"),
        ("thermostat", "climate"), ("roomAirConditioner", "climate"), ("fan", "fan"), ("airPurifier", "fan"),
        ("extractorHood", "fan"), ("roboticVacuumCleaner", "vacuum"), ("waterValve", "valve"),
        ("waterHeater", "water_heater"), ("contactSensor", "binary_sensor"), ("occupancySensor", "binary_sensor"),
        ("waterLeakDetector", "binary_sensor"), ("smokeCoAlarm", "binary_sensor"), ("temperatureSensor", "sensor"),
        ("humiditySensor", "sensor"), ("lightSensor", "sensor"), ("pressureSensor", "sensor"), ("flowSensor", "sensor"),
        ("airQualitySensor", "sensor"), ("genericSwitch", "event"), ("doorbell", "event"), ("modeSelect", "select"),
        ("mountedOnOffControl", "switch"), ("googleSecuritySystem", "alarm_control_panel"),
    ])
    func `a device is shown as what it is, under its own name`(_ type: String, _ platform: String) async throws {
        let directory = TemporaryDirectory()
        let path = try directory.write(
            "structures: [ { name: H, devices: [ { name: Thing, type: \(type) } ] } ]", to: "home.yaml")
        let document = try #require(try await SampleHome.load(path).devices.first?.document)
        let mains = (document["components"]?.objectValue ?? [:]).filter { $0.value["name"] == .null }
        #expect(mains.map { $0.value["platform"]?.stringValue } == [platform])
        #expect(document["device"]?["name"] == "Thing")
    }

    static func allTypes() async throws -> SampleHome {
        let directory = TemporaryDirectory()
        let types = HomeTraits.registry.deviceTypes.filter { !$0.isUtility && !$0.requirements.isEmpty }
        let devices = types.map { "{ name: \($0.name), id: \($0.name), type: \($0.name) }" }
        let path = try directory.write(
            "structures: [ { name: H, rooms: [ { name: R, devices: [ \(devices.joined(separator: ", ")) ] } ] } ]",
            to: "home.yaml")
        return try await SampleHome.load(path)
    }

    /// Ids that two entities of a platform have.
    private static func repeatedIDs(_ sample: SampleHome) -> [String] {
        var seen: Set<String> = []
        return sample.devices.flatMap { device in
            (device.document["components"]?.objectValue ?? [:]).compactMap { _, component -> String? in
                guard let id = component["unique_id"]?.stringValue, let platform = component["platform"]?.stringValue
                else { return nil }
                return seen.insert("\(platform) \(id)").inserted ? nil : id
            }
        }
    }
}
