import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Fans, air purifiers and extractor hoods: speed in percent, modes as presets, direction and rocking.
enum FanMaker {
    static func make(_ draft: inout Draft) {
        let part = draft.part
        guard let state = part.state(of: FanControl.self), part.fact("fanMode") != nil else { return }
        // Beside a thermostat the fan is that one's.
        let isMain = part.state(of: Thermostat.self) == nil
        draft.add(.fan, "fan", name: "Fan", isMain: isMain, fields(part, state, ownsPower: isMain))
        draft.show("fan", "fanMode")
        if isMain, part.state(of: OnOff.self) != nil { draft.show("on") }
    }

    private static func fields(_ part: PartContext, _ state: TraitState, ownsPower: Bool) -> JSONObject {
        let mode = part.everyday("fanMode")
        let hasPower = ownsPower && part.state(of: OnOff.self) != nil
        let power = hasPower ? "'OFF' if \(part.everyday("on")) is false else " : ""
        var fields: JSONObject = [
            "state_topic": .string(part.deviceTopic),
            "state_value_template": .string(
                "{{ \(power)none if \(mode) is none else 'OFF' if \(mode) == 'off' else 'ON' }}"),
            "command_topic": .string(part.setTopic),
            // "on" is the mode for fans that are told no speed.
            "payload_on": "ON", "payload_off": "OFF",
            "command_template": .string(
                part.wrapped(
                    "{% if value == 'ON' %}\(hasPower ? "\"on\": true, " : "")\"fanMode\": \"on\""
                        + "{% else %}\"fanMode\": \"off\"{% endif %}")),
        ]
        if part.fact("fan")?.isSettable == true {
            fields = fields.joined([
                "percentage_state_topic": .string(part.deviceTopic),
                "percentage_value_template": .string(Template.within(part.everyday("fan"), 0, 100)),
                "percentage_command_topic": .string(part.setTopic),
                "percentage_command_template": .string(part.setTemplate("fan")),
            ])
        }
        let presets = FanModes(state).names.filter { $0 != "off" }
        fields = fields.joined([
            "preset_modes": .array(presets.map { .string($0) }), "preset_mode_state_topic": .string(part.deviceTopic),
            "preset_mode_value_template": .string(Template.oneOf(mode, presets)),
            "preset_mode_command_topic": .string(part.setTopic),
            "preset_mode_command_template": .string(part.setTemplate("fanMode", "value|tojson")),
        ])
        return fields.joined(direction(part, state)).joined(rocking(part, state))
    }

    private static func direction(_ part: PartContext, _ state: TraitState) -> JSONObject {
        guard state.supports(FanControl.airflowDirection) else { return [:] }
        return [
            "direction_state_topic": .string(part.topic(of: FanControl.self)),
            "direction_value_template": .string(Template.orNothing(part.attribute(FanControl.airflowDirection))),
            "direction_command_topic": .string(part.setTopic(FanControl.airflowDirection)),
        ]
    }

    /// All the ways in which it can rock, or none.
    private static func rocking(_ part: PartContext, _ state: TraitState) -> JSONObject {
        guard state.supports(FanControl.rockSetting), let support = state[FanControl.rockSupport],
            support.rawValue != 0
        else { return [:] }
        let names = FanControl.Rock.definition.fields.filter { UInt64(support.rawValue) & $0.mask != 0 }.map(\.name)
        let list = JSON.array(names.map { .string($0) }).text
        return [
            "oscillation_state_topic": .string(part.topic(of: FanControl.self)),
            "oscillation_value_template": .string(
                "{{ 'oscillate_on' if \(part.attribute(FanControl.rockSetting)) else 'oscillate_off' }}"),
            "oscillation_command_topic": .string(part.setTopic(FanControl.rockSetting)),
            "oscillation_command_template": .string("{{ '\(list)' if value == 'oscillate_on' else '[]' }}"),
        ]
    }
}
