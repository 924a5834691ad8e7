import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Thermostats and air conditioners.
enum ClimateMaker {
    static func make(_ draft: inout Draft) {
        let part = draft.part
        guard let state = part.state(of: Thermostat.self), !draft.isShown("mode"), part.fact("mode") != nil else {
            return
        }
        draft.add(.climate, "climate", name: "Climate", isMain: true, fields(part, state))
        draft.show("mode", "targetTemperature", "targetTemperatureLow", "targetTemperatureHigh")
        if part.state(of: FanControl.self) != nil { draft.show("fanMode") }
        if part.fact("targetHumidity")?.isSettable == true { draft.show("targetHumidity") }
        if part.state(of: OnOff.self) != nil { draft.show("on") }
    }

    private static func fields(_ part: PartContext, _ state: TraitState) -> JSONObject {
        let limits = ThermostatLimits(state)
        var fields: JSONObject = [
            "temperature_unit": "C", "precision": 0.1, "temp_step": 0.5, "min_temp": .number(limits.minimum),
            "max_temp": .number(limits.maximum),
        ]
        fields = fields.joined(modes(part, state)).joined(targets(part, limits))
        if part.fact("temperature") != nil {
            fields.append("current_temperature_topic", .string(part.deviceTopic))
            fields.append("current_temperature_template", .string(Template.show(part.everyday("temperature"))))
        }
        if part.fact("humidity") != nil {
            fields.append("current_humidity_topic", .string(part.deviceTopic))
            fields.append("current_humidity_template", .string(Template.show(part.everyday("humidity"))))
        }
        if state.supports(Thermostat.thermostatRunningState) { fields = fields.joined(action(part)) }
        return fields.joined(fan(part)).joined(humidity(part))
    }

    // MARK: Modes

    /// What Home Assistant calls the thermostat's modes; `auto` there is a programme, here it heats and cools as needed.
    private static let names: [(Thermostat.SystemMode, String)] = [
        (.off, "off"), (.heat, "heat"), (.cool, "cool"), (.auto, "heat_cool"), (.fanOnly, "fan_only"), (.dry, "dry"),
        (.emergencyHeat, "heat"), (.precooling, "cool"),
    ]

    private static func modes(_ part: PartContext, _ state: TraitState) -> JSONObject {
        let features = Thermostat.Features(rawValue: state.shape.features)
        let isAirConditioner = part.isA(.roomAirConditioner)
        let possible = names.filter { mode, _ in
            switch mode {
            case .off: true
            case .heat: features.contains(.heating)
            case .cool: features.contains(.cooling)
            case .auto: features.contains(.autoMode)
            case .fanOnly, .dry: isAirConditioner
            case .emergencyHeat, .precooling, .sleep: false
            }
        }
        let texts = possible.map(\.1)
        // Other modes that are shown, each by the nearest one that can be chosen.
        let shown = names.filter { texts.contains($0.1) }.map { (value: name(of: $0.0), text: $0.1) }
        let wishes = possible.map { (value: $0.1, text: name(of: $0.0)) }
        let mode = Template.mapped(part.everyday("mode"), shown)
        let wish = Template.mapped("value", wishes)
        guard part.state(of: OnOff.self) != nil else {
            return [
                "modes": .array(texts.map { .string($0) }), "mode_state_topic": .string(part.deviceTopic),
                "mode_state_template": .string(Template.show(mode)),
                "mode_command_topic": .string(part.setTopic),
                "mode_command_template": .string(part.setTemplate("mode", "\(wish)|tojson")),
            ]
        }
        // What has a power switch beside its mode is off when either is.
        let power = part.everyday("on")
        return [
            "modes": .array(texts.map { .string($0) }), "mode_state_topic": .string(part.deviceTopic),
            "mode_state_template": .string("{{ 'off' if \(power) is false else \(mode) }}"),
            "mode_command_topic": .string(part.setTopic),
            "mode_command_template": .string(
                part.wrapped(
                    "{% if value == 'off' %}\"on\": false{% else %}\"on\": true, \"mode\": {{ \(wish)|tojson }}{% endif %}"
                )),
            "power_command_topic": .string(part.setTopic), "payload_on": .string(part.set(["on": true])),
            "payload_off": .string(part.set(["on": false])),
        ]
    }

    private static func name(of mode: Thermostat.SystemMode) -> String {
        Thermostat.SystemMode.definition.name(of: UInt64(mode.rawValue)) ?? ""
    }

    // MARK: Temperatures

    private static func targets(_ part: PartContext, _ limits: ThermostatLimits) -> JSONObject {
        func target(_ name: String, _ key: String, _ template: String) -> JSONObject {
            [
                "\(name)_state_topic": .string(part.deviceTopic), "\(name)_state_template": .string(template),
                "\(name)_command_topic": .string(part.setTopic),
                "\(name)_command_template": .string(part.setTemplate(key)),
            ]
        }
        var fields: JSONObject = [:]
        if part.fact("targetTemperature") != nil {
            fields = target("temperature", "targetTemperature", Template.show(part.everyday("targetTemperature")))
        }
        // Home Assistant has either one target or two: both are there in auto only.
        guard limits.hasAuto, part.fact("targetTemperatureLow") != nil else { return fields }
        func inAuto(_ key: String) -> String {
            "{{ \(part.everyday(key)) if \(part.everyday("mode")) == '\(name(of: .auto))' else none }}"
        }
        return fields.joined(target("temperature_low", "targetTemperatureLow", inAuto("targetTemperatureLow")))
            .joined(target("temperature_high", "targetTemperatureHigh", inAuto("targetTemperatureHigh")))
    }

    /// From the relays: which of them are on.
    private static func action(_ part: PartContext) -> JSONObject {
        let relays = part.attribute(Thermostat.thermostatRunningState)
        func any(_ flags: [String]) -> String { flags.map { "'\($0)' in r" }.joined(separator: " or ") }
        return [
            "action_topic": .string(part.topic(of: Thermostat.self)),
            "action_template": .string(
                "{% set r = \(relays) %}{% set m = \(part.attribute(Thermostat.systemMode)) %}"
                    + "{{ none if r is none else 'heating' if \(any(["heat", "heatStage2"])) "
                    + "else 'cooling' if \(any(["cool", "coolStage2"])) else 'fan' if \(any(["fan", "fanStage2", "fanStage3"])) "
                    + "else 'off' if m == 'off' else 'idle' }}"),
        ]
    }

    // MARK: Fan and humidity

    private static func fan(_ part: PartContext) -> JSONObject {
        guard let state = part.state(of: FanControl.self), part.fact("fanMode")?.isSettable == true else { return [:] }
        let modes = FanModes(state).names
        return [
            "fan_modes": .array(modes.map { .string($0) }), "fan_mode_state_topic": .string(part.deviceTopic),
            "fan_mode_state_template": .string(Template.oneOf(part.everyday("fanMode"), modes)),
            "fan_mode_command_topic": .string(part.setTopic),
            "fan_mode_command_template": .string(part.setTemplate("fanMode", "value|tojson")),
        ]
    }

    private static func humidity(_ part: PartContext) -> JSONObject {
        guard let fact = part.fact("targetHumidity"), fact.isSettable,
            case .number(let minimum, let maximum, _) = fact.kind
        else { return [:] }
        return [
            "min_humidity": .number(minimum ?? 0), "max_humidity": .number(min(maximum ?? 100, 100)),
            "target_humidity_state_topic": .string(part.deviceTopic),
            "target_humidity_state_template": .string(Template.show(part.everyday("targetHumidity"))),
            "target_humidity_command_topic": .string(part.setTopic),
            "target_humidity_command_template": .string(part.setTemplate("targetHumidity", "value|int")),
        ]
    }
}
