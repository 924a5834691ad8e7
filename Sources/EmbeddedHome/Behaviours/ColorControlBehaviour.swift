import HomeModel
import HomeTraits

/// Colours, their transitions and the colour loop (Matter Application Cluster Specification, "Color Control Cluster").
///
/// Hue turns in the finest unit that the device has: 1/65536 of the circle with enhanced hue, else 1/255.
final class ColorControlBehaviour: TraitBehaviour {
    typealias Options = ColorControl.Options

    var hue: HueTurn?
    var saturation: Movement?
    var x: Movement?
    var y: Movement?
    var temperature: Movement?
    /// Whether the running turn is the colour loop's.
    var isLooping = false
    private var advancedTo: Int64 = 0
    private var unfinished: [Value?] = []

    /// `remainingTime` of what never ends by itself.
    private static let endless: UInt16 = 0xFFFF

    var isMoving: Bool { hue != nil || saturation != nil || x != nil || y != nil || temperature != nil }

    // MARK: Memory

    /// Where movements lead, so that a restart finds them finished: hue, saturation, x, y, mireds.
    var memory: Value? {
        guard isMoving, !isLooping || saturation != nil else { return nil }
        return .structure([
            isLooping ? nil : hue.flatMap { turn in turn.end.map { .number(turn.value(at: $0)) } },
            saturation.map { .number($0.target) }, x.map { .number($0.target) }, y.map { .number($0.target) },
            temperature.map { .number($0.target) },
        ])
    }

    func restore(_ memory: Value) { unfinished = memory.structureValue ?? [] }

    func start(_ part: SimulatedPart, at moment: Moment) {
        if !unfinished.isEmpty {
            if let target = unfinished[safe: 0]?.doubleValue { setHue(target, part, .atOnce) }
            if let target = unfinished[safe: 1]?.doubleValue { part.set(ColorControl.currentSaturation, target.uint8) }
            if let target = unfinished[safe: 2]?.doubleValue { part.set(ColorControl.currentX, target.uint16) }
            if let target = unfinished[safe: 3]?.doubleValue { part.set(ColorControl.currentY, target.uint16) }
            if let target = unfinished[safe: 4]?.doubleValue {
                part.set(ColorControl.colorTemperatureMireds, target.uint16)
            }
            unfinished = []
            part.rememberChanged(ColorControl.self)
        }
        part.set(ColorControl.remainingTime, 0)
        if let mireds = part[ColorControl.startUpColorTemperatureMireds] ?? nil {
            part.set(ColorControl.colorTemperatureMireds, clipped(mireds, part))
            setMode(.temperature, part)
            equalize(part, .temperature)
        }
        if part[ColorControl.colorLoopActive] == 1 { turnLoop(part, moment) }
    }

    // MARK: Commands

    func invoke(_ command: DeviceCommand, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) -> [Value?]
    {
        advancedTo = moment.uptime
        guard let order = try ColorOrder(command, circle: circle(part)) else {
            throw CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
        }
        guard executes(order.optionsMask, order.optionsOverride, part) else { return [] }
        part.settle(ColorControl.self)
        carryOut(order.action, part, moment)
        finishDone(part, moment)
        part.set(ColorControl.remainingTime, remainingTime(at: moment.uptime))
        part.rememberChanged(ColorControl.self)
        return []
    }

    private func executes(_ mask: Options, _ override: Options, _ part: SimulatedPart) -> Bool {
        if part[OnOff.onOff] != false { return true }
        let own = part[ColorControl.options] ?? []
        return own.subtracting(mask).union(override.intersection(mask)).contains(.executeIfOff)
    }

    private func carryOut(_ action: ColorOrder.Action, _ part: SimulatedPart, _ moment: Moment) {
        switch action {
        case .stop: stop(part)
        case .loop(let order): setLoop(order, part, moment)
        case .hue(let change, let isEnhanced):
            begin(isEnhanced ? .enhancedHue : .hue, part)
            turn(change, part, moment)
        case .saturation(let change):
            begin(.hue, part, keepsHue: true)
            saturation = movement(change, from: Double(part[ColorControl.currentSaturation] ?? 0), 0...254, moment)
        case .hueAndSaturation(let hueChange, let saturationChange, let isEnhanced):
            begin(isEnhanced ? .enhancedHue : .hue, part)
            turn(hueChange, part, moment)
            saturation = movement(
                saturationChange, from: Double(part[ColorControl.currentSaturation] ?? 0), 0...254, moment)
        case .color(let xChange, let yChange):
            begin(.xy, part)
            x = movement(xChange, from: Double(part[ColorControl.currentX] ?? 0), 0...65279, moment)
            y = movement(yChange, from: Double(part[ColorControl.currentY] ?? 0), 0...65279, moment)
        case .temperature(let change, let limits):
            begin(.temperature, part)
            let range = temperatureRange(part, limits)
            let current = Double(part[ColorControl.colorTemperatureMireds] ?? UInt16(range.lowerBound))
            temperature = movement(change, from: current, range, moment)
        }
    }

    /// Sets the mode and ends what runs in another one.
    private func begin(_ mode: ColorMode, _ part: SimulatedPart, keepsHue: Bool = false) {
        if !(keepsHue && (mode == .hue || mode == .enhancedHue)) { endLoop(part) }
        let previous = part[ColorControl.colorMode]
        setMode(mode == .hue && keepsHue && isLooping ? .enhancedHue : mode, part)
        switch mode {
        case .hue, .enhancedHue:
            x = nil
            y = nil
            temperature = nil
            // The hue as it looks in the mode that is left.
            if let previous, previous != ColorMode.hue.colorMode { equalize(part, nil) }
        case .xy:
            hue = nil
            saturation = nil
            temperature = nil
        case .temperature:
            hue = nil
            saturation = nil
            x = nil
            y = nil
        }
    }

    private func turn(_ change: ColorOrder.HueChange, _ part: SimulatedPart, _ moment: Moment) {
        let circle = circle(part)
        let from = currentHue(part)
        switch change {
        case .stop:
            hue = nil
        case .to(let target, let direction, let milliseconds):
            let distance = HueTurn.distance(from: from, to: target, circle: circle, direction: direction)
            hue = HueTurn(
                circle: circle, from: from, start: moment.uptime,
                course: .by(distance: distance, end: moment.uptime + milliseconds))
        case .by(let distance, let milliseconds):
            hue = HueTurn(
                circle: circle, from: from, start: moment.uptime,
                course: .by(distance: distance, end: moment.uptime + milliseconds))
        case .endless(let rate):
            hue = HueTurn(circle: circle, from: from, start: moment.uptime, course: .endless(rate: rate))
        }
    }

    private func movement(
        _ change: ColorOrder.Change, from: Double, _ range: ClosedRange<Double>, _ moment: Moment
    ) -> Movement? {
        func clip(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
        switch change {
        case .stop: return nil
        case .to(let target, let milliseconds):
            return Movement(from: from, to: clip(target), start: moment.uptime, milliseconds: milliseconds)
        case .by(let distance, let milliseconds):
            return Movement(from: from, to: clip(from + distance), start: moment.uptime, milliseconds: milliseconds)
        case .endless(let rate):
            guard rate != 0 else { return nil }
            let target = rate > 0 ? max(from, range.upperBound) : min(from, range.lowerBound)
            let milliseconds = Int64((abs(target - from) / abs(rate) * 1000).rounded())
            return Movement(from: from, to: target, start: moment.uptime, milliseconds: milliseconds)
        }
    }

    private func stop(_ part: SimulatedPart) {
        if !isLooping { hue = nil }
        saturation = nil
        x = nil
        y = nil
        temperature = nil
        equalize(part, nil)
        part.settle(ColorControl.self)
    }

    // MARK: Time

    var nextWake: Int64? {
        guard isMoving else { return nil }
        let ends = [hue?.end, saturation?.end, x?.end, y?.end, temperature?.end].compactMap { $0 }
        return min(ends.min() ?? .max, advancedTo + SimulatedTrait.movementReportInterval)
    }

    func advance(_ part: SimulatedPart, to moment: Moment) {
        guard isMoving else { return }
        advancedTo = moment.uptime
        let uptime = moment.uptime
        if let hue { setHue(hue.value(at: uptime), part, .moving) }
        if let saturation { part.set(ColorControl.currentSaturation, saturation.value(at: uptime).uint8, .moving) }
        if let x { part.set(ColorControl.currentX, x.value(at: uptime).uint16, .moving) }
        if let y { part.set(ColorControl.currentY, y.value(at: uptime).uint16, .moving) }
        if let temperature {
            part.set(ColorControl.colorTemperatureMireds, temperature.value(at: uptime).uint16, .moving)
        }
        finishDone(part, moment)
        part.set(ColorControl.remainingTime, remainingTime(at: uptime), isMoving ? .silent : .atOnce)
    }

    /// Ends what has arrived; when everything has, the other modes' values follow and all is reported.
    private func finishDone(_ part: SimulatedPart, _ moment: Moment) {
        let uptime = moment.uptime
        if let turn = hue, turn.isDone(at: uptime) {
            hue = nil
            setHue(turn.value(at: uptime), part, .atOnce)
        }
        if let done = saturation, done.isDone(at: uptime) {
            saturation = nil
            part.set(ColorControl.currentSaturation, done.target.uint8)
        }
        if let done = x, done.isDone(at: uptime) {
            x = nil
            part.set(ColorControl.currentX, done.target.uint16)
        }
        if let done = y, done.isDone(at: uptime) {
            y = nil
            part.set(ColorControl.currentY, done.target.uint16)
        }
        if let done = temperature, done.isDone(at: uptime) {
            temperature = nil
            part.set(ColorControl.colorTemperatureMireds, done.target.uint16)
        }
        guard !isMoving else { return }
        equalize(part, nil)
        part.settle(ColorControl.self)
        part.rememberChanged(ColorControl.self)
    }

    private func remainingTime(at uptime: Int64) -> UInt16 {
        if let hue, hue.end == nil, !isLooping { return Self.endless }
        let ends = [isLooping ? nil : hue?.end, saturation?.end, x?.end, y?.end, temperature?.end].compactMap { $0 }
        return UInt16(clamping: (max(0, (ends.max() ?? uptime) - uptime) + 99) / 100)
    }

    // MARK: Level

    func coupledLevelMoved(_ part: SimulatedPart, _ mode: ReportMode, at moment: Moment) {
        guard part[ColorControl.colorMode] == ColorMode.temperature.colorMode,
            let coolest = part[ColorControl.coupleColorTempToLevelMinMireds],
            let warmest = part[ColorControl.colorTempPhysicalMaxMireds], coolest <= warmest,
            let level = part[LevelControl.currentLevel] ?? nil
        else { return }
        let lowest = Double(part[LevelControl.minLevel] ?? 1)
        let highest = Double(part[LevelControl.maxLevel] ?? 254)
        let share = highest > lowest ? min(max((Double(level) - lowest) / (highest - lowest), 0), 1) : 1
        temperature = nil
        part.set(
            ColorControl.colorTemperatureMireds,
            (Double(warmest) - share * (Double(warmest) - Double(coolest))).uint16, mode)
        if mode == .atOnce { equalize(part, .temperature) }
    }

    // MARK: Writes and the device's own changes

    func write(_ value: Value, to attribute: Int, on part: SimulatedPart, at moment: Moment) throws(CommandFailure) {
        part.set(attribute, of: ColorControl.definition, value)
    }

    func sensed(_ attributes: [Int], on part: SimulatedPart, at moment: Moment) {
        let isColor = attributes.contains {
            [
                ColorControl.currentHue.index, ColorControl.enhancedCurrentHue.index,
                ColorControl.currentSaturation.index, ColorControl.currentX.index, ColorControl.currentY.index,
                ColorControl.colorTemperatureMireds.index, ColorControl.colorMode.index,
            ].contains($0)
        }
        guard isColor, isMoving else { return }
        hue = nil
        saturation = nil
        x = nil
        y = nil
        temperature = nil
        endLoop(part)
        part.set(ColorControl.remainingTime, 0)
        part.settle(ColorControl.self)
    }
}

extension Double {
    var uint8: UInt8 { UInt8(min(max(rounded(), 0), 254)) }
    var uint16: UInt16 { UInt16(min(max(rounded(), 0), 65535)) }
}
