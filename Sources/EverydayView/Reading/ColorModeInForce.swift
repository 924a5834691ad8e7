public import HomeModel
import HomeTraits

/// Which of a lamp's ways to make colour counts now.
public enum ColorModeInForce {
    case hueSaturation, enhancedHueSaturation, xy, temperature

    /// Nil when the lamp has not told it and could be in several.
    public init?(_ state: TraitState) {
        switch (state[ColorControl.enhancedColorMode], state[ColorControl.colorMode]) {
        case (.enhancedCurrentHueAndCurrentSaturation, _): self = .enhancedHueSaturation
        case (.currentHueAndCurrentSaturation, _), (nil, .currentHueAndCurrentSaturation): self = .hueSaturation
        case (.currentXAndCurrentY, _), (nil, .currentXAndCurrentY): self = .xy
        case (.colorTemperatureMireds, _), (nil, .colorTemperatureMireds): self = .temperature
        case (nil, nil):
            let hasTemperature = state.supports(ColorControl.colorTemperatureMireds)
            switch (Self.hasHue(state), Self.hasXY(state), hasTemperature) {
            case (true, false, false): self = .hueSaturation
            case (false, true, false): self = .xy
            case (false, false, true): self = .temperature
            default: return nil
            }
        }
    }

    public static func hasColor(_ state: TraitState) -> Bool { hasHue(state) || hasXY(state) }

    public static func hasHue(_ state: TraitState) -> Bool {
        state.supports(ColorControl.currentHue) && state.supports(ColorControl.currentSaturation)
    }

    public static func hasXY(_ state: TraitState) -> Bool {
        state.supports(ColorControl.currentX) && state.supports(ColorControl.currentY)
    }
}
