import HomeModel
import HomeTraits
import JSON
import Topics

/// The entities of a group. What they show is the group's `_aggregate`: on when any member is on, as bright as the brightest, as far open as its
/// members on average.
struct GroupComponents {
    private(set) var components: [Component] = []
    private let base: String
    private let parts: [GroupPart]

    /// The types that the part level `_lights` stands for.
    private static let lights: Set<DeviceKind> = [
        .onOffLight, .dimmableLight, .colorTemperatureLight, .extendedColorLight,
    ]

    init(_ group: DiscoveryGroup, base: String) {
        self.base = "\(base)/\(group.path)"
        parts = GroupPart.parts(of: group.devices)
        let lights = parts.filter { part in DeviceKind(rawValue: part.type.id).map(Self.lights.contains) ?? false }
        if !lights.isEmpty { components.append(light(lights.filter { has(OnOff.self, $0) })) }
        for part in parts where !lights.contains(where: { $0.type == part.type }) {
            if has(OnOff.self, part), DeviceKind(rawValue: part.type.id) != .speaker {
                components.append(self.switch(part))
            } else if has(WindowCovering.self, part) {
                components.append(cover(part))
            }
        }
        let isAlone = components.count == 1
        for index in components.indices {
            let name = components[index].fields["name"] ?? .null
            components[index].fields["name"] = isAlone ? .null : name
        }
    }

    private func has(_ trait: (some Trait).Type, _ part: GroupPart) -> Bool {
        part.members.contains { member in member.part.traits.contains { $0.state.is(trait) } }
    }

    private var aggregate: JSON { .string("\(base)/\(TopicLevel.aggregate)") }

    /// What the aggregate says of an attribute of a type's parts.
    private func told<Owner, Wrapped>(
        _ key: AttributeKey<Owner, Wrapped>, _ part: GroupPart, _ path: String...
    ) -> String {
        Template.value([part.type.name, Owner.identity.name, key.definition.name] + path)
    }

    private func isAnyOn(_ parts: [GroupPart]) -> String {
        let counts = parts.map { "(\(told(OnOff.onOff, $0, "counts", "true")) or 0)" }
        return "{{ 'True' if \(counts.joined(separator: " + ")) > 0 else 'False' }}"
    }

    private func attributeTopic(_ level: String) -> JSON {
        .string("\(base)/\(level)/\(OnOff.identity.name)/\(OnOff.onOff.definition.name)/\(TopicLevel.set)")
    }

    private func callTopic<Command: TraitCommand>(_ command: Command.Type) -> JSON {
        .string(
            "\(base)/\(TopicLevel.lights)/\(Command.Owner.identity.name)/\(Command.definition.name)/\(TopicLevel.call)")
    }

    // MARK: Entities

    private func light(_ lights: [GroupPart]) -> Component {
        var fields: JSONObject = [
            "name": "Lights", "state_topic": aggregate, "state_value_template": .string(isAnyOn(lights)),
            "command_topic": attributeTopic(TopicLevel.lights), "payload_on": "True", "payload_off": "False",
        ]
        let dimmable = lights.filter { has(LevelControl.self, $0) }
        if !dimmable.isEmpty {
            let levels = dimmable.map { "\(told(LevelControl.currentLevel, $0, "max")) or 0" }
            fields = fields.joined([
                "brightness_scale": 254, "brightness_state_topic": aggregate,
                "brightness_value_template": .string("{{ [\(levels.joined(separator: ", ")), 0]|max or '' }}"),
                "brightness_command_topic": callTopic(LevelControl.MoveToLevel.self),
                "brightness_command_template": .string("{\"level\": {{ value|int }}, \(LightMaker.evenIfOff)}"),
                "on_command_type": "last",
            ])
        }
        return Component(platform: .light, key: "light_group", fields: fields.joined(temperature(of: lights)))
    }

    private func temperature(of lights: [GroupPart]) -> JSONObject {
        let states = lights.flatMap(\.members).compactMap { member in
            member.part.traits.first { $0.state.is(ColorControl.self) }?.state
        }.filter { $0.supports(ColorControl.colorTemperatureMireds) }
        guard !states.isEmpty else { return [:] }
        // What one of them can do is brought to the nearest that each of the others can.
        let ranges = states.map(MiredRange.init)
        let lowest = ranges.map(\.lowest).min() ?? 50
        let highest = ranges.map(\.highest).max() ?? 1000
        let minimum = (1_000_000 + highest - 1) / highest
        let maximum = max(minimum, 1_000_000 / lowest)
        let colored = lights.filter { has(ColorControl.self, $0) }
        let mireds = colored.map { "\(told(ColorControl.colorTemperatureMireds, $0, "max")) or 0" }
        return [
            "color_temp_kelvin": true, "min_kelvin": JSON(minimum), "max_kelvin": JSON(maximum),
            "color_temp_state_topic": aggregate,
            "color_temp_value_template": .string(
                "{% set m = [\(mireds.joined(separator: ", ")), 0]|max %}"
                    + "{{ [[(1000000 / m)|round|int, \(minimum)]|max, \(maximum)]|min if m else '' }}"),
            "color_temp_command_topic": callTopic(ColorControl.MoveToColorTemperature.self),
            "color_temp_command_template": .string(
                "{\"colorTemperatureMireds\": {{ [[(1000000 / value)|round|int, \(lowest)]|max, \(highest)]|min }}, "
                    + "\"transitionTime\": 0, \(LightMaker.evenIfOff)}"),
        ]
    }

    private func `switch`(_ part: GroupPart) -> Component {
        let isOutlet = DeviceKind(rawValue: part.type.id) == .onOffPlugInUnit
        var fields: JSONObject = [
            "name": .string(isOutlet ? "Outlets" : Words.sentence(part.type.name)), "state_topic": aggregate,
            "value_template": .string(isAnyOn([part])), "state_on": "True", "state_off": "False",
            "command_topic": attributeTopic(part.type.name), "payload_on": "True", "payload_off": "False",
        ]
        if isOutlet { fields.append("device_class", "outlet") }
        return Component(platform: .switch, key: "switch_group_\(Words.key(part.type.name))", fields: fields)
    }

    private func cover(_ part: GroupPart) -> Component {
        let type = part.type.name
        let lowest = told(WindowCovering.currentPositionLiftPercent100ths, part, "min")
        let highest = told(WindowCovering.currentPositionLiftPercent100ths, part, "max")
        func set(_ open: Int) -> JSON { .string((["_type": .string(type), "open": JSON(open)] as JSON).text) }
        return Component(
            platform: .cover, key: "cover_group",
            fields: [
                "name": "Covers", "device_class": "shade", "position_topic": aggregate,
                "position_template": .string(
                    "{% set a = \(lowest) %}{% set b = \(highest) %}"
                        + "{{ 100 - ((a + b) / 200)|round|int if a is not none and b is not none else '' }}"),
                "set_position_topic": .string("\(base)/\(TopicLevel.set)"),
                "set_position_template": .string("{ \"_type\": \"\(type)\", \"open\": {{ position }} }"),
                "command_topic": .string("\(base)/\(TopicLevel.set)"), "payload_open": set(100),
                "payload_close": set(0),
                "payload_stop": .string((["_type": .string(type), "action": "stop"] as JSON).text),
            ])
    }
}
