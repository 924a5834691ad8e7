import HomeModel
import HomeTraits

/// The four ways to say a colour.
enum ColorMode {
    case hue, xy, temperature, enhancedHue

    var colorMode: ColorControl.ColorMode {
        switch self {
        case .hue, .enhancedHue: .currentHueAndCurrentSaturation
        case .xy: .currentXAndCurrentY
        case .temperature: .colorTemperatureMireds
        }
    }

    var enhancedColorMode: ColorControl.EnhancedColorMode {
        switch self {
        case .hue: .currentHueAndCurrentSaturation
        case .xy: .currentXAndCurrentY
        case .temperature: .colorTemperatureMireds
        case .enhancedHue: .enhancedCurrentHueAndCurrentSaturation
        }
    }
}

extension ColorControlBehaviour {
    func setMode(_ mode: ColorMode, _ part: SimulatedPart) {
        part.set(ColorControl.colorMode, mode.colorMode)
        part.set(ColorControl.enhancedColorMode, mode.enhancedColorMode)
    }

    /// Steps of the hue circle on this device.
    func circle(_ part: SimulatedPart) -> Double { part.supports(ColorControl.enhancedCurrentHue) ? 65536 : 255 }

    func currentHue(_ part: SimulatedPart) -> Double {
        if let hue = part[ColorControl.enhancedCurrentHue] { return Double(hue) }
        let hue = Double(part[ColorControl.currentHue] ?? 0)
        return part.supports(ColorControl.enhancedCurrentHue) ? hue * 256 : hue
    }

    func setHue(_ hue: Double, _ part: SimulatedPart, _ mode: ReportMode) {
        guard part.supports(ColorControl.enhancedCurrentHue) else {
            return part.set(ColorControl.currentHue, UInt8(min(max(hue.rounded(), 0), 254)), mode)
        }
        let enhanced = UInt16(truncatingIfNeeded: Int64(min(max(hue.rounded(), 0), 65536)))
        part.set(ColorControl.enhancedCurrentHue, enhanced, mode)
        part.set(ColorControl.currentHue, UInt8(min(enhanced >> 8, 254)), mode)
    }

    func temperatureRange(_ part: SimulatedPart, _ limits: ColorOrder.Limits) -> ClosedRange<Double> {
        let physicalMinimum = Double(max(1, part[ColorControl.colorTempPhysicalMinMireds] ?? 1))
        let physicalMaximum = max(physicalMinimum, Double(part[ColorControl.colorTempPhysicalMaxMireds] ?? 65279))
        func clip(_ value: UInt16) -> Double { min(max(Double(value), physicalMinimum), physicalMaximum) }
        let minimum = limits.minimum == 0 ? physicalMinimum : clip(limits.minimum)
        let maximum = limits.maximum == 0 ? physicalMaximum : clip(limits.maximum)
        return minimum...max(minimum, maximum)
    }

    func clipped(_ mireds: UInt16, _ part: SimulatedPart) -> UInt16 {
        let range = temperatureRange(part, .init())
        return min(max(Double(mireds), range.lowerBound), range.upperBound).uint16
    }

    /// Gives the attributes of the other modes values that look alike.
    ///
    /// - Parameter mode: the mode that counts; nil: the one in force.
    func equalize(_ part: SimulatedPart, _ mode: ColorMode?) {
        switch mode?.colorMode ?? part[ColorControl.colorMode] {
        case .currentHueAndCurrentSaturation:
            guard part.supports(ColorControl.currentX) else { return }
            let color = ColorConversion.xy(
                hue: currentHue(part) / circle(part),
                saturation: Double(part[ColorControl.currentSaturation] ?? 0) / 254)
            part.set(ColorControl.currentX, color.x)
            part.set(ColorControl.currentY, color.y)
        case .currentXAndCurrentY:
            setHueAndSaturation(x: part[ColorControl.currentX] ?? 0, y: part[ColorControl.currentY] ?? 0, part)
        case .colorTemperatureMireds:
            let color = ColorConversion.xy(mireds: part[ColorControl.colorTemperatureMireds] ?? 250)
            part.set(ColorControl.currentX, color.x)
            part.set(ColorControl.currentY, color.y)
            setHueAndSaturation(x: color.x, y: color.y, part)
        default: return
        }
    }

    private func setHueAndSaturation(x: UInt16, y: UInt16, _ part: SimulatedPart) {
        guard part.supports(ColorControl.currentHue) else { return }
        let color = ColorConversion.hueAndSaturation(x: x, y: y)
        setHue((color.hue * circle(part)).rounded().truncatingRemainder(dividingBy: circle(part)), part, .atOnce)
        part.set(ColorControl.currentSaturation, (color.saturation * 254).uint8)
    }

    // MARK: The colour loop

    func setLoop(_ order: ColorOrder.Loop, _ part: SimulatedPart, _ moment: Moment) {
        if let direction = order.direction { part.set(ColorControl.colorLoopDirection, direction) }
        if let time = order.time { part.set(ColorControl.colorLoopTime, time) }
        if let startHue = order.startHue { part.set(ColorControl.colorLoopStartEnhancedHue, startHue) }
        switch order.action {
        case .deactivate: deactivateLoop(part)
        case .activateFromColorLoopStartEnhancedHue:
            let startHue = part[ColorControl.colorLoopStartEnhancedHue] ?? 0
            activateLoop(part)
            setHue(Double(startHue), part, .atOnce)
            turnLoop(part, moment)
        case .activateFromEnhancedCurrentHue:
            activateLoop(part)
            turnLoop(part, moment)
        default:
            // A new direction or pace counts for a loop that runs.
            if isLooping { turnLoop(part, moment) }
        }
    }

    private func activateLoop(_ part: SimulatedPart) {
        if part[ColorControl.colorLoopActive] != 1 {
            part.set(ColorControl.colorLoopStoredEnhancedHue, part[ColorControl.enhancedCurrentHue] ?? 0)
        }
        x = nil
        y = nil
        temperature = nil
        setMode(.enhancedHue, part)
        part.set(ColorControl.colorLoopActive, 1)
    }

    func turnLoop(_ part: SimulatedPart, _ moment: Moment) {
        let seconds = Double(max(1, part[ColorControl.colorLoopTime] ?? 25))
        let isUp = part[ColorControl.colorLoopDirection] == .increment
        isLooping = true
        hue = HueTurn(
            circle: circle(part), from: currentHue(part), start: moment.uptime,
            course: .endless(rate: (isUp ? 1 : -1) * circle(part) / seconds))
    }

    private func deactivateLoop(_ part: SimulatedPart) {
        guard part[ColorControl.colorLoopActive] == 1 || isLooping else { return }
        endLoop(part)
        if let stored = part[ColorControl.colorLoopStoredEnhancedHue] { setHue(Double(stored), part, .atOnce) }
    }

    func endLoop(_ part: SimulatedPart) {
        if isLooping { hue = nil }
        isLooping = false
        part.set(ColorControl.colorLoopActive, 0)
    }
}
