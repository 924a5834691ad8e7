import HomeModel
import HomeTraits
import JSON

/// Colour and colour temperature of a lamp.
struct LightColor {
    private(set) var fields: JSONObject = [:]
    private let part: PartContext
    private var modes: [(value: String, text: String)] = []

    init(_ part: PartContext, _ state: TraitState) {
        self.part = part
        if state.supports(ColorControl.currentHue), state.supports(ColorControl.currentSaturation),
            part.supports(ColorControl.MoveToHueAndSaturation.self)
        {
            addHue(
                isEnhanced: state.supports(ColorControl.enhancedCurrentHue)
                    && part.supports(ColorControl.EnhancedMoveToHueAndSaturation.self))
            add(.currentHueAndCurrentSaturation, "hs")
        }
        if state.supports(ColorControl.currentX), state.supports(ColorControl.currentY),
            part.supports(ColorControl.MoveToColor.self)
        {
            addChromaticity()
            add(.currentXAndCurrentY, "xy")
        }
        if state.supports(ColorControl.colorTemperatureMireds), part.supports(ColorControl.MoveToColorTemperature.self)
        {
            addTemperature(state)
            add(.colorTemperatureMireds, "color_temp")
        }
        guard modes.count > 1 else { return }
        fields.append("color_mode_state_topic", .string(topic))
        fields.append(
            "color_mode_value_template",
            .string("{{ \(Template.mapped(part.attribute(ColorControl.colorMode), modes)) or '' }}"))
    }

    private var topic: String { part.topic(of: ColorControl.self) }

    private mutating func add(_ mode: ColorControl.ColorMode, _ text: String) {
        guard let name = ColorControl.ColorMode.definition.name(of: UInt64(mode.rawValue)) else { return }
        modes.append((name, text))
    }

    private static let always = "\"transitionTime\": 0, \(LightMaker.evenIfOff)"

    private mutating func addHue(isEnhanced: Bool) {
        let hue = isEnhanced ? part.attribute(ColorControl.enhancedCurrentHue) : part.attribute(ColorControl.currentHue)
        let saturation = part.attribute(ColorControl.currentSaturation)
        // 8 bits have no 255, 16 bits go all the way round.
        let circle = isEnhanced ? "65536" : "254"
        fields.append("hs_state_topic", .string(topic))
        fields.append(
            "hs_value_template",
            .string(
                "{% set h = \(hue) %}{% set s = \(saturation) %}{% if h is not none and s is not none %}"
                    + "{{ (h * 360 / \(circle))|round(3) }},{{ (s * 100 / 254)|round(3) }}{% endif %}"))
        if isEnhanced {
            fields.append(
                "hs_command_topic", .string(part.callTopic(ColorControl.EnhancedMoveToHueAndSaturation.self)))
            fields.append(
                "hs_command_template", .string(command("enhancedHue", "(hue * 65536 / 360)|round|int % 65536")))
        } else {
            fields.append("hs_command_topic", .string(part.callTopic(ColorControl.MoveToHueAndSaturation.self)))
            fields.append("hs_command_template", .string(command("hue", "(hue * 254 / 360)|round|int")))
        }
    }

    private func command(_ field: String, _ hue: String) -> String {
        "{\"\(field)\": {{ \(hue) }}, \"saturation\": {{ (sat * 254 / 100)|round|int }}, \(Self.always)}"
    }

    private mutating func addChromaticity() {
        let (x, y) = (part.attribute(ColorControl.currentX), part.attribute(ColorControl.currentY))
        fields.append("xy_state_topic", .string(topic))
        fields.append(
            "xy_value_template",
            .string(
                "{% set x = \(x) %}{% set y = \(y) %}{% if x and y %}"
                    + "{{ (x / 65536)|round(5) }},{{ (y / 65536)|round(5) }}{% endif %}"))
        fields.append("xy_command_topic", .string(part.callTopic(ColorControl.MoveToColor.self)))
        fields.append(
            "xy_command_template",
            .string(
                "{\"colorX\": {{ [(x * 65536)|round|int, 65279]|min }}, \"colorY\": {{ [(y * 65536)|round|int, 65279]|min }}, "
                    + "\(Self.always)}"))
    }

    private mutating func addTemperature(_ state: TraitState) {
        let mireds = MiredRange(state)
        fields.append("color_temp_kelvin", true)
        fields.append("min_kelvin", JSON(mireds.minimumKelvin))
        fields.append("max_kelvin", JSON(mireds.maximumKelvin))
        fields.append("color_temp_state_topic", .string(topic))
        fields.append(
            "color_temp_value_template",
            .string(
                "{% set m = \(part.attribute(ColorControl.colorTemperatureMireds)) %}"
                    + "{{ [[(1000000 / m)|round|int, \(mireds.minimumKelvin)]|max, \(mireds.maximumKelvin)]|min if m else '' }}"
            ))
        fields.append("color_temp_command_topic", .string(part.callTopic(ColorControl.MoveToColorTemperature.self)))
        fields.append(
            "color_temp_command_template",
            .string(
                "{\"colorTemperatureMireds\": {{ [[(1000000 / value)|round|int, \(mireds.lowest)]|max, \(mireds.highest)]|min }}, "
                    + "\(Self.always)}"))
    }
}
