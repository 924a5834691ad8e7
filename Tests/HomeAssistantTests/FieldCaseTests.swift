import HomeModel
import HomeTraits
import JSON
import TestSupport
import Testing

@testable import HomeAssistant

/// Faults of other programs' discovery.
@Suite struct FieldCaseTests {
    private static func components(_ device: String) async throws -> [JSON] {
        let directory = TemporaryDirectory()
        let path = try directory.write("structures: [ { name: H, devices: [ \(device) ] } ]", to: "home.yaml")
        let document = try #require(try await SampleHome.load(path).devices.first?.document)
        return (document["components"]?.objectValue ?? [:]).map(\.value)
    }

    private static func component(_ platform: String, _ device: String) async throws -> JSON {
        try #require(try await components(device).first { $0["platform"] == .string(platform) })
    }

    @Test func `F20: a closed contact is off in the class of doors`() async throws {
        let sensor = try await Self.component("binary_sensor", "{ name: C, type: contactSensor }")
        #expect(sensor["device_class"] == "door")
        #expect(sensor["payload_off"] == "True" && sensor["payload_on"] == "False")
        #expect(sensor["value_template"]?.stringValue?.contains("'contact'") == true)
    }

    @Test func `F23: a covering's position is how far it is open`() async throws {
        let cover = try await Self.component("cover", "{ name: C, type: windowCovering }")
        #expect(cover["position_template"]?.stringValue?.contains(".get('open')") == true)
        #expect(cover["set_position_template"] == #"{ "open": {{ position }} }"#)
        #expect(cover["payload_open"] == #"{"open":100}"# && cover["payload_close"] == #"{"open":0}"#)
    }

    @Test func `F06: switching a lamp on sends that alone, and the lowest level does not switch it off`() async throws {
        let light = try await Self.component("light", "{ name: L, type: dimmableLight }")
        #expect(light["on_command_type"] == "last")
        #expect(light["command_topic"]?.stringValue?.hasSuffix("/dimmableLight/onOff/onOff/set") == true)
        #expect(light["brightness_command_topic"]?.stringValue?.hasSuffix("/levelControl/moveToLevel/call") == true)
        #expect(light["brightness_scale"] == 254)
        // One that has a level of its own to come on with would take that after the level that is asked for.
        let own = try await Self.component(
            "light", "{ name: L, type: dimmableLight, traits: { levelControl: { onLevel: 200 } } }")
        #expect(own["on_command_type"] == "first")
    }

    @Test func `a number has the limits that the device tells in a struct`() async throws {
        let holdTime = try await Self.components(
            """
            { name: O, type: occupancySensor, traits: { occupancySensing:
              { holdTime: 20, holdTimeLimits: { holdTimeMin: 5, holdTimeMax: 90, holdTimeDefault: 10 } } } }
            """
        ).first { $0["name"] == "Hold time" }
        #expect(holdTime?["min"] == 5 && holdTime?["max"] == 90)
    }

    @Test func `F08: limits in kelvin are rounded inward`() async throws {
        let light = try await Self.component(
            "light",
            """
            { name: L, type: colorTemperatureLight,
              traits: { colorControl: { colorTempPhysicalMinMireds: 153, colorTempPhysicalMaxMireds: 370 } } }
            """)
        #expect(light["min_kelvin"] == 2703 && light["max_kelvin"] == 6535)
    }

    @Test(arguments: [(0, 65_279), (1, 65_279), (0, 0)])
    func `F11: limits that are undefined make no endless range`(_ lowest: Int64, _ highest: Int64) {
        let shape = TraitShape(
            definition: ColorControl.definition, features: 0,
            attributes: [ColorControl.colorTempPhysicalMinMireds.index, ColorControl.colorTempPhysicalMaxMireds.index],
            commands: [], events: [])
        let range = MiredRange(TraitState(shape: shape, values: [.integer(lowest), .integer(highest)]))
        #expect(range.minimumKelvin == 1000 && range.maximumKelvin == 20_000)
    }

    @Test func `F79: colour and its mode come by themselves, so a lamp that is off shows no half of it`() async throws {
        let light = try await Self.component("light", "{ name: L, type: extendedColorLight }")
        for template in ["hs_value_template", "xy_value_template", "color_temp_value_template"] {
            let text = try #require(light[template]?.stringValue)
            #expect(text.contains("{% if ") || text.contains("else ''"), "\(template)")
        }
    }

    @Test func `F86: outlets of a strip are told apart, by their tags or else by number`() async throws {
        let switches = try await Self.components(
            """
            { name: S, parts: [ { type: onOffPlugInUnit, endpoint: 1 },
              { type: onOffPlugInUnit, endpoint: 2, tags: [ { tag: switches.custom, label: Desk } ] } ] }
            """
        ).filter { $0["platform"] == "switch" }
        #expect(switches.map { $0["name"]?.stringValue } == ["Outlet 1", "Desk"])
        #expect(Set(switches.compactMap { $0["command_topic"]?.stringValue }).count == 1)
        #expect(
            switches.map { $0["payload_on"]?.stringValue } == [
                #"{"onOffPlugInUnit-1":{"on":true}}"#, #"{"onOffPlugInUnit-2":{"on":true}}"#,
            ])
    }

    /// Everything that looks into a message has something to fall back on: an empty message and a missing key are no errors.
    @Test func `templates do not stumble over messages that lack what they look for`() async throws {
        for device in try await DocumentTests.allTypes().devices {
            for (key, component) in device.document["components"]?.objectValue ?? [:] {
                for (name, value) in component.objectValue ?? [:] where name.hasSuffix("template") {
                    guard let text = value.stringValue, text.contains("value_json") else { continue }
                    let rest = text.replacing("(value_json|default({}))", with: "")
                        .replacing("value_json is defined", with: "")
                    #expect(
                        !rest.contains("value_json") || text.contains("value_json is defined"),
                        "\(device.id) \(key) \(name): \(text)")
                }
            }
        }
    }
}
