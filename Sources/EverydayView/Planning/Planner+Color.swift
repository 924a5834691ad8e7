import HomeModel
import HomeTraits
import JSON

private let evenIfOff = ColorControl.Options.executeIfOff

extension Planner {
    /// `color` and `colorTemperature`. They reach a lamp that is off, too, and do not turn it on.
    mutating func planColor(_ request: PartRequest) throws(CommandFailure) {
        let color = request[EverydayKeys.color]
        let temperature = request[EverydayKeys.colorTemperature]
        guard color != nil || temperature != nil else { return }
        guard let state = request.part.state(of: ColorControl.self) else { return }
        if let color, temperature != nil {
            throw color.wrong(
                "a lamp has a color or a colorTemperature", allowed: [.string(EverydayKeys.colorTemperature)])
        }
        let time = try request.transitionTime() ?? 0
        if let temperature { try planTemperature(temperature, time, state, request.part) }
        if let color { try planColor(color, time, state, request.part) }
    }

    private mutating func planTemperature(
        _ argument: Argument, _ time: UInt16, _ state: TraitState, _ part: Device.Part
    ) throws(CommandFailure) {
        guard state.supports(ColorControl.MoveToColorTemperature.self) else { throw argument.unimplemented() }
        let range = KelvinRange(state)
        let kelvin = try argument.number()
        guard clamps || (kelvin >= Double(range.minimum) && kelvin <= Double(range.maximum)) else {
            throw argument.outOfRange(
                "from \(range.minimum) to \(range.maximum) K", allowed: .range(JSON(range.minimum), JSON(range.maximum))
            )
        }
        invoke(
            ColorControl.MoveToColorTemperature(
                colorTemperatureMireds: range.mireds(ofKelvin: range.clamp(kelvin)), transitionTime: time,
                optionsMask: evenIfOff,
                optionsOverride: evenIfOff),
            on: part, for: argument, deciding: ColorControl.colorTemperatureMireds.index)
    }

    /// Either form is taken; one that the lamp does not know is converted.
    private mutating func planColor(
        _ argument: Argument, _ time: UInt16, _ state: TraitState, _ part: Device.Part
    ) throws(CommandFailure) {
        let canDoHue = state.supports(ColorControl.MoveToHueAndSaturation.self)
        let canDoXY = state.supports(ColorControl.MoveToColor.self)
        switch try ColorArgument(argument) {
        case .hueSaturation(let hue, let saturation):
            if canDoHue {
                move(toHue: hue, saturation: LevelPercent.level(ofFraction: saturation), argument, time, state, part)
            } else if canDoXY {
                move(to: Chromaticity(hue: hue, saturation: saturation), argument, time, part)
            } else {
                throw argument.unimplemented()
            }
        case .chromaticity(let color):
            if canDoXY {
                move(to: color, argument, time, part)
            } else if canDoHue {
                let (hue, saturation) = color.hueSaturation
                move(toHue: hue, saturation: LevelPercent.level(ofFraction: saturation), argument, time, state, part)
            } else {
                throw argument.unimplemented()
            }
        }
    }

    private mutating func move(to color: Chromaticity, _ argument: Argument, _ time: UInt16, _ part: Device.Part) {
        invoke(
            ColorControl.MoveToColor(
                colorX: color.rawX, colorY: color.rawY, transitionTime: time, optionsMask: evenIfOff,
                optionsOverride: evenIfOff),
            on: part, for: argument, deciding: ColorControl.currentX.index, ColorControl.currentY.index)
    }

    private mutating func move(
        toHue hue: Double, saturation: UInt8, _ argument: Argument, _ time: UInt16, _ state: TraitState,
        _ part: Device.Part
    ) {
        if state.supports(ColorControl.EnhancedMoveToHueAndSaturation.self) {
            invoke(
                ColorControl.EnhancedMoveToHueAndSaturation(
                    enhancedHue: Hue.enhancedHue(ofDegrees: hue), saturation: saturation, transitionTime: time,
                    optionsMask: evenIfOff, optionsOverride: evenIfOff),
                on: part, for: argument, deciding: ColorControl.currentHue.index,
                ColorControl.currentSaturation.index, ColorControl.enhancedCurrentHue.index)
        } else {
            invoke(
                ColorControl.MoveToHueAndSaturation(
                    hue: Hue.hue(ofDegrees: hue), saturation: saturation, transitionTime: time, optionsMask: evenIfOff,
                    optionsOverride: evenIfOff),
                on: part, for: argument, deciding: ColorControl.currentHue.index, ColorControl.currentSaturation.index)
        }
    }
}
