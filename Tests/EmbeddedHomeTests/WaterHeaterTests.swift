import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated water heater` {
    private typealias Heater = WaterHeaterManagement

    private func heater(_ features: [String] = ["EM", "TP"]) throws -> Bench {
        try Bench(traits: [
            TraitRequest(Thermostat.self, ["HEAT"], [("absMaxHeatSetpointLimit", 6_500)]),
            TraitRequest(WaterHeaterManagement.self, features),
        ])
    }

    private func boost(_ heater: Bench, _ info: WaterHeaterManagement.WaterHeaterBoostInfo) -> ActionOutcome {
        heater.invoke(WaterHeaterManagement.Boost(boostInfo: info))
    }

    @Test func `a boost heats for its time`() throws {
        let heater = try heater()
        #expect(heater[Heater.boostState] == .inactive)
        let before = try #require(heater[Heater.estimatedHeatRequired])
        #expect(boost(heater, .init(duration: 300)).isSuccess)
        #expect(heater[Heater.boostState] == .active)
        #expect(heater[Heater.heatDemand] == .immersionElement1)
        heater.pass(300_000)
        #expect(heater[Heater.boostState] == .inactive)
        #expect(heater[Heater.heatDemand] == [])
        #expect(heater[Heater.tankPercentage] == 70)
        #expect(heater[Heater.estimatedHeatRequired] ?? before < before)
        #expect(heater.eventNames == ["boostStarted", "boostEnded"])
    }

    @Test func `for once it ends when the tank is hot enough`() throws {
        let heater = try heater()
        #expect(boost(heater, .init(duration: 3_600, oneShot: true, targetPercentage: 62)).isSuccess)
        heater.pass(60_000)
        #expect(heater[Heater.tankPercentage] == 62)
        #expect(heater[Heater.boostState] == .inactive)
    }

    @Test func `is cancelled, again without harm`() throws {
        let heater = try heater()
        #expect(boost(heater, .init(duration: 300)).isSuccess)
        #expect(heater.invoke(WaterHeaterManagement.CancelBoost()).isSuccess)
        #expect(heater[Heater.boostState] == .inactive)
        #expect(heater.invoke(WaterHeaterManagement.CancelBoost()).isSuccess)
        #expect(heater.eventNames == ["boostStarted", "boostEnded"])
    }

    @Test func `what does not go together is refused`() throws {
        let heater = try heater()
        #expect(boost(heater, .init(duration: 300, targetReheat: 20)).status == .invalidCommand)
        #expect(
            boost(heater, .init(duration: 300, oneShot: true, targetPercentage: 50, targetReheat: 20)).status
                == .invalidCommand)
        #expect(boost(heater, .init(duration: 300, temporarySetpoint: 30_000)).status == .constraintError)
        #expect(boost(heater, .init(duration: 0)).status == .constraintError)
        #expect(boost(try self.heater(["EM"]), .init(duration: 300, targetPercentage: 50)).status == .invalidCommand)
        #expect(heater[Heater.boostState] == .inactive)
    }

    @Test func `goes on after a restart, for the time that is left`() throws {
        let heater = try heater()
        #expect(boost(heater, .init(duration: 300)).isSuccess)
        let again = heater.restarted(after: 100_000)
        #expect(again[Heater.boostState] == .active)
        again.pass(199_000)
        #expect(again[Heater.boostState] == .active)
        again.pass(1_000)
        #expect(again[Heater.boostState] == .inactive)
        let late = heater.restarted(after: 400_000)
        late.pass(1)
        #expect(late[Heater.boostState] == .inactive)
    }
}
