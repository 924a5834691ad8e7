import HomeModel
import HomeTraits
import JSON

/// Water heaters with a thermostat: off, or heating to the target.
enum WaterHeaterMaker {
    static func make(_ draft: inout Draft) {
        let part = draft.part
        guard part.isA(.waterHeater), let state = part.state(of: Thermostat.self), part.fact("mode") != nil else {
            return
        }
        let limits = ThermostatLimits(state)
        func name(_ mode: Thermostat.SystemMode) -> String {
            Thermostat.SystemMode.definition.name(of: UInt64(mode.rawValue)) ?? ""
        }
        let mode = part.everyday("mode")
        var fields: JSONObject = [
            "temperature_unit": "C", "precision": 0.1, "min_temp": .number(limits.minimum),
            "max_temp": .number(limits.maximum), "modes": ["off", "eco"],
            "mode_state_topic": .string(part.deviceTopic),
            "mode_state_template": .string(
                "{{ none if \(mode) is none else 'off' if \(mode) == '\(name(.off))' else 'eco' }}"),
            "mode_command_topic": .string(part.setTopic),
            "mode_command_template": .string(
                part.setTemplate(
                    "mode", Template.mapped("value", [("off", name(.off)), ("eco", name(.heat))]) + "|tojson")),
            "power_command_topic": .string(part.setTopic),
            "payload_on": .string(part.set(["mode": .string(name(.heat))])),
            "payload_off": .string(part.set(["mode": .string(name(.off))])),
            "temperature_state_topic": .string(part.deviceTopic),
            "temperature_state_template": .string(Template.show(part.everyday("targetTemperature"))),
            "temperature_command_topic": .string(part.setTopic),
            "temperature_command_template": .string(part.setTemplate("targetTemperature")),
        ]
        if part.fact("temperature") != nil {
            fields.append("current_temperature_topic", .string(part.deviceTopic))
            fields.append("current_temperature_template", .string(Template.show(part.everyday("temperature"))))
        }
        draft.add(.waterHeater, "water_heater", name: "Water heater", isMain: true, fields)
        draft.show("mode", "targetTemperature", "targetTemperatureLow", "targetTemperatureHigh")
    }
}
