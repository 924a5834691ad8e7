import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A device made from its type alone` {
    private func traits(_ type: String) throws -> Set<String> {
        Set(try Bench(type).part.traits.map(\.definition.name))
    }

    @Test(arguments: ["solarPower", "batteryStorage", "heatPump", "energyEvse"])
    func `that is composed of others measures power and energy`(type: String) throws {
        let measured: Set = ["powerSource", "electricalPowerMeasurement", "electricalEnergyMeasurement"]
        #expect(try traits(type).isSuperset(of: measured))
    }

    @Test func `gives away solar power`() throws {
        let panel = try Bench("solarPower")
        panel.pass(60_000)
        #expect((panel[ElectricalEnergyMeasurement.cumulativeEnergyExported] ?? nil)?.energy == 20_000)
        #expect(panel[ElectricalEnergyMeasurement.cumulativeEnergyImported] == nil)
    }

    @Test func `stores and gives back energy when it is told to`() throws {
        let battery = try Bench("batteryStorage")
        #expect(battery[PowerSource.batPercentRemaining] == 120)
        let request = DeviceEnergyManagement.PowerAdjustRequest(
            power: -2_000_000, duration: 3_600, cause: .localOptimization)
        #expect(battery.invoke(request).isSuccess)
        battery.pass(3_600_000)
        #expect((battery[ElectricalEnergyMeasurement.cumulativeEnergyExported] ?? nil)?.energy == 2_000_000)
        #expect(battery[ElectricalPowerMeasurement.activePower] == 0)
    }

    @Test func `heats with a pump that can be managed`() throws {
        let pump = try Bench("heatPump")
        #expect(try traits("heatPump").contains("thermostat"))
        #expect(pump[DeviceEnergyManagement.esaType] == .spaceHeatingCooling)
        #expect(pump[ElectricalPowerMeasurement.activePower] == 800_000)
    }

    @Test func `of a player is on`() throws {
        #expect(try Bench("basicVideoPlayer")[OnOff.onOff] == true)
        #expect(try Bench("castingVideoPlayer")[OnOff.onOff] == true)
        #expect(try Bench("pump")[OnOff.onOff] == false)
    }
}
