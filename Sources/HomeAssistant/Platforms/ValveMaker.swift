import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Water valves, with or without a level.
enum ValveMaker {
    static func make(_ draft: inout Draft) {
        let part = draft.part
        guard let state = part.state(of: ValveConfigurationAndControl.self) else { return }
        let current = part.attribute(ValveConfigurationAndControl.currentState)
        let target = part.attribute(ValveConfigurationAndControl.targetState)
        let moving = "'closing' if \(target) == 'closed' else 'opening'"
        var fields: JSONObject = [
            "device_class": "water", "state_topic": .string(part.topic(of: ValveConfigurationAndControl.self)),
            "command_topic": .string(part.setTopic),
        ]
        if state.supports(ValveConfigurationAndControl.currentLevel), part.fact("open")?.isSettable == true {
            let level = part.attribute(ValveConfigurationAndControl.currentLevel)
            fields = fields.joined([
                "reports_position": true,
                "value_template": .string(
                    "{% set l = \(level) %}{% if \(current) == 'transitioning' %}"
                        + "{{ {'state': \(moving), 'position': l or 0}|tojson }}"
                        + "{% else %}{{ l if l is not none else '' }}{% endif %}"),
                "command_template": .string(part.setTemplate("open")),
            ])
            draft.show("open")
        } else {
            fields = fields.joined([
                "value_template": .string(
                    "{% set s = \(current) %}{{ (\(moving)) if s == 'transitioning' else s }}"),
                "payload_open": .string(part.set(["valve": "open"])),
                "payload_close": .string(part.set(["valve": "closed"])), "state_open": "open", "state_closed": "closed",
            ])
        }
        draft.add(.valve, "valve", name: "Valve", isMain: true, fields)
        draft.show("valve")
    }
}
