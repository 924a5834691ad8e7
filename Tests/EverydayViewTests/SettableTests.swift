import EverydayView
import HomeModel
import HomeTraits
import JSON
import Testing

/// Which keys a set may have.
@Suite struct SettableTests {
    @Test func `what is measured cannot be set`() {
        let device = Home.device(
            Home.part(1, "temperatureSensor", Home.trait(TemperatureMeasurement.definition, [("measuredValue", 2100)])),
            Home.part(2, "contactSensor", Home.trait(BooleanState.definition, [("stateValue", true)])),
            Home.part(
                3, "thermostat",
                Home.trait(
                    Thermostat.definition, features: ["HEAT"],
                    [("localTemperature", 2000), ("occupiedHeatingSetpoint", 2100), ("systemMode", 4)])))
        #expect(EverydayView.keys(of: device) == ["temperature", "contact", "mode", "targetTemperature"])
        #expect(EverydayView.settableKeys(of: device) == ["mode", "targetTemperature"])
    }

    @Test func `what no command of the device moves cannot be set`() {
        let level = Home.trait(LevelControl.definition, [("currentLevel", 1)], commands: [])
        let part = Home.part(
            1, "dimmableLight", Home.trait(OnOff.definition, [("onOff", true)], commands: ["off"]), level)
        #expect(EverydayView.keys(of: Home.device(part)) == ["on", "brightness", "transition"])
        #expect(EverydayView.settableKeys(of: Home.device(part)) == ["on", "transition"])
    }

    /// Over every trait, with everything it may have and without commands: a key is settable when some value of it makes a plan.
    @Test(arguments: HomeTraits.registry.traits)
    func `a key is settable if and only if the planner takes it`(_ trait: TraitDefinition) throws {
        let all = Home.trait(
            trait, features: trait.features.map(\.code), trait.attributes.map { ($0.name, nil) })
        let bare = Home.trait(trait, trait.attributes.map { ($0.name, nil) }, commands: [])
        for state in [all, bare] {
            for type in ["dimmableLight", "speaker", "contactSensor"] {
                let device = Home.device(type, state)
                let taken = EverydayView.keys(of: device).filter { Self.takesSomeValue($0, device) }
                #expect(EverydayView.settableKeys(of: device) == taken, "\(type)")
            }
        }
    }

    private static func takesSomeValue(_ key: String, _ device: Device) -> Bool {
        let values: [JSON] =
            [
                true, false, 0, 1, 20, 100, 3000, "off", "high", ["hue": 10, "saturation": 10], .null,
            ] + HomeTraits.actions.map { .string($0) }
        // What says how, not what, goes with something to do; a target belongs to a mode.
        let company: [String: [JSONObject]] = [
            "transition": [
                ["brightness": 20], ["on": true], ["colorTemperature": 3000], ["color": ["x": 0.3, "y": 0.3]],
            ],
            "pin": [["locked": true], ["action": "unlatch"]], "targetTemperature": [["mode": "off"], [:]],
        ]
        return values.contains { value in
            (company[key] ?? [[:]]).contains { object in
                var object = object
                object[key] = value
                return (try? Home.plan(object, device)) != nil
            }
        }
    }
}
