import EverydayView
import HomeModel
import HomeTraits
import JSON

/// What is switched and set to a humidity, and has no thermostat beside it.
enum HumidifierMaker {
    static func make(_ draft: inout Draft) {
        let part = draft.part
        guard let fact = part.fact("targetHumidity"), fact.isSettable, !draft.isShown("targetHumidity"),
            part.fact("on")?.isSettable == true, !draft.isShown("on"),
            case .number(let minimum, let maximum, _) = fact.kind
        else { return }
        var fields: JSONObject = [
            "state_topic": .string(part.deviceTopic), "state_value_template": .string(SwitchMaker.state(part, "on")),
            "command_topic": .string(part.setTopic), "payload_on": "True", "payload_off": "False",
            "command_template": .string(part.setTemplate("on", "value|lower")),
            "target_humidity_state_topic": .string(part.deviceTopic),
            "target_humidity_state_template": .string(Template.show(part.everyday("targetHumidity"))),
            "target_humidity_command_topic": .string(part.setTopic),
            "target_humidity_command_template": .string(part.setTemplate("targetHumidity", "value|int")),
            "min_humidity": .number(minimum ?? 0), "max_humidity": .number(min(maximum ?? 100, 100)),
        ]
        if part.fact("humidity") != nil {
            fields.append("current_humidity_topic", .string(part.deviceTopic))
            fields.append("current_humidity_template", .string(Template.show(part.everyday("humidity"))))
        }
        draft.add(.humidifier, "humidifier", name: "Humidifier", isMain: true, fields)
        draft.show("on", "targetHumidity")
    }
}
