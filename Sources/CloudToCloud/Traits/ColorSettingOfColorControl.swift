import EverydayView
import HomeModel
import HomeTraits
import JSON

/// ColorSetting of a lamp: whichever of its ways to make colour is in force, in the one form that its SYNC names.
struct ColorSettingOfColorControl: CloudTrait {
    static let name = GoogleTrait.colorSetting
    private let part: CloudPart
    private let state: TraitState
    private let model: Model?
    private let hasTemperature: Bool

    private enum Model: String {
        case hsv, rgb
    }

    init?(_ part: CloudPart) {
        guard let state = part.state(of: ColorControl.self) else { return nil }
        hasTemperature =
            state.supports(ColorControl.colorTemperatureMireds)
            && state.supports(ColorControl.MoveToColorTemperature.self)
        if ColorModeInForce.hasHue(state), state.supports(ColorControl.MoveToHueAndSaturation.self) {
            model = .hsv
        } else if ColorModeInForce.hasXY(state), state.supports(ColorControl.MoveToColor.self) {
            model = .rgb
        } else {
            model = nil
        }
        guard model != nil || hasTemperature else { return nil }
        self.part = part
        self.state = state
    }

    var attributes: JSONObject {
        var attributes = JSONObject()
        if let model { attributes.append("colorModel", .string(model.rawValue)) }
        if hasTemperature {
            let range = KelvinRange(state)
            attributes.append(
                "colorTemperatureRange",
                ["temperatureMinK": JSON(range.minimum), "temperatureMaxK": JSON(range.maximum)])
        }
        // A lamp that tells no colour takes one all the same.
        if color == nil { attributes.append("commandOnlyColorSetting", true) }
        return attributes
    }

    var states: JSONObject? { color.map { ["color": $0] } ?? [:] }

    private var color: JSON? {
        // Lamps that know temperatures only tell of other modes, too.
        switch model == nil ? .temperature : ColorModeInForce(state) {
        case .temperature:
            guard hasTemperature, let mireds = state[ColorControl.colorTemperatureMireds], KelvinRange.isTold(mireds)
            else { return nil }
            return ["temperatureK": JSON(KelvinRange(state).kelvin(ofMireds: mireds))]
        case .hueSaturation:
            guard let hue = state[ColorControl.currentHue] else { return nil }
            return hsv(Hue.degrees(of: hue))
        case .enhancedHueSaturation:
            guard let hue = state[ColorControl.enhancedCurrentHue] else { return nil }
            return hsv(Hue.degrees(ofEnhanced: hue))
        case .xy:
            guard let x = state[ColorControl.currentX], let y = state[ColorControl.currentY] else { return nil }
            let (hue, saturation) = Chromaticity(rawX: x, rawY: y).hueSaturation
            return json(hue: hue, saturation: saturation, level: level)
        case nil: return nil
        }
    }

    private func hsv(_ hue: Double) -> JSON? {
        state[ColorControl.currentSaturation].map { json(hue: hue, saturation: Self.fraction($0), level: level) }
    }

    private func json(hue: Double, saturation: Double, level: UInt8?) -> JSON {
        if model == .rgb { return ["spectrumRgb": JSON(RGB(hue: hue, saturation: saturation, value: 1).number)] }
        // 360° is 0°, which Google wants.
        let degrees = (hue * 100).rounded() / 100
        return [
            "spectrumHsv": [
                "hue": .number(degrees >= 360 ? 0 : degrees),
                "saturation": .number((saturation * 10_000).rounded() / 10_000),
                "value": .number(level.map(Self.fraction) ?? 1),
            ]
        ]
    }

    /// To four decimals, which is finer than the steps are.
    private static func fraction(_ level: UInt8) -> Double {
        (Double(min(level, 254)) / 254 * 10_000).rounded() / 10_000
    }

    /// How bright the lamp is, which HSV has as its value.
    private var level: UInt8? { part.state(of: LevelControl.self)?.value(LevelControl.currentLevel) }

    var commands: Set<GoogleCommand> { [.colorAbsolute] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let color = Parameters(try parameters.members("color"))
        if color.has("temperature") {
            guard hasTemperature else { throw GoogleError(.functionNotSupported) }
            return temperature(try color.integer("temperature"))
        }
        guard model != nil else { throw GoogleError(.functionNotSupported) }
        if color.has("spectrumRGB") {
            let number = try color.integer("spectrumRGB")
            guard let rgb = RGB(number: number) else { throw GoogleError(.valueOutOfRange) }
            return plan(hue: rgb.hue, saturation: rgb.saturation, value: 1)
        }
        let hsv = Parameters(try color.members("spectrumHSV"))
        let (hue, saturation) = (try hsv.number("hue"), try hsv.number("saturation"))
        let value = try hsv.optionalNumber("value") ?? 1
        guard (0...360).contains(hue), (0...1).contains(saturation), (0...1).contains(value) else {
            throw GoogleError(.valueOutOfRange)
        }
        return plan(hue: hue, saturation: saturation, value: value)
    }

    /// What lies outside is brought to the nearest that the lamp can do.
    private func temperature(_ kelvin: Int64) -> CloudPlan {
        let range = KelvinRange(state)
        let nearest = range.clamp(Double(kelvin))
        return CloudPlan(
            everyday: [EverydayKeys.colorTemperature: .number(nearest)], on: part,
            expecting: [
                "color": ["temperatureK": JSON(range.kelvin(ofMireds: range.mireds(ofKelvin: nearest)))]
            ])
    }

    /// A value below 1 dims the lamp; 1, which every named colour has, leaves it as bright as it is.
    private func plan(hue: Double, saturation: Double, value: Double) -> CloudPlan {
        var set: JSONObject = [EverydayKeys.color: ["hue": .number(hue), "saturation": .number(saturation * 100)]]
        var level = level
        if value < 1, value > 0, let dimmer = part.state(of: LevelControl.self),
            dimmer.supports(LevelControl.MoveToLevel.self)
        {
            let percent = max(Int64((value * 100).rounded()), 1)
            set[EverydayKeys.brightness] = JSON(percent)
            level = LampLevel(dimmer).level(ofPercent: percent)
        }
        return CloudPlan(
            everyday: set, on: part, expecting: ["color": rounded(hue: hue, saturation: saturation, level: level)])
    }

    /// The colour as the lamp will tell it, in its own steps.
    private func rounded(hue: Double, saturation: Double, level: UInt8?) -> JSON {
        guard model == .hsv else {
            let wish = Chromaticity(hue: hue, saturation: saturation)
            let (hue, saturation) = Chromaticity(rawX: wish.rawX, rawY: wish.rawY).hueSaturation
            return json(hue: hue, saturation: saturation, level: level)
        }
        let degrees =
            state.supports(ColorControl.EnhancedMoveToHueAndSaturation.self)
            ? Hue.degrees(ofEnhanced: Hue.enhancedHue(ofDegrees: hue)) : Hue.degrees(of: Hue.hue(ofDegrees: hue))
        return json(
            hue: degrees, saturation: Self.fraction(LevelPercent.level(ofFraction: saturation)), level: level)
    }
}
