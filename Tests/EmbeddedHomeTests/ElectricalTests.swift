import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Simulated power and energy` {
    private func plug(_ power: Int64 = 0, features: [String] = ["IMPE", "CUME"]) throws -> Bench {
        try Bench(traits: [
            TraitRequest(OnOff.self),
            TraitRequest(
                ElectricalPowerMeasurement.self, ["ALTC"],
                [("activePower", .integer(power)), ("activeCurrent", 0), ("voltage", 230_000)]),
            TraitRequest(ElectricalEnergyMeasurement.self, features),
        ])
    }

    private func energy(_ plug: Bench) -> Int64? {
        (plug[ElectricalEnergyMeasurement.cumulativeEnergyImported] ?? nil)?.energy
    }

    @Test func `a plug draws power while it is on`() throws {
        let plug = try plug()
        #expect(plug[ElectricalPowerMeasurement.activePower] == 0)
        plug.invoke(OnOff.On())
        #expect(plug[ElectricalPowerMeasurement.activePower] == ElectricalPowerMeasurementBehaviour.usual)
        #expect(plug[ElectricalPowerMeasurement.activeCurrent] == 261)
        plug.invoke(OnOff.Off())
        #expect(plug[ElectricalPowerMeasurement.activePower] == 0)
        #expect(plug[ElectricalPowerMeasurement.activeCurrent] == 0)
    }

    @Test func `it draws again what it drew last`() throws {
        let plug = try plug()
        plug.invoke(OnOff.On())
        try plug.sense(ElectricalPowerMeasurement.activePower, 12_500)
        plug.invoke(OnOff.Off())
        let again = plug.restarted()
        #expect(again[ElectricalPowerMeasurement.activePower] == 0)
        again.invoke(OnOff.On())
        #expect(again[ElectricalPowerMeasurement.activePower] == 12_500)
    }

    @Test func `energy grows with power and time, and is told once a minute`() throws {
        let plug = try plug()
        #expect(energy(plug) == 0)
        plug.invoke(OnOff.On())
        plug.pass(3_600_000)
        // 60 W for an hour.
        #expect(energy(plug) == 60_000)
        #expect(plug.reported(ElectricalEnergyMeasurement.cumulativeEnergyImported).count == 60)
        #expect(plug.eventNames.filter { $0 == "cumulativeEnergyMeasured" }.count == 60)
        plug.invoke(OnOff.Off())
        plug.forget()
        plug.pass(3_600_000)
        #expect(plug.reports.isEmpty)
        #expect(plug.device.nextWake == nil)
    }

    @Test func `the part of a minute counts when the power changes, and nothing is lost`() throws {
        let plug = try plug()
        plug.invoke(OnOff.On())
        for _ in 0..<7 {
            plug.pass(10_123)
            try plug.sense(ElectricalPowerMeasurement.activePower, 3_600_000)
            plug.pass(10_000)
            try plug.sense(ElectricalPowerMeasurement.activePower, 60_000)
        }
        plug.invoke(OnOff.Off())
        // 7 × 10.123 s at 60 W and 7 × 10 s at 3.6 kW.
        #expect(energy(plug) == 71_181)
    }

    @Test func `energy survives a restart and counts no time without power`() throws {
        let plug = try plug()
        plug.invoke(OnOff.On())
        plug.pass(60_000)
        let again = plug.restarted(after: 3_600_000)
        #expect(energy(again) == 1_000)
        again.pass(60_000)
        #expect(energy(again) == 2_000)
    }

    @Test func `what is given away is exported`() throws {
        let panel = try Bench(traits: [
            TraitRequest(ElectricalPowerMeasurement.self, ["ALTC"], [("activePower", -1_200_000)]),
            TraitRequest(ElectricalEnergyMeasurement.self, ["IMPE", "EXPE", "CUME", "PERE"]),
        ])
        panel.pass(60_000)
        #expect((panel[ElectricalEnergyMeasurement.cumulativeEnergyExported] ?? nil)?.energy == 20_000)
        #expect(energy(panel) == 0)
        let period = try #require(panel[ElectricalEnergyMeasurement.periodicEnergyExported] ?? nil)
        #expect(period.energy == 20_000)
        #expect((period.endTimestamp ?? 0) - (period.startTimestamp ?? 0) == 60)
        #expect(panel.eventNames == ["cumulativeEnergyMeasured", "periodicEnergyMeasured"])
    }

    @Test func `a new device counts from its first values on`() throws {
        let definition = try Bench.definition(traits: [
            TraitRequest(ElectricalPowerMeasurement.self, ["ALTC"], [("activePower", 60_000)]),
            TraitRequest(ElectricalEnergyMeasurement.self, ["IMPE", "CUME"]),
        ])
        let device = SimulatedDevice(definition)
        _ = device.begin(at: Bench.start)
        #expect(device.nextWake == Bench.start.uptime + ElectricalEnergyMeasurementBehaviour.reportInterval)
    }

    @Test func `measuring says how exactly`() throws {
        let plug = try plug()
        #expect(plug[ElectricalPowerMeasurement.accuracy]?.first?.measurementType == .activePower)
        #expect(plug[ElectricalEnergyMeasurement.accuracy]?.measurementType == .electricalEnergy)
    }
}
