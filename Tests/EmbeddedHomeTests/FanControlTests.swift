import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated fan turns` {
    private func fan(_ values: [(String, Value)] = []) throws -> Bench {
        try Bench("fan", [FirstValues(FanControl.self, values)])
    }

    @Test(arguments: [
        (FanControl.FanMode.low, UInt8(33), UInt8(4)), (.medium, 66, 7), (.high, 100, 10), (.off, 0, 0),
    ])
    func `a mode sets percentage and speed`(mode: FanControl.FanMode, percent: UInt8, speed: UInt8) throws {
        let fan = try fan([("percentSetting", 50), ("fanMode", mode == .medium ? 1 : 2)])
        #expect(fan.write(FanControl.fanMode, mode).isSuccess)
        #expect(fan[FanControl.fanMode] == mode)
        #expect(fan[FanControl.percentSetting] == percent)
        #expect(fan[FanControl.speedSetting] == speed)
        #expect(fan[FanControl.percentCurrent] == percent)
        #expect(fan[FanControl.speedCurrent] == speed)
    }

    @Test(arguments: [
        (UInt8(1), UInt8(1), FanControl.FanMode.low), (12, 2, .low), (33, 4, .low), (34, 4, .medium), (66, 7, .medium),
        (67, 7, .high), (100, 10, .high), (0, 0, .off),
    ])
    func `a percentage keeps its value and sets the others`(
        percent: UInt8, speed: UInt8, mode: FanControl.FanMode
    ) throws {
        let fan = try fan()
        fan.write(FanControl.percentSetting, percent)
        #expect(fan[FanControl.percentSetting] == percent)
        #expect(fan[FanControl.speedSetting] == speed)
        #expect(fan[FanControl.fanMode] == mode)
    }

    @Test(arguments: [(UInt8(1), UInt8(10), FanControl.FanMode.low), (5, 50, .medium), (10, 100, .high), (0, 0, .off)])
    func `a speed keeps its value and sets the others`(
        speed: UInt8, percent: UInt8, mode: FanControl.FanMode
    ) throws {
        let fan = try fan([("fanMode", 3), ("percentSetting", 80), ("speedSetting", 8)])
        fan.write(FanControl.speedSetting, speed)
        #expect(fan[FanControl.speedSetting] == speed)
        #expect(fan[FanControl.percentSetting] == percent)
        #expect(fan[FanControl.fanMode] == mode)
    }

    // Field case F30.
    @Test(arguments: [UInt8(101), 254])
    func `more than everything is refused`(percent: UInt8) throws {
        let fan = try fan()
        #expect(fan.write(FanControl.percentSetting, percent).status == .constraintError)
        #expect(fan.write(FanControl.speedSetting, 11).status == .constraintError)
        #expect(fan.reports.isEmpty)
    }

    // Field case F31.
    @Test func `the deprecated modes become others`() throws {
        let fan = try fan()
        fan.write(FanControl.fanMode, .on)
        #expect(fan[FanControl.fanMode] == .high)
        fan.write(FanControl.fanMode, .smart)
        #expect(fan[FanControl.fanMode] == .auto)
    }

    @Test func `automatic takes the settings away, and null changes nothing`() throws {
        let fan = try fan()
        fan.write(FanControl.percentSetting, 40)
        #expect(fan.write(FanControl.percentSetting, nil).isSuccess)
        #expect(fan[FanControl.percentSetting] == 40)
        fan.write(FanControl.fanMode, .auto)
        #expect(fan[FanControl.percentSetting] == .some(nil))
        #expect(fan[FanControl.speedSetting] == .some(nil))
        #expect(fan[FanControl.percentCurrent] == 40)
        fan.write(FanControl.speedSetting, 2)
        #expect(fan[FanControl.fanMode] == .low)
    }

    @Test(arguments: [
        (FanControl.FanModeSequence.offHigh, FanControl.FanMode.low, false), (.offHigh, .high, true),
        (.offLowHigh, .medium, false), (.offLowHigh, .low, true), (.offLowMedHigh, .auto, false),
        (.offHighAuto, .auto, true), (.offHighAuto, .low, false),
    ])
    func `the sequence says which modes there are`(
        sequence: FanControl.FanModeSequence, mode: FanControl.FanMode, isAllowed: Bool
    ) throws {
        let fan = try fan([("fanModeSequence", sequence.value)])
        #expect(fan.write(FanControl.fanMode, mode).status == (isAllowed ? nil : .constraintError))
    }

    @Test func `steps stop at the ends, wrap, and spare the lowest when asked`() throws {
        let fan = try fan()
        func step(_ direction: FanControl.StepDirection, wrap: Bool = false, lowestOff: Bool = true) -> UInt8? {
            fan.invoke(FanControl.Step(direction: direction, wrap: wrap, lowestOff: lowestOff))
            return fan[FanControl.speedSetting] ?? nil
        }
        #expect(step(.decrease) == 0)
        #expect(step(.increase) == 1)
        #expect(step(.decrease, lowestOff: false) == 1)
        #expect(step(.decrease, wrap: true, lowestOff: false) == 10)
        #expect(step(.increase) == 10)
        #expect(step(.increase, wrap: true) == 0)
    }

    @Test func `a direction that is not supported is refused`() throws {
        let fan = try fan([("rockSupport", 1), ("rockSetting", 0)])
        #expect(fan.write(FanControl.rockSetting, .rockUpDown).status == .constraintError)
        #expect(fan.write(FanControl.rockSetting, .rockLeftRight).isSuccess)
        #expect(fan.write(FanControl.windSetting, []).status == .unsupportedAttribute)
    }
}
