import HomeModel
import JSON
import TestSupport
import Testing

/// What is only in Google's data model: security systems, settings and sensors that devices name for themselves.
@Suite struct GoogleEntityTests {
    private static func components(_ device: String) async throws -> [String: JSON] {
        let directory = TemporaryDirectory()
        let path = try directory.write("structures: [ { name: H, devices: [ \(device) ] } ]", to: "home.yaml")
        let sample = try await SampleHome.load(path)
        #expect(sample.devices.flatMap { DocumentRules($0, topics: sample.topics).complaints } == [])
        let document = try #require(sample.devices.first?.document)
        return Dictionary(
            (document["components"]?.objectValue ?? [:]).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    private static func panel(_ levels: String) async throws -> JSON {
        let all = try await components(
            "{ name: P, type: googleSecuritySystem, traits: { google.armDisarm: { availableArmLevels: { levels: [\(levels)], ordered: true } } } }"
        )
        return try #require(all["alarm_control_panel_1_alarm"])
    }

    @Test func `levels are the ways of being armed that their names or synonyms mean, each once`() async throws {
        let panel = try await Self.panel(
            """
            { levelName: L1, levelValues: [ { levelSynonym: [ "Stay" ], lang: en } ] },
            { levelName: away, levelValues: [] }, { levelName: full, levelValues: [] }, { levelName: pets, levelValues: [] }
            """)
        #expect(panel["supported_features"] == ["arm_home", "arm_away", "arm_custom_bypass"])
        #expect(panel["payload_arm_home"] == #"{"armed":true,"armLevel":"L1"}"#)
        #expect(panel["payload_arm_away"] == #"{"armed":true,"armLevel":"away"}"#)
        #expect(panel["payload_arm_custom_bypass"] == #"{"armed":true,"armLevel":"pets"}"#)
        #expect(panel["payload_disarm"] == #"{"armed":false}"#)
        #expect(panel["code_arm_required"] == false)
    }

    @Test func `a system without levels is just armed`() async throws {
        let panel = try await Self.panel("")
        #expect(panel["supported_features"] == ["arm_away"])
        #expect(panel["payload_arm_away"] == #"{"armed":true}"#)
    }

    private static let settings = """
        google.toggles:
          { availableToggles: [ { name: eco, nameValues: [ { nameSynonym: [ "eco wash" ], lang: en } ] } ], %
            currentToggleSettings: [ { name: eco, setting: true } ] },
        google.modes:
          { availableModes: [ { name: "it's", nameValues: [], ordered: false, settings: [
              { settingName: none, settingValues: [] }, { settingName: big, settingValues: [] } ] } ],
            currentModeSettings: [ { name: "it's", setting: big } ] }
        """

    @Test func `toggles are switches and modes are selects, under the device's own names`() async throws {
        let text = Self.settings.replacing("%", with: "")
        let all = try await Self.components("{ name: D, type: onOffPlugInUnit, traits: { \(text) } }")
        let toggle = try #require(all["switch_1_google_toggles_eco"])
        #expect(toggle["name"] == "Eco wash")
        #expect(toggle["payload_on"] == #"{"updateToggleSettings":[{"name":"eco","setting":true}]}"#)
        #expect(toggle["command_topic"]?.stringValue?.hasSuffix("/google.toggles/setToggles/call") == true)
        let mode = try #require(all["select_1_google_modes_it_s"])
        #expect(mode["options"] == ["no", "big"])
        #expect(mode["value_template"]?.stringValue?.contains(#"selectattr('name','eq','it\'s')"#) == true)
    }

    @Test func `a toggle that can only be looked at is a binary sensor`() async throws {
        let text = Self.settings.replacing("%", with: "queryOnlyToggles: true,")
        let all = try await Self.components("{ name: D, type: onOffPlugInUnit, traits: { \(text) } }")
        #expect(all["switch_1_google_toggles_eco"] == nil)
        #expect(all["binary_sensor_1_google_toggles_eco"]?["payload_on"] == "True")
    }

    @Test func `sensors are what they watch for: alarms, words, numbers in their units`() async throws {
        let all = try await Self.components(
            """
            { name: S, type: onOffPlugInUnit, traits: { google.sensorState: { sensorStatesSupported: [
              { name: waterLeak, descriptiveCapabilities: { availableStates: [ leak, noLeak ] } },
              { name: airQuality, descriptiveCapabilities: { availableStates: [ good, poor, unknown ] },
                numericCapabilities: { rawValueUnit: aqi } },
              { name: pm25, numericCapabilities: { rawValueUnit: microgramsPerCubicMeter } },
              { name: filterLifeTime, numericCapabilities: { rawValueUnit: percentage } } ] } } }
            """)
        #expect(all["binary_sensor_1_google_sensorState_waterLeak"]?["device_class"] == "moisture")
        #expect(all["sensor_1_google_sensorState_airQuality"]?["options"] == ["good", "poor"])
        #expect(all["sensor_1_google_sensorState_airQuality_value"]?["device_class"] == "aqi")
        #expect(all["sensor_1_google_sensorState_pm25_value"]?["unit_of_measurement"] == "µg/m³")
        let filter = try #require(all["sensor_1_google_sensorState_filterLifeTime_value"])
        #expect(filter["unit_of_measurement"] == "%" && filter["device_class"] == nil)
    }
}
