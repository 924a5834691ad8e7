import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated covering moves` {
    private func covering(_ values: [(String, Value)] = []) throws -> Bench {
        try Bench("windowCovering", [FirstValues(WindowCovering.self, values)])
    }

    private func goToLift(_ position: UInt16) -> WindowCovering.GoToLiftPercentage {
        WindowCovering.GoToLiftPercentage(liftPercent100thsValue: position)
    }

    @Test func `closing takes its time, tells its direction and arrives`() throws {
        let covering = try covering()
        #expect(covering[WindowCovering.currentPositionLiftPercent100ths] == 0)
        covering.invoke(WindowCovering.DownOrClose())
        #expect(covering[WindowCovering.targetPositionLiftPercent100ths] == 10000)
        #expect(covering[WindowCovering.operationalStatus]?.rawValue == 0b001010)
        covering.pass(5_000)
        #expect(covering[WindowCovering.currentPositionLiftPercent100ths] == 5000)
        #expect(covering[WindowCovering.currentPositionLiftPercentage] == 50)
        covering.pass(5_000)
        #expect(covering[WindowCovering.currentPositionLiftPercent100ths] == 10000)
        #expect(covering[WindowCovering.operationalStatus] == [])
        #expect(covering.reported(WindowCovering.currentPositionLiftPercent100ths).count == 10)
        #expect(covering.device.nextWake == nil)
    }

    @Test func `stop makes the target the position`() throws {
        let covering = try covering()
        covering.invoke(goToLift(8000))
        covering.pass(2_500)
        covering.invoke(WindowCovering.StopMotion())
        #expect(covering[WindowCovering.targetPositionLiftPercent100ths] == 2500)
        #expect(covering[WindowCovering.currentPositionLiftPercent100ths] == 2500)
        #expect(covering[WindowCovering.operationalStatus] == [])
        covering.pass(20_000)
        #expect(covering[WindowCovering.currentPositionLiftPercent100ths] == 2500)
        #expect(covering.invoke(WindowCovering.StopMotion()).isSuccess)
    }

    @Test func `turning round opens`() throws {
        let covering = try covering()
        covering.invoke(goToLift(8000))
        covering.pass(4_000)
        covering.invoke(WindowCovering.UpOrOpen())
        #expect(covering[WindowCovering.operationalStatus]?.rawValue == 0b000101)
        covering.pass(4_000)
        #expect(covering[WindowCovering.currentPositionLiftPercent100ths] == 0)
    }

    @Test func `a position above 10000 is refused`() throws {
        let covering = try covering()
        #expect(covering.invoke(goToLift(10001)).status == .constraintError)
        #expect(covering.reports.isEmpty)
    }

    @Test func `an axis that is not there is no command`() throws {
        let covering = try covering()
        let outcome = covering.invoke(WindowCovering.GoToTiltPercentage(tiltPercent100thsValue: 0))
        #expect(outcome.status == .unsupportedCommand)
    }

    @Test func `lift and tilt move at their own pace`() throws {
        let covering = try covering([("currentPositionTiltPercent100ths", 0)])
        covering.invoke(WindowCovering.DownOrClose())
        #expect(covering[WindowCovering.operationalStatus]?.rawValue == 0b101010)
        covering.pass(2_000)
        #expect(covering[WindowCovering.currentPositionTiltPercent100ths] == 10000)
        #expect(covering[WindowCovering.operationalStatus]?.rawValue == 0b001010)
    }

    @Test func `maintenance stops it and keeps it still`() throws {
        let covering = try covering()
        covering.invoke(WindowCovering.DownOrClose())
        covering.pass(1_000)
        #expect(covering.write(WindowCovering.mode, [.maintenanceMode, .motorDirectionReversed]).isSuccess)
        #expect(covering[WindowCovering.operationalStatus] == [])
        #expect(covering[WindowCovering.configStatus]?.contains(.operational) == false)
        #expect(covering[WindowCovering.configStatus]?.contains(.liftMovementReversed) == true)
        #expect(covering.invoke(WindowCovering.UpOrOpen()).status == .busy)
        covering.write(WindowCovering.mode, [])
        #expect(covering.invoke(WindowCovering.UpOrOpen()).isSuccess)
        covering.write(WindowCovering.mode, .calibrationMode)
        #expect(covering.invoke(WindowCovering.DownOrClose()).status == .failure)
    }

    @Test func `a mode bit that is none is refused`() throws {
        let covering = try covering()
        #expect(covering.write(WindowCovering.mode, .init(rawValue: 0x10)).status == .constraintError)
        #expect(covering[WindowCovering.mode] == [])
    }

    @Test func `an obstacle stops it and it does not move until it is gone`() throws {
        let covering = try covering([("safetyStatus", 0)])
        covering.invoke(WindowCovering.DownOrClose())
        covering.pass(1_000)
        try covering.sense(WindowCovering.safetyStatus, .obstacleDetected)
        #expect(covering[WindowCovering.operationalStatus] == [])
        #expect(covering.invoke(WindowCovering.UpOrOpen()).status == .busy)
        try covering.sense(WindowCovering.safetyStatus, [])
        #expect(covering.invoke(WindowCovering.UpOrOpen()).isSuccess)
    }

    @Test func `a loss of power finds it arrived`() throws {
        let covering = try covering()
        covering.invoke(WindowCovering.DownOrClose())
        covering.pass(3_000)
        let again = Bench(covering.device.definition, stored: Array(covering.states.values))
        #expect(again[WindowCovering.currentPositionLiftPercent100ths] == 10000)
        #expect(again[WindowCovering.operationalStatus] == [])
    }

    @Test func `a position that it reports takes both forms`() throws {
        let covering = try covering()
        try covering.sense(WindowCovering.currentPositionLiftPercent100ths, 2550)
        #expect(covering[WindowCovering.currentPositionLiftPercentage] == 26)
    }
}
