import HomeModel
import HomeTraits
import JSON

/// Lamps, and what dims like one. Level and colour go by the traits' own scales, so that what is set is what is shown; Home
/// Assistant's default schema takes a topic for each of them.
enum LightMaker {
    static func make(_ draft: inout Draft) {
        let part = draft.part
        guard part.isLight, let onOff = part.state(of: OnOff.self), onOff.supports(OnOff.onOff) else { return }
        var fields: JSONObject = [
            "state_topic": .string(part.topic(of: OnOff.self)),
            "state_value_template": .string(Template.show(part.attribute(OnOff.onOff))),
            "command_topic": .string(part.setTopic(OnOff.onOff)), "payload_on": "True", "payload_off": "False",
        ]
        draft.show("on")
        if let level = part.state(of: LevelControl.self), level.supports(LevelControl.currentLevel) {
            fields = fields.joined(brightness(part, level))
            draft.show("brightness")
        }
        if let color = part.state(of: ColorControl.self) {
            fields = fields.joined(LightColor(part, color).fields)
            draft.show("colorTemperature", "color")
        }
        if let effects = part.state(of: GoogleLightEffects.self) {
            fields = fields.joined(self.effects(part, effects))
            draft.show("lightEffect")
        }
        draft.add(.light, "light", name: "Light", isMain: true, fields)
    }

    /// The level is moved whether the lamp is on or not, and `on` comes last: so a lamp comes on with the new level, and the
    /// lowest level does not turn it off, as the commands "with on/off" would (Matter Application Cluster Specification, "Level
    /// Control"). A lamp that has a level to come on with would take that instead; there `on` comes first.
    private static func brightness(_ part: PartContext, _ state: TraitState) -> JSONObject {
        let comesOnWithOwnLevel = (state[LevelControl.onLevel] ?? nil) != nil
        let maximum = state[LevelControl.maxLevel] ?? 254
        let minimum = min(max(state[LevelControl.minLevel] ?? 1, 1), maximum)
        return [
            "brightness_scale": 254, "brightness_state_topic": .string(part.topic(of: LevelControl.self)),
            "brightness_value_template": .string(Template.orNothing(part.attribute(LevelControl.currentLevel))),
            "brightness_command_topic": .string(part.callTopic(LevelControl.MoveToLevel.self)),
            "brightness_command_template": .string(
                "{\"level\": {{ [[value|int, \(minimum)]|max, \(maximum)]|min }}, \(evenIfOff)}"),
            "on_command_type": .string(comesOnWithOwnLevel ? "first" : "last"),
        ]
    }

    static let evenIfOff = "\"optionsMask\": [\"executeIfOff\"], \"optionsOverride\": [\"executeIfOff\"]"

    private static func effects(_ part: PartContext, _ state: TraitState) -> JSONObject {
        let all = GoogleLightEffects.LightEffect.definition.members.map(\.name)
        let supported = all.filter { state.shape.supports(commandNamed: $0) }
        guard !supported.isEmpty else { return [:] }
        return [
            "effect_list": .array((["off"] + supported).map { .string($0) }),
            "effect_state_topic": .string(part.topic(of: GoogleLightEffects.self)),
            "effect_value_template": .string(
                "{% set v = \(part.attribute(GoogleLightEffects.activeLightEffect)) %}{{ v if v is not none else 'off' }}"
            ),
            "effect_command_topic": .string(part.setTopic(GoogleLightEffects.activeLightEffect)),
            "effect_command_template": .string("{{ 'null' if value == 'off' else value }}"),
        ]
    }
}
