import EverydayView
import HomeModel
import HomeTraits
import Testing

/// What is told of keys, so that programs can offer them without knowing their traits.
@Suite struct FactTests {
    private static func fact(_ key: String, _ device: Device) -> EverydayFact? {
        device.parts.lazy.flatMap(EverydayView.facts).first { $0.key == key }
    }

    @Test func `every key that can be read has a fact, and nothing else`() {
        for device in [Home.dimmable(true, 1), Home.device("fan", Home.trait(FanControl.definition, [("fanMode", 1)]))]
        {
            let facts = EverydayView.facts(of: device.parts[0]).map(\.key)
            #expect(facts == EverydayView.keys(of: device).filter { !["transition", "action", "pin"].contains($0) })
        }
    }

    @Test func `numbers have their unit, their limits and their smallest step`() {
        let lamp = Home.dimmable(true, 1)
        #expect(Self.fact("brightness", lamp)?.kind == .number(minimum: 0, maximum: 100, step: 1))
        #expect(Self.fact("brightness", lamp)?.unit == "%")
        let cabinet = Home.device(
            "temperatureControlledCabinet",
            Home.trait(
                TemperatureControl.definition, features: ["TN"],
                [("temperatureSetpoint", 400), ("minTemperature", 100), ("maxTemperature", 800)]))
        let target = Self.fact("targetTemperature", cabinet)
        #expect(target?.kind == .number(minimum: 1, maximum: 8, step: 0.01))
        #expect(target?.isSettable == true)
    }

    @Test func `limits may be fields of a struct`() {
        let shape = Home.trait(
            GoogleHumiditySetting.definition,
            [
                ("humiditySetpointPercent", 50),
                ("humiditySetpointRange", .structure([30, 70])),
            ])
        #expect(
            Self.fact("targetHumidity", Home.device("googleAirCooler", shape))?.kind
                == .number(minimum: 30, maximum: 70, step: 1))
    }

    @Test func `choices are the device's own texts, or the trait's names`() {
        let options = [
            ModeSelect.ModeOption(label: "Dark", mode: 1, semanticTags: []),
            ModeSelect.ModeOption(label: "Bright", mode: 4, semanticTags: []),
        ]
        let select = Home.device(
            "modeSelect",
            Home.trait(ModeSelect.definition, [("supportedModes", options.value), ("currentMode", 4)]))
        #expect(Self.fact("modeSelect", select)?.kind == .options(["Dark", "Bright"]))
        #expect(Self.fact("modeSelect", select)?.isSettable == true)
        let air = Home.device("airQualitySensor", Home.trait(AirQuality.definition, [("airQuality", 1)]))
        #expect(
            Self.fact("airQuality", air)?.kind
                == .options(["unknown", "good", "fair", "moderate", "poor", "veryPoor", "extremelyPoor"]))
        #expect(Self.fact("airQuality", air)?.isSettable == false)
    }

    @Test func `what only some values of can be set is not offered to be set`() {
        // Started, but not un-started; played, but not buffered.
        let washer = Home.device("laundryWasher", Home.trait(OperationalState.definition, [("operationalState", 0)]))
        #expect(Self.fact("running", washer)?.isSettable == false)
        let player = Home.device("basicVideoPlayer", Home.trait(MediaPlayback.definition, [("currentState", 1)]))
        #expect(Self.fact("playback", player)?.isSettable == false)
        #expect(Self.fact("on", Home.dimmable(true, 1))?.isSettable == true)
    }

    @Test func `keys that stand below their part are told`() {
        let strip = Home.device(
            Home.part(1, "onOffPlugInUnit", Home.onOff(true)), Home.part(2, "onOffPlugInUnit", Home.onOff(false)),
            Home.part(
                3, "temperatureSensor", Home.trait(TemperatureMeasurement.definition, [("measuredValue", 2100)])))
        #expect(EverydayView.nestedKeys(of: strip, partName: Home.partName(strip)) == ["on"])
        #expect(EverydayView.nestedKeys(of: Home.dimmable(true, 1), partName: { _ in "" }) == [])
    }
}
