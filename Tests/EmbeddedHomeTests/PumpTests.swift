import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated pump` {
    private typealias Pump = PumpConfigurationAndControl

    private func pump(_ features: [String] = ["SPD"]) throws -> Bench {
        try Bench(traits: [
            TraitRequest(OnOff.self),
            TraitRequest(
                PumpConfigurationAndControl.self, features,
                [("pumpStatus", 0), ("speed", 0), ("power", 0), ("controlMode", 0)]),
        ])
    }

    @Test func `runs while it is on`() throws {
        let pump = try pump()
        #expect(pump[Pump.speed] == 0)
        pump.invoke(OnOff.On())
        #expect(pump[Pump.pumpStatus] == .running)
        #expect(pump[Pump.speed] == 2_100)
        #expect(pump[Pump.capacity] == 7_000)
        #expect((pump[Pump.power] ?? nil) ?? 0 > 0)
        pump.invoke(OnOff.Off())
        #expect(pump[Pump.pumpStatus] == [])
        #expect(pump[Pump.speed] == 0)
    }

    @Test func `its mode decides its speed and stays`() throws {
        let pump = try pump()
        pump.invoke(OnOff.On())
        #expect(pump.write(Pump.operationMode, .maximum).isSuccess)
        #expect(pump[Pump.effectiveOperationMode] == .maximum)
        #expect(pump[Pump.speed] == 3_000)
        #expect(pump.write(Pump.operationMode, .minimum).isSuccess)
        #expect(pump.restarted()[Pump.speed] == 600)
    }

    @Test func `takes only modes that its features name`() throws {
        let pump = try pump()
        #expect(pump.write(Pump.operationMode, .local).status == .constraintError)
        #expect(pump.write(Pump.controlMode, .constantFlow).status == .constraintError)
        let other = try self.pump(["FLW", "LOCAL"])
        #expect(other[Pump.effectiveControlMode] == .constantSpeed)
        #expect(other.write(Pump.controlMode, .constantFlow).isSuccess)
        #expect(other[Pump.effectiveControlMode] == .constantFlow)
        #expect(other.write(Pump.operationMode, .local).isSuccess)
    }

    @Test func `tells its fault`() throws {
        let pump = try pump()
        try pump.sense(Pump.pumpStatus, [.deviceFault, .supplyFault])
        #expect(pump.eventNames == ["generalFault", "supplyVoltageLow"])
    }
}
