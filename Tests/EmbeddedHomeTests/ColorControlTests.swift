import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated lamp changes its colour` {
    private func lamp(_ values: [(String, Value)] = []) throws -> Bench {
        try Bench(
            "extendedColorLight",
            [FirstValues(OnOff.self, [("onOff", true)]), FirstValues(ColorControl.self, values)])
    }

    /// With enhanced hue and the colour loop.
    private func loopLamp(_ values: [(String, Value)] = []) throws -> Bench {
        try lamp([("colorLoopActive", 0), ("enhancedCurrentHue", 1000)] + values)
    }

    private func toHue(
        _ hue: UInt8, _ direction: ColorControl.Direction = .shortest, _ tenths: UInt16 = 0
    ) -> ColorControl.MoveToHue {
        ColorControl.MoveToHue(
            hue: hue, direction: direction, transitionTime: tenths, optionsMask: [], optionsOverride: [])
    }

    private func toTemperature(_ mireds: UInt16, _ tenths: UInt16 = 0) -> ColorControl.MoveToColorTemperature {
        ColorControl.MoveToColorTemperature(
            colorTemperatureMireds: mireds, transitionTime: tenths, optionsMask: [], optionsOverride: [])
    }

    @Test func `capabilities mirror the features`() throws {
        #expect(try lamp()[ColorControl.colorCapabilities]?.rawValue == 0b11001)
        #expect(try loopLamp()[ColorControl.colorCapabilities]?.rawValue == 0b11111)
    }

    @Test(arguments: [(UInt16(0), UInt16(153)), (100, 153), (300, 300), (65279, 500)])
    func `a colour temperature is clipped to the lamp's range`(wanted: UInt16, mireds: UInt16) throws {
        let lamp = try lamp()
        #expect(lamp.invoke(toTemperature(wanted)).isSuccess)
        #expect(lamp[ColorControl.colorTemperatureMireds] == mireds)
        #expect(lamp[ColorControl.colorMode] == .colorTemperatureMireds)
        #expect(lamp[ColorControl.enhancedColorMode] == .colorTemperatureMireds)
    }

    @Test func `what no field can hold is out of range`() throws {
        let lamp = try lamp()
        #expect(lamp.invoke(toTemperature(65280)).status == .constraintError)
        #expect(lamp.invoke(toHue(255)).status == .constraintError)
        #expect(lamp.invoke(toHue(10, .up, 65535)).status == .constraintError)
        let color = ColorControl.MoveToColor(
            colorX: 65280, colorY: 0, transitionTime: 0, optionsMask: [], optionsOverride: [])
        #expect(lamp.invoke(color).status == .constraintError)
        #expect(lamp.reports.isEmpty)
    }

    @Test func `each mode sets itself and gives the others likely values`() throws {
        let lamp = try lamp()
        lamp.invoke(
            ColorControl.MoveToHueAndSaturation(
                hue: 0, saturation: 254, transitionTime: 0, optionsMask: [], optionsOverride: []))
        #expect(lamp[ColorControl.colorMode] == .currentHueAndCurrentSaturation)
        // sRGB's red.
        #expect(abs(Int(lamp[ColorControl.currentX] ?? 0) - 41943) < 100)
        #expect(abs(Int(lamp[ColorControl.currentY] ?? 0) - 21627) < 100)
        lamp.invoke(
            ColorControl.MoveToColor(
                colorX: 9830, colorY: 3932, transitionTime: 0, optionsMask: [], optionsOverride: []))
        #expect(lamp[ColorControl.colorMode] == .currentXAndCurrentY)
        // sRGB's blue is two thirds round the circle.
        #expect(abs(Int(lamp[ColorControl.currentHue] ?? 0) - 170) <= 1)
        #expect(lamp[ColorControl.currentSaturation] == 254)
        lamp.invoke(toTemperature(370))
        #expect(lamp[ColorControl.colorMode] == .colorTemperatureMireds)
        #expect(abs(Int(lamp[ColorControl.currentX] ?? 0) - 30100) < 300)
    }

    @Test func `coordinates that are no colour hurt nobody`() throws {
        let lamp = try lamp()
        lamp.invoke(
            ColorControl.MoveToColor(
                colorX: 0, colorY: 0, transitionTime: 0, optionsMask: [], optionsOverride: []))
        #expect(lamp[ColorControl.currentY] == 0)
        #expect(lamp[ColorControl.currentSaturation] == 0)
    }

    @Test(arguments: [
        (ColorControl.Direction.shortest, UInt8(250), UInt8(0)), (.longest, 250, 130), (.up, 250, 130), (.down, 250, 0),
    ])
    func `hue takes the way it is told, and wraps`(
        direction: ColorControl.Direction, target: UInt8, halfway: UInt8
    ) throws {
        let lamp = try lamp([("currentHue", 5), ("colorMode", 0), ("enhancedColorMode", 0)])
        lamp.invoke(toHue(target, direction, 20))
        lamp.pass(1_000)
        let hue = Int(lamp[ColorControl.currentHue] ?? 0)
        #expect(abs(hue - Int(halfway)) <= 3)
        lamp.pass(1_000)
        #expect(lamp[ColorControl.currentHue] == target)
    }

    @Test func `hue moves for ever until it is stopped`() throws {
        let lamp = try lamp([("currentHue", 0), ("colorMode", 0), ("enhancedColorMode", 0)])
        lamp.invoke(ColorControl.MoveHue(moveMode: .up, rate: 51, optionsMask: [], optionsOverride: []))
        lamp.pass(6_000)
        #expect(lamp[ColorControl.currentHue] == 51)
        lamp.invoke(ColorControl.MoveHue(moveMode: .stop, rate: 0, optionsMask: [], optionsOverride: []))
        lamp.pass(6_000)
        #expect(lamp[ColorControl.currentHue] == 51)
        #expect(lamp.device.nextWake == nil)
        #expect(lamp[ColorControl.remainingTime] == 0)
    }

    @Test func `saturation stops at its ends`() throws {
        let lamp = try lamp([("currentSaturation", 200)])
        lamp.invoke(ColorControl.MoveSaturation(moveMode: .up, rate: 20, optionsMask: [], optionsOverride: []))
        lamp.pass(10_000)
        #expect(lamp[ColorControl.currentSaturation] == 254)
        lamp.invoke(
            ColorControl.StepSaturation(
                stepMode: .down, stepSize: 255, transitionTime: 0, optionsMask: [], optionsOverride: []))
        #expect(lamp[ColorControl.currentSaturation] == 0)
    }

    @Test func `a rate or a step of nothing is no command`() throws {
        let lamp = try lamp()
        #expect(
            lamp.invoke(ColorControl.MoveHue(moveMode: .up, rate: 0, optionsMask: [], optionsOverride: [])).status
                == .invalidCommand)
        #expect(
            lamp.invoke(
                ColorControl.StepColor(
                    stepX: 0, stepY: 0, transitionTime: 0, optionsMask: [], optionsOverride: [])
            ).status == .invalidCommand)
        #expect(
            lamp.invoke(
                ColorControl.StepColorTemperature(
                    stepMode: .up, stepSize: 0, transitionTime: 0, colorTemperatureMinimumMireds: 0,
                    colorTemperatureMaximumMireds: 0, optionsMask: [], optionsOverride: [])
            ).status == .invalidCommand)
    }

    @Test func `colour temperature moves and steps keep the limits given with them`() throws {
        let lamp = try lamp([("colorTemperatureMireds", 250)])
        lamp.invoke(
            ColorControl.MoveColorTemperature(
                moveMode: .up, rate: 50, colorTemperatureMinimumMireds: 0, colorTemperatureMaximumMireds: 300,
                optionsMask: [], optionsOverride: []))
        lamp.pass(10_000)
        #expect(lamp[ColorControl.colorTemperatureMireds] == 300)
        lamp.invoke(
            ColorControl.StepColorTemperature(
                stepMode: .down, stepSize: 1000, transitionTime: 0, colorTemperatureMinimumMireds: 0,
                colorTemperatureMaximumMireds: 0, optionsMask: [], optionsOverride: []))
        #expect(lamp[ColorControl.colorTemperatureMireds] == 153)
    }

    @Test func `a transition takes its time, tells how long, and reports once a second`() throws {
        let lamp = try lamp([("colorTemperatureMireds", 200)])
        lamp.invoke(toTemperature(300, 25))
        lamp.pass(2_500)
        #expect(lamp.reported(ColorControl.colorTemperatureMireds) == [240, 280, 300])
        #expect(lamp.reported(ColorControl.remainingTime) == [25, 0])
    }

    @Test func `while off nothing changes unless the options say so`() throws {
        let lamp = try lamp()
        lamp.invoke(OnOff.Off())
        #expect(lamp.invoke(toTemperature(400)).isSuccess)
        #expect(lamp[ColorControl.colorTemperatureMireds] == 250)
        let executeIfOff = ColorControl.Options.executeIfOff
        lamp.invoke(
            ColorControl.MoveToColorTemperature(
                colorTemperatureMireds: 400, transitionTime: 0, optionsMask: executeIfOff,
                optionsOverride: executeIfOff))
        #expect(lamp[ColorControl.colorTemperatureMireds] == 400)
    }

    @Test func `stop ends all but the colour loop`() throws {
        let lamp = try loopLamp()
        lamp.invoke(toTemperature(500, 600))
        lamp.pass(5_000)
        lamp.invoke(ColorControl.StopMoveStep(optionsMask: [], optionsOverride: []))
        let mireds = lamp[ColorControl.colorTemperatureMireds]
        lamp.pass(60_000)
        #expect(lamp[ColorControl.colorTemperatureMireds] == mireds)
        lamp.invoke(loop([.updateAction], .activateFromEnhancedCurrentHue))
        lamp.invoke(ColorControl.StopMoveStep(optionsMask: [], optionsOverride: []))
        #expect(lamp[ColorControl.colorLoopActive] == 1)
        #expect(lamp.device.nextWake != nil)
    }

    private func loop(
        _ flags: ColorControl.UpdateFlags, _ action: ColorControl.ColorLoopAction,
        _ direction: ColorControl.ColorLoopDirection = .increment, time: UInt16 = 0, startHue: UInt16 = 0
    ) -> ColorControl.ColorLoopSet {
        ColorControl.ColorLoopSet(
            updateFlags: flags, action: action, direction: direction, time: time, startHue: startHue, optionsMask: [],
            optionsOverride: [])
    }

    @Test func `the colour loop turns, and its end restores the hue`() throws {
        let lamp = try loopLamp()
        lamp.invoke(
            loop(
                [.updateAction, .updateDirection, .updateTime, .updateStartHue], .activateFromColorLoopStartEnhancedHue,
                time: 64, startHue: 2048))
        #expect(lamp[ColorControl.colorLoopActive] == 1)
        #expect(lamp[ColorControl.enhancedColorMode] == .enhancedCurrentHueAndCurrentSaturation)
        #expect(lamp[ColorControl.enhancedCurrentHue] == 2048)
        #expect(lamp[ColorControl.colorLoopStoredEnhancedHue] == 1000)
        lamp.pass(4_000)
        #expect(lamp[ColorControl.enhancedCurrentHue] == 6144)
        lamp.invoke(loop([.updateDirection], .deactivate, .decrement))
        lamp.pass(8_000)
        #expect(lamp[ColorControl.enhancedCurrentHue] == 63488)
        lamp.invoke(loop([.updateAction], .deactivate))
        #expect(lamp[ColorControl.colorLoopActive] == 0)
        #expect(lamp[ColorControl.enhancedCurrentHue] == 1000)
        #expect(lamp.device.nextWake == nil)
    }

    @Test func `the plain hue is the enhanced one's upper byte`() throws {
        let lamp = try loopLamp()
        lamp.invoke(
            ColorControl.EnhancedMoveToHue(
                enhancedHue: 0x8123, direction: .shortest, transitionTime: 0, optionsMask: [], optionsOverride: []))
        #expect(lamp[ColorControl.currentHue] == 0x81)
        #expect(lamp[ColorControl.enhancedColorMode] == .enhancedCurrentHueAndCurrentSaturation)
        #expect(lamp[ColorControl.colorMode] == .currentHueAndCurrentSaturation)
        lamp.invoke(toHue(0x40))
        #expect(lamp[ColorControl.enhancedCurrentHue] == 0x4000)
        #expect(lamp[ColorControl.enhancedColorMode] == .currentHueAndCurrentSaturation)
    }

    @Test func `a lamp without a feature lacks its commands`() throws {
        let lamp = try Bench("colorTemperatureLight", [FirstValues(OnOff.self, [("onOff", true)])])
        #expect(lamp.invoke(toHue(1)).status == .unsupportedCommand)
        #expect(lamp.invoke(loop([], .deactivate)).status == .unsupportedCommand)
        #expect(lamp.invoke(toTemperature(200)).isSuccess)
    }

    @Test func `dim is warm where the level couples the colour temperature`() throws {
        let lamp = try lamp([("coupleColorTempToLevelMinMireds", 200)])
        lamp.write(LevelControl.options, .coupleColorTempToLevel)
        func level(_ level: UInt8) {
            lamp.invoke(LevelControl.MoveToLevel(level: level, transitionTime: 0, optionsMask: [], optionsOverride: []))
        }
        level(1)
        #expect(lamp[ColorControl.colorTemperatureMireds] == 500)
        level(254)
        #expect(lamp[ColorControl.colorTemperatureMireds] == 200)
        level(128)
        let middle = lamp[ColorControl.colorTemperatureMireds] ?? 0
        #expect(middle > 200 && middle < 500)
        lamp.invoke(toHue(3))
        level(1)
        #expect(lamp[ColorControl.colorTemperatureMireds] == middle)
    }

    @Test(arguments: [(UInt16?.none, UInt16(250)), (400, 400), (1000, 500)])
    func `power brings the colour temperature up as configured`(startUp: UInt16?, mireds: UInt16) throws {
        let lamp = try lamp()
        lamp.invoke(toHue(10))
        lamp.write(ColorControl.startUpColorTemperatureMireds, startUp)
        let again = Bench(lamp.device.definition, stored: Array(lamp.states.values))
        #expect(again[ColorControl.colorTemperatureMireds] == mireds)
        #expect(
            again[ColorControl.colorMode]
                == (startUp == nil ? .currentHueAndCurrentSaturation : .colorTemperatureMireds))
    }

    @Test func `a transition that a loss of power cut short has ended`() throws {
        let lamp = try lamp()
        lamp.invoke(toTemperature(500, 6000))
        lamp.pass(3_000)
        let again = Bench(lamp.device.definition, stored: Array(lamp.states.values))
        #expect(again[ColorControl.colorTemperatureMireds] == 500)
        #expect(again[ColorControl.remainingTime] == 0)
    }
}
