import HomeModel
import HomeTraits

extension PartReading {
    /// On a speaker OnOff is the opposite of mute (Matter Device Library, "Speaker").
    mutating func readOnOff(_ state: TraitState) {
        guard state.supports(OnOff.onOff) else { return }
        let isOn = state[OnOff.onOff]
        if part.isSpeaker {
            add(EverydayKeys.muted, isOn.map { .bool(!$0) } ?? .absent)
        } else {
            add(EverydayKeys.on, isOn.map(Reading.bool) ?? .absent)
        }
    }

    mutating func readLevel(_ state: TraitState) {
        guard state.supports(LevelControl.currentLevel) else { return }
        let value = state[attribute: LevelControl.currentLevel.index]
        if part.isSpeaker {
            add(EverydayKeys.volume, .level(value) { LevelPercent.percent(ofLevel: $0) })
        } else {
            add(
                EverydayKeys.brightness,
                .level(value) { level in
                    // A lit lamp is never 0 %; a level of 0 is that of a lamp that is off.
                    let isLit = part.state(of: OnOff.self)?[OnOff.onOff] ?? false
                    return max(LevelPercent.percent(ofLevel: level), level > 0 || isLit ? 1 : 0)
                })
        }
    }

    mutating func readColor(_ state: TraitState) {
        let mode = ColorModeInForce(state)
        if state.supports(ColorControl.colorTemperatureMireds) {
            add(EverydayKeys.colorTemperature, mode == .temperature ? Self.temperature(state) : .absent)
        }
        if ColorModeInForce.hasColor(state) {
            add(EverydayKeys.color, Self.color(state, mode))
        }
    }

    private static func temperature(_ state: TraitState) -> Reading {
        guard let mireds = state[ColorControl.colorTemperatureMireds], KelvinRange.isTold(mireds) else {
            return .absent
        }
        return .integer(KelvinRange(state).kelvin(ofMireds: mireds))
    }

    private static func color(_ state: TraitState, _ mode: ColorModeInForce?) -> Reading {
        switch mode {
        case .hueSaturation:
            guard let hue = state[ColorControl.currentHue], let saturation = state[ColorControl.currentSaturation]
            else {
                return .absent
            }
            return .hueSaturation(hue: Hue.degrees(of: hue), saturation: LevelPercent.percent(ofLevel: saturation))
        case .enhancedHueSaturation:
            guard let hue = state[ColorControl.enhancedCurrentHue],
                let saturation = state[ColorControl.currentSaturation]
            else { return .absent }
            return .hueSaturation(
                hue: Hue.degrees(ofEnhanced: hue), saturation: LevelPercent.percent(ofLevel: saturation))
        case .xy:
            guard let x = state[ColorControl.currentX], let y = state[ColorControl.currentY] else { return .absent }
            return .chromaticity(Chromaticity(rawX: x, rawY: y))
        case .temperature, nil:
            return .absent
        }
    }
}

extension Reading {
    fileprivate static func level(_ value: Value?, _ percent: (UInt8) -> Int64) -> Reading {
        guard let value else { return .absent }
        if value.isNull { return .null }
        return UInt8(value: value).map { .integer(percent($0)) } ?? .absent
    }
}
