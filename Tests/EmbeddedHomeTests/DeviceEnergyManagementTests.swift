import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated appliance whose power is managed` {
    private typealias Energy = DeviceEnergyManagement

    private func appliance(_ features: [String] = ["PA"], _ values: [(String, Value)] = []) throws -> Bench {
        try Bench(traits: [
            TraitRequest(DeviceEnergyManagement.self, features, values),
            TraitRequest(ElectricalPowerMeasurement.self, ["ALTC"], [("activePower", 500_000)]),
        ])
    }

    private func forecast(_ slot: DeviceEnergyManagement.Slot? = nil) -> DeviceEnergyManagement.Forecast {
        let now = Bench.start.matterEpochSeconds
        let usual = DeviceEnergyManagement.Slot(
            minDuration: 60, maxDuration: 3_600, defaultDuration: 600, elapsedSlotTime: 0, remainingSlotTime: 600,
            slotIsPausable: true, minPauseDuration: 10, maxPauseDuration: 100, nominalPower: 500_000,
            minPowerAdjustment: 100_000, maxPowerAdjustment: 900_000, minDurationAdjustment: 60,
            maxDurationAdjustment: 1_200)
        return DeviceEnergyManagement.Forecast(
            forecastId: 7, activeSlotNumber: 0, startTime: now, endTime: now + 600, earliestStartTime: .some(nil),
            latestEndTime: now + 10_000, isPausable: true, slots: [slot ?? usual],
            forecastUpdateReason: .internalOptimization)
    }

    private func adjust(
        _ appliance: Bench, _ power: Int64 = 1_000_000, for duration: UInt32 = 600,
        cause: DeviceEnergyManagement.AdjustmentCause = .localOptimization
    ) -> ActionOutcome {
        appliance.invoke(DeviceEnergyManagement.PowerAdjustRequest(power: power, duration: duration, cause: cause))
    }

    @Test func `a forecast is made of constraints, and taken back`() throws {
        let now = Bench.start.matterEpochSeconds
        let appliance = try appliance(["PFR", "CON"], [("forecast", forecast().value)])
        func request(_ constraints: [DeviceEnergyManagement.Constraints]) -> ActionOutcome {
            appliance.invoke(
                DeviceEnergyManagement.RequestConstraintBasedForecast(
                    constraints: constraints, cause: .gridOptimization))
        }
        func constraint(_ start: UInt32, _ power: Int64?, energy: Int64? = 1_000)
            -> DeviceEnergyManagement.Constraints
        {
            .init(startTime: now + start, duration: 600, nominalPower: power, maximumEnergy: energy)
        }
        let before = appliance[Energy.forecast] ?? nil
        #expect(request([]).status == .invalidCommand)
        #expect(request([constraint(10, nil)]).status == .invalidCommand)
        #expect(request([constraint(10, .max)]).status == .constraintError)
        #expect(request([constraint(10, 1_000), constraint(20, 1_000)]).status == .constraintError)
        #expect(request([constraint(9_900, 1_000)]).status == .constraintError)
        #expect(appliance[Energy.forecast] ?? nil == before)
        #expect(request([constraint(100, 1_000), constraint(700, 2_000)]).isSuccess)
        let made = try #require(appliance[Energy.forecast] ?? nil)
        #expect(made.startTime == now + 100)
        #expect(made.endTime == now + 1_300)
        #expect(made.slots.map(\.nominalPower) == [1_000, 2_000])
        #expect(made.forecastUpdateReason == .gridOptimization)
        #expect(appliance.invoke(DeviceEnergyManagement.CancelRequest()).isSuccess)
        #expect(appliance[Energy.forecast] ?? nil == before)
    }

    @Test func `takes another power for a time`() throws {
        let appliance = try appliance()
        #expect(appliance[Energy.esaState] == .online)
        #expect(adjust(appliance).isSuccess)
        #expect(appliance[Energy.esaState] == .powerAdjustActive)
        #expect((appliance[Energy.powerAdjustmentCapability] ?? nil)?.cause == .localOptimizationAdjustment)
        #expect(appliance[ElectricalPowerMeasurement.activePower] == 1_000_000)
        appliance.pass(600_000)
        #expect(appliance[Energy.esaState] == .online)
        #expect(appliance[ElectricalPowerMeasurement.activePower] == 500_000)
        #expect(appliance.eventNames == ["powerAdjustStart", "powerAdjustEnd"])
        #expect(appliance.events.last?.fields == [0, 600, 166_666])
    }

    @Test func `an adjustment is cancelled, or takes another's place`() throws {
        let appliance = try appliance()
        #expect(appliance.invoke(DeviceEnergyManagement.CancelPowerAdjustRequest()).status == .invalidInState)
        #expect(adjust(appliance).isSuccess)
        #expect(adjust(appliance, 2_000_000, cause: .gridOptimization).isSuccess)
        #expect((appliance[Energy.powerAdjustmentCapability] ?? nil)?.cause == .gridOptimizationAdjustment)
        #expect(appliance.invoke(DeviceEnergyManagement.CancelPowerAdjustRequest()).isSuccess)
        #expect(appliance[ElectricalPowerMeasurement.activePower] == 500_000)
        #expect(appliance.eventNames == ["powerAdjustStart", "powerAdjustEnd"])
        #expect(appliance.events.last?.fields[0] == 4)
    }

    @Test(arguments: [(Int64(3_000_001), UInt32(600)), (-1, 600), (0, 9), (0, 3_601)])
    func `what it cannot do is refused`(power: Int64, duration: UInt32) throws {
        let appliance = try appliance()
        #expect(adjust(appliance, power, for: duration).status == .constraintError)
        #expect(appliance[Energy.esaState] == .online)
    }

    @Test func `who opted out is left alone`() throws {
        let appliance = try appliance()
        try appliance.sense(Energy.optOutState, .gridOptOut)
        #expect(adjust(appliance, cause: .gridOptimization).status == .constraintError)
        #expect(adjust(appliance, cause: .localOptimization).isSuccess)
        try appliance.sense(Energy.optOutState, .optOut)
        #expect(appliance[Energy.esaState] == .online)
        #expect(appliance.events.last?.fields[0] == 3)
    }

    @Test func `offline it adjusts nothing`() throws {
        let appliance = try appliance()
        try appliance.sense(Energy.esaState, .offline)
        #expect(adjust(appliance).status == .invalidInState)
    }

    @Test func `pauses and goes on`() throws {
        let appliance = try appliance(["PFR", "PAU"], [("forecast", forecast().value)])
        func pause(_ duration: UInt32) -> ActionOutcome {
            appliance.invoke(DeviceEnergyManagement.PauseRequest(duration: duration, cause: .localOptimization))
        }
        #expect(pause(5).status == .constraintError)
        #expect(pause(50).isSuccess)
        #expect(appliance[Energy.esaState] == .paused)
        #expect(pause(50).status == .invalidInState)
        appliance.pass(50_000)
        #expect(appliance[Energy.esaState] == .online)
        #expect(pause(50).isSuccess)
        #expect(appliance.invoke(DeviceEnergyManagement.ResumeRequest()).isSuccess)
        #expect(appliance.invoke(DeviceEnergyManagement.ResumeRequest()).status == .invalidInState)
        #expect(appliance.eventNames == ["paused", "resumed", "paused", "resumed"])
        #expect(appliance.events.map { $0.fields.first??.intValue } == [nil, 0, nil, 4])
    }

    @Test func `without a forecast it does not pause`() throws {
        let appliance = try appliance(["PFR", "PAU"])
        let pause = DeviceEnergyManagement.PauseRequest(duration: 50, cause: .localOptimization)
        #expect(appliance.invoke(pause).status == .failure)
    }

    @Test func `begins at another time, and as planned again`() throws {
        let appliance = try appliance(["PFR", "STA"], [("forecast", forecast().value)])
        let now = Bench.start.matterEpochSeconds
        func shift(_ time: UInt32) -> ActionOutcome {
            appliance.invoke(
                DeviceEnergyManagement.StartTimeAdjustRequest(requestedStartTime: time, cause: .gridOptimization))
        }
        #expect(appliance.invoke(DeviceEnergyManagement.CancelRequest()).status == .invalidInState)
        #expect(shift(now - 1).status == .constraintError)
        #expect(shift(now + 9_500).status == .constraintError)
        #expect(shift(now + 1_000).isSuccess)
        let shifted = try #require(appliance[Energy.forecast] ?? nil)
        #expect(shifted.startTime == now + 1_000)
        #expect(shifted.endTime == now + 1_600)
        #expect(shifted.forecastUpdateReason == .gridOptimization)
        let again = appliance.restarted()
        #expect(again.invoke(DeviceEnergyManagement.CancelRequest()).isSuccess)
        #expect((again[Energy.forecast] ?? nil)?.startTime == now)
    }

    @Test func `its forecast is adjusted within limits`() throws {
        let appliance = try appliance(["SFR", "FA"], [("forecast", forecast().value)])
        func modify(_ id: UInt32, _ power: Int64, _ duration: UInt32) -> ActionOutcome {
            appliance.invoke(
                DeviceEnergyManagement.ModifyForecastRequest(
                    forecastId: id, slotAdjustments: [.init(slotIndex: 0, nominalPower: power, duration: duration)],
                    cause: .localOptimization))
        }
        #expect(modify(8, 200_000, 600).status == .failure)
        #expect(modify(7, 1_000_000, 600).status == .constraintError)
        #expect(modify(7, 200_000, 1_201).status == .constraintError)
        #expect(modify(7, 200_000, 300).isSuccess)
        #expect((appliance[Energy.forecast] ?? nil)?.slots.first?.nominalPower == 200_000)
    }

    @Test func `an adjustment that the power cut short is over`() throws {
        let appliance = try appliance()
        #expect(adjust(appliance).isSuccess)
        #expect(appliance.restarted()[Energy.esaState] == .online)
    }
}
