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

    @Test(arguments: ["basicVideoPlayer", "castingVideoPlayer"])
    func `plays and takes keys`(type: String) throws {
        let player = try Bench(type)
        #expect(player.invoke(MediaPlayback.Play()).isSuccess)
        #expect(player[MediaPlayback.currentState] == .playing)
        let answer = player.invoke(KeypadInput.SendKey(keyCode: .pause))
        #expect(KeypadInput.SendKeyResponse(fields: answer.fields)?.status == .success)
        #expect(player[MediaPlayback.currentState] == .paused)
    }

    @Test func `warns of smoke`() throws {
        let alarm = try Bench("smokeCoAlarm")
        #expect(alarm[SmokeCoAlarm.expressedState] == .normal)
        #expect(alarm.invoke(SmokeCoAlarm.SelfTestRequest()).isSuccess)
        try alarm.sense(SmokeCoAlarm.smokeState, .critical)
        #expect(alarm[SmokeCoAlarm.expressedState] == .smokeAlarm)
    }

    @Test(arguments: ["waterLeakDetector", "rainSensor"])
    func `detects`(type: String) throws {
        let detector = try Bench(type)
        #expect(detector[BooleanState.stateValue] == false)
        try detector.sense(BooleanState.stateValue, true)
        #expect(detector.eventNames == ["stateChange"])
    }

    @Test func `opens a valve`() throws {
        let valve = try Bench("waterValve")
        #expect(valve[ValveConfigurationAndControl.currentState] == .closed)
        #expect(valve.invoke(ValveConfigurationAndControl.Open(targetLevel: 30)).isSuccess)
        valve.pass(2_000)
        #expect(valve[ValveConfigurationAndControl.currentLevel] == 30)
    }

    @Test func `moves a closure and its panel`() throws {
        let gate = try Bench("closure")
        #expect(gate.invoke(ClosureControl.MoveTo(position: .moveToFullyOpen)).isSuccess)
        gate.pass(ClosureControlBehaviour.travelTime)
        #expect((gate[ClosureControl.overallCurrentState] ?? nil)?.position == .fullyOpened)
        let panel = try Bench("closurePanel")
        #expect(panel.invoke(ClosureDimension.SetTarget(position: 0)).isSuccess)
        panel.pass(ClosureDimensionBehaviour.travelTime)
        #expect((panel[ClosureDimension.currentState] ?? nil)?.position == 0)
    }

    @Test func `pumps while it is on`() throws {
        let pump = try Bench("pump")
        #expect(pump.invoke(OnOff.On()).isSuccess)
        #expect(pump[PumpConfigurationAndControl.pumpStatus] == .running)
    }

    @Test func `charges a vehicle and measures it`() throws {
        let point = try Bench("energyEvse")
        let enable = EnergyEvse.EnableCharging(minimumChargeCurrent: 6_000, maximumChargeCurrent: 16_000)
        #expect(point.invoke(enable).isSuccess)
        try point.sense(EnergyEvse.state, .pluggedInDemand)
        point.pass(3_600_000)
        #expect((point[ElectricalEnergyMeasurement.cumulativeEnergyImported] ?? nil)?.energy == 3_680_000)
    }

    @Test func `adjusts its power when it is managed`() throws {
        let appliance = try Bench("deviceEnergyManagement")
        let request = DeviceEnergyManagement.PowerAdjustRequest(power: 1_000, duration: 60, cause: .localOptimization)
        #expect(appliance.invoke(request).isSuccess)
        appliance.pass(60_000)
        #expect(appliance[DeviceEnergyManagement.esaState] == .online)
    }

    @Test func `boosts hot water`() throws {
        let heater = try Bench("waterHeater")
        #expect(heater.invoke(WaterHeaterManagement.Boost(boostInfo: .init(duration: 60))).isSuccess)
        heater.pass(60_000)
        #expect(heater[WaterHeaterManagement.tankPercentage] == 62)
    }

    @Test func `measures, and tells what energy costs`() throws {
        #expect(try Bench("electricalSensor")[ElectricalPowerMeasurement.voltage] == 230_000)
        let meter = try Bench("electricalMeter")
        #expect(meter[CommodityMetering.tariffUnit] == .kWh)
        #expect(meter[ElectricalPowerMeasurement.accuracy]?.isEmpty == false)
        let tariff = try Bench("electricalEnergyTariff")
        #expect(tariff.invoke(CommodityTariff.GetDayEntry(dayEntryId: 1)).isSuccess)
        #expect(try Bench("electricalUtilityMeter")[MeterIdentification.meterType] == .utility)
    }
}
