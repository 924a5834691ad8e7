import HomeModel
import HomeTraits
import JSON
import Testing

@testable import EmbeddedHome

@Suite struct `Google's traits in the simulator` {
    /// A part with that trait beside the switch of a mounted control.
    private func bench(
        _ traits: [(trait: any HomeModel.Trait.Type, values: [(attribute: String, value: Value)])]
    ) throws -> Bench {
        try Bench("mountedOnOffControl", traits.map { FirstValues(trait: $0.trait.identity.name, values: $0.values) })
    }

    private func bench(_ trait: any HomeModel.Trait.Type, _ values: [(attribute: String, value: Value)] = []) throws
        -> Bench
    {
        try bench([(trait, values)])
    }

    private static let types = HomeTraits.registry.deviceTypes.filter { $0.name.hasPrefix("google") }

    @Test(arguments: types)
    func `a type has something to show or to do`(type: DeviceTypeDefinition) throws {
        let bench = try Bench(type.name)
        #expect(!bench.part.traits.isEmpty)
        #expect(type.identifier?.hasPrefix("action.devices.types.") == true)
        #expect(
            bench.device.definition.parts[0].types[0].identifier
                == (type.name == "googleAirCooler" ? nil : type.identifier))
    }

    /// Every command that a device says it has is known to the simulator, whatever its fields are.
    @Test(arguments: types)
    func `a type refuses no command of its own as unknown`(type: DeviceTypeDefinition) throws {
        let everything = type.requirements.map { FirstValues(trait: $0.trait) }
        let bench = try Bench(type.name, everything)
        for state in bench.part.traits.map(\.state) where state.shape.definition.namespace == .google {
            for index in state.shape.commands {
                let fields = state.shape.definition.commands[index].fields.map { field -> Value? in
                    field.isOptional
                        ? nil
                        : .neutral(
                            for: field.type, range: field.range, isNullable: field.isNullable, in: BoundScope(state))
                }
                let outcome = bench.perform(
                    .invoke(
                        DeviceCommand(
                            device: bench.device.id, endpoint: 1, trait: state.shape.definition, command: index,
                            fields: fields)))
                #expect(outcome.status != .unsupportedCommand, "\(state.shape.definition.commands[index].name)")
            }
        }
    }

    @Test func `a garage opens, and its bolt locks`() throws {
        let garage = try Bench("googleGarage", [FirstValues(GoogleLockUnlock.self)])
        #expect(garage.invoke(GoogleOpenClose.OpenClose(openPercent: 100)).isSuccess)
        #expect(garage[GoogleOpenClose.openPercent] == 100)
        #expect(garage.invoke(GoogleLockUnlock.LockUnlock(lock: false)).isSuccess)
        #expect(garage[GoogleLockUnlock.isLocked] == false)
    }

    @Test func `what opens in several directions tells each`() throws {
        let drawer = try bench(GoogleOpenClose.self, [("openDirection", .list([2, 3])), ("openState", .list([]))])
        #expect(drawer[GoogleOpenClose.openPercent] == nil)
        #expect(drawer[GoogleOpenClose.openState] == [])
        let door = try bench(
            GoogleOpenClose.self,
            [
                ("openDirection", .list([2, 3])),
                ("openState", .list([.structure([0, 2]), .structure([0, 3])])),
            ])
        #expect(door.invoke(GoogleOpenClose.OpenClose(openPercent: 40, openDirection: .left)).isSuccess)
        #expect(door[GoogleOpenClose.openState]?.map(\.openPercent) == [40, 0])
        #expect(
            door.invoke(GoogleOpenClose.OpenClose(openPercent: 40, openDirection: .up)).failure?.code
                == .invalidArgument)
    }

    @Test func `a mower starts, pauses and docks`() throws {
        let mower = try Bench("googleMower", [FirstValues(GoogleDock.self)])
        #expect(mower[GoogleDock.isDocked] == true)
        #expect(mower.invoke(GoogleStartStop.PauseUnpause(pause: true)).status == .invalidInState)
        #expect(mower.invoke(GoogleStartStop.StartStop(start: true)).isSuccess)
        #expect(mower[GoogleStartStop.isRunning] == true && mower[GoogleDock.isDocked] == false)
        #expect(mower.invoke(GoogleStartStop.PauseUnpause(pause: true)).isSuccess)
        #expect(mower[GoogleStartStop.isRunning] == false && mower[GoogleStartStop.isPaused] == true)
        #expect(mower.invoke(GoogleStartStop.PauseUnpause(pause: false)).isSuccess)
        #expect(mower[GoogleStartStop.isRunning] == true && mower[GoogleStartStop.isPaused] == false)
        #expect(mower.invoke(GoogleDock.Dock()).isSuccess)
        #expect(mower[GoogleStartStop.isRunning] == false && mower[GoogleDock.isDocked] == true)
    }

    @Test func `zones are those that there are`() throws {
        let sprinkler = try bench(
            GoogleStartStop.self, [("availableZones", ["lawn", "beds"].value), ("activeZones", .list([]))])
        #expect(
            sprinkler.invoke(GoogleStartStop.StartStop(start: true, zone: "roof")).failure?.code == .invalidArgument)
        #expect(sprinkler.invoke(GoogleStartStop.StartStop(start: true, multipleZones: ["beds"])).isSuccess)
        #expect(sprinkler[GoogleStartStop.activeZones] == ["beds"])
        #expect(sprinkler.invoke(GoogleStartStop.StartStop(start: false)).isSuccess)
        #expect(sprinkler[GoogleStartStop.activeZones] == [])
    }

    @Test func `a timer counts down, waits while it is paused, and ends`() throws {
        let oven = try bench(GoogleTimer.self, [("maxTimerLimitSec", 100)])
        #expect(oven[GoogleTimer.timerRemainingSec] == -1)
        #expect(oven.invoke(GoogleTimer.TimerPause()).status == .invalidInState)
        #expect(oven.invoke(GoogleTimer.TimerStart(timerTimeSec: 101)).status == .constraintError)
        #expect(oven.invoke(GoogleTimer.TimerStart(timerTimeSec: 10)).isSuccess)
        oven.pass(3000)
        #expect(oven[GoogleTimer.timerRemainingSec] == 7)
        #expect(oven.invoke(GoogleTimer.TimerPause()).isSuccess)
        oven.pass(60_000)
        #expect(oven[GoogleTimer.timerRemainingSec] == 7 && oven[GoogleTimer.timerPaused] == true)
        #expect(oven.invoke(GoogleTimer.TimerAdjust(timerTimeSec: 5)).isSuccess)
        #expect(oven.invoke(GoogleTimer.TimerResume()).isSuccess)
        oven.pass(11_000)
        #expect(oven[GoogleTimer.timerRemainingSec] == 1)
        #expect(oven.invoke(GoogleTimer.TimerAdjust(timerTimeSec: 1000)).status == .constraintError)
        oven.pass(1000)
        #expect(oven[GoogleTimer.timerRemainingSec] == -1 && oven.device.nextWake == nil)
        oven.invoke(GoogleTimer.TimerStart(timerTimeSec: 10))
        #expect(oven.invoke(GoogleTimer.TimerCancel()).isSuccess)
        #expect(oven[GoogleTimer.timerRemainingSec] == -1)
    }

    @Test func `a security system is armed to a level that it has`() throws {
        let system = try Bench("googleSecuritySystem")
        #expect(system.invoke(GoogleArmDisarm.ArmDisarm(arm: true, armLevel: "away")).isSuccess)
        #expect(system[GoogleArmDisarm.isArmed] == true && system[GoogleArmDisarm.currentArmLevel] == "away")
        let unknown = system.invoke(GoogleArmDisarm.ArmDisarm(arm: true, armLevel: "sea")).failure
        #expect(unknown?.code == .invalidArgument && unknown?.allowed?.text == #"["home","away"]"#)
        #expect(system.invoke(GoogleArmDisarm.ArmDisarm(arm: true, cancel: true)).isSuccess)
        #expect(system[GoogleArmDisarm.isArmed] == false && system[GoogleArmDisarm.currentArmLevel] == "away")
    }

    @Test func `the volume stays on its scale, and muting keeps it`() throws {
        let bar = try bench(GoogleVolume.self, [("volumeMaxLevel", 15), ("levelStepSize", 2)])
        #expect(bar[GoogleVolume.currentVolume] == 6)
        bar.invoke(GoogleVolume.VolumeRelative(relativeSteps: 3))
        #expect(bar[GoogleVolume.currentVolume] == 12)
        bar.invoke(GoogleVolume.VolumeRelative(relativeSteps: .max))
        #expect(bar[GoogleVolume.currentVolume] == 15)
        bar.invoke(GoogleVolume.VolumeRelative(relativeSteps: .min))
        #expect(bar[GoogleVolume.currentVolume] == 0)
        #expect(bar.invoke(GoogleVolume.SetVolume(volumeLevel: 16)).status == .constraintError)
        bar.invoke(GoogleVolume.SetVolume(volumeLevel: 9))
        bar.invoke(GoogleVolume.Mute(mute: true))
        #expect(bar[GoogleVolume.currentVolume] == 9 && bar[GoogleVolume.isMuted] == true)
        bar.invoke(GoogleVolume.VolumeRelative(relativeSteps: -1))
        #expect(bar[GoogleVolume.isMuted] == false)
    }

    @Test func `what a device cannot do it does not have`() throws {
        let silent = try bench(GoogleVolume.self, [("volumeCanMuteAndUnmute", false), ("commandOnlyVolume", true)])
        #expect(silent[GoogleVolume.currentVolume] == nil && silent[GoogleVolume.isMuted] == nil)
        #expect(silent.part.supports(GoogleVolume.SetVolume.self) && !silent.part.supports(GoogleVolume.Mute.self))
        let keys = try bench(GoogleTransportControl.self, [("transportControlSupportedCommands", 0b100)])
        #expect(keys.part.supports(GoogleTransportControl.MediaPause.self))
        #expect(!keys.part.supports(GoogleTransportControl.MediaStop.self))
        let lamp = try bench(GoogleLightEffects.self, [("supportedEffects", 0b10)])
        #expect(lamp.part.supports(GoogleLightEffects.Sleep.self) && !lamp.part.supports(GoogleLightEffects.Wake.self))
        let plain = try bench(GoogleStartStop.self, [("pausable", false)])
        #expect(
            !plain.part.supports(GoogleStartStop.PauseUnpause.self) && !plain.part.supports(GoogleStartStop.isPaused))
        let meter = try bench(GoogleTemperatureControl.self, [("queryOnlyTemperatureControl", true)])
        #expect(!meter.part.supports(GoogleTemperatureControl.SetTemperature.self))
        #expect(meter[GoogleTemperatureControl.temperatureAmbientCelsius] == 20)
        // Of what contradicts itself the first value is refused.
        #expect(throws: DefinitionError.self) {
            try bench(GoogleVolume.self, [("commandOnlyVolume", true), ("currentVolume", 5)])
        }
    }

    @Test func `slats turn by degrees and by percent`() throws {
        let pergola = try bench(
            GoogleRotation.self, [("supportsDegrees", true), ("rotationDegreesRange", .structure([90, 180]))])
        pergola.invoke(GoogleRotation.RotateAbsolute(rotationPercent: 50))
        #expect(pergola[GoogleRotation.rotationDegrees] == 135)
        pergola.invoke(GoogleRotation.RotateAbsolute(rotationDegrees: 180))
        #expect(pergola[GoogleRotation.rotationPercent] == 100)
        #expect(pergola.invoke(GoogleRotation.RotateAbsolute(rotationDegrees: 80)).status == .constraintError)
        #expect(pergola.invoke(GoogleRotation.RotateAbsolute()).failure?.code == .invalidArgument)
        let both = GoogleRotation.RotateAbsolute(rotationDegrees: 100, rotationPercent: 1)
        #expect(pergola.invoke(both).failure?.code == .invalidArgument)
    }

    @Test func `a bathtub fills to a level or a percentage, and drains`() throws {
        let tub = try Bench("googleBathtub")
        tub.invoke(GoogleFill.Fill(fill: true, fillLevel: "half"))
        #expect(tub[GoogleFill.isFilled] == true && tub[GoogleFill.currentFillPercent] == 50)
        tub.invoke(GoogleFill.Fill(fill: true, fillPercent: 90))
        #expect(tub[GoogleFill.currentFillLevel] == "full")
        tub.invoke(GoogleFill.Fill(fill: false))
        #expect(tub[GoogleFill.isFilled] == false && tub[GoogleFill.currentFillLevel] == "none")
        #expect(tub.invoke(GoogleFill.Fill(fill: true, fillLevel: "sea")).failure?.code == .invalidArgument)
    }

    @Test func `a faucet gives what is left`() throws {
        let faucet = try Bench("googleFaucet")
        faucet.invoke(GoogleDispense.Dispense())
        #expect(faucet[GoogleDispense.dispenseItems]?.first?.amountRemaining?.amount == 4750)
        faucet.invoke(GoogleDispense.Dispense(amount: 50, unit: .milliliters))
        #expect(faucet[GoogleDispense.dispenseItems]?.first?.amountLastDispensed?.amount == 50)
        let flood = GoogleDispense.Dispense(item: "water", amount: 5000, unit: .milliliters)
        #expect(faucet.invoke(flood).failure?.code == .failedPrecondition)
        #expect(faucet.invoke(GoogleDispense.Dispense(item: "wine")).failure?.code == .invalidArgument)
        #expect(faucet.invoke(GoogleDispense.Dispense(presetName: "glass")).isSuccess)
    }

    @Test func `a cooker cooks what it can`() throws {
        let pot = try Bench("googleMulticooker", [FirstValues(GoogleCook.self)])
        #expect(pot[GoogleCook.currentCookingMode] == .some(nil))
        let rice = GoogleCook.Cook(start: true, cookingMode: .warm, foodPreset: "rice", quantity: 2, unit: .cups)
        #expect(pot.invoke(rice).isSuccess)
        #expect(pot[GoogleCook.currentCookingMode] == .warm && pot[GoogleCook.currentFoodPreset] == "rice")
        #expect(pot.invoke(GoogleCook.Cook(start: true, cookingMode: .whip)).failure?.code == .invalidArgument)
        pot.invoke(GoogleCook.Cook(start: false))
        #expect(pot[GoogleCook.currentCookingMode] == .some(nil))
    }

    @Test func `modes and toggles that are not named keep their settings`() throws {
        let heater = try bench([
            (
                GoogleToggles.self,
                [("availableToggles", .list([.structure(["quiet", .list([])]), .structure(["eco", .list([])])]))]
            ),
            (GoogleModes.self, []),
        ])
        heater.invoke(GoogleToggles.SetToggles(updateToggleSettings: [.init(name: "eco", setting: true)]))
        #expect(heater[GoogleToggles.currentToggleSettings]?.map(\.setting) == [false, true])
        heater.invoke(GoogleModes.SetModes(updateModeSettings: [.init(name: "strength", setting: "high")]))
        #expect(heater[GoogleModes.currentModeSettings] == [.init(name: "strength", setting: "high")])
        let wrong = GoogleModes.SetModes(updateModeSettings: [.init(name: "strength", setting: "huge")])
        #expect(heater.invoke(wrong).failure?.allowed?.text == #"["low","medium","high"]"#)
    }

    @Test func `a television changes input, application and what it plays`() throws {
        let tv = try Bench("googleTV", [FirstValues(GoogleChannel.self)])
        tv.invoke(GoogleInputSelector.PreviousInput())
        #expect(tv[GoogleInputSelector.currentInput] == "bluetooth")
        tv.invoke(GoogleInputSelector.NextInput())
        #expect(tv[GoogleInputSelector.currentInput] == "hdmi1")
        #expect(tv.invoke(GoogleInputSelector.SetInput(newInput: "scart")).failure?.code == .invalidArgument)
        tv.invoke(GoogleAppSelector.AppSelect(newApplicationName: "MUSIC"))
        #expect(tv[GoogleAppSelector.currentApplication] == "music")
        tv.invoke(GoogleTransportControl.MediaResume())
        #expect(tv[GoogleMediaState.playbackState] == .playing)
        tv.invoke(GoogleTransportControl.MediaPause())
        #expect(tv[GoogleMediaState.playbackState] == .paused)
        tv.invoke(OnOff.On())
        tv.invoke(OnOff.Off())
        #expect(tv[GoogleMediaState.activityState] == .standby && tv[GoogleMediaState.playbackState] == .stopped)
        #expect(tv.invoke(GoogleChannel.SelectChannel(channelNumber: "2")).isSuccess)
        #expect(tv.invoke(GoogleChannel.RelativeChannel(relativeChannelChange: .min)).isSuccess)
        #expect(tv.invoke(GoogleChannel.SelectChannel(channelNumber: "99")).failure?.code == .invalidArgument)
    }

    @Test func `humidity and water keep within their ranges`() throws {
        let cooler = try bench([
            (GoogleHumiditySetting.self, [("humiditySetpointRange", .structure([30, 70]))]),
            (GoogleTemperatureControl.self, [("temperatureRange", .structure([40, 100]))]),
        ])
        #expect(cooler.invoke(GoogleHumiditySetting.SetHumidity(humidity: 71)).status == .constraintError)
        cooler.invoke(GoogleHumiditySetting.HumidityRelative(humidityRelativeWeight: 5))
        #expect(cooler[GoogleHumiditySetting.humiditySetpointPercent] == 70)
        cooler.invoke(GoogleHumiditySetting.HumidityRelative(humidityRelativePercent: -10))
        #expect(cooler[GoogleHumiditySetting.humiditySetpointPercent] == 60)
        #expect(cooler.invoke(GoogleTemperatureControl.SetTemperature(temperature: 39)).status == .constraintError)
        cooler.invoke(GoogleTemperatureControl.SetTemperature(temperature: 85.5))
        #expect(cooler[GoogleTemperatureControl.temperatureSetpointCelsius] == 85.5)
    }

    @Test func `a router tests its speed once at a time`() throws {
        let router = try Bench("googleRouter")
        let test = GoogleNetworkControl.TestNetworkSpeed(testDownloadSpeed: true, testUploadSpeed: false)
        #expect(router.invoke(test).isSuccess)
        #expect(router[GoogleNetworkControl.networkSpeedTestInProgress] == true)
        #expect(router.invoke(test).status == .busy)
        router.pass(10_000)
        #expect(router[GoogleNetworkControl.lastNetworkDownloadSpeedTest]?.status == .success)
        #expect(router[GoogleNetworkControl.networkSpeedTestInProgress] == false)
        router.invoke(GoogleNetworkControl.EnableDisableGuestNetwork(enable: true))
        #expect(router[GoogleNetworkControl.guestNetworkEnabled] == true)
        let profile = GoogleNetworkControl.EnableDisableNetworkProfile(profile: "Cats", enable: true)
        #expect(router.invoke(profile).failure?.code == .invalidArgument)
        #expect(!router.part.supports(GoogleNetworkControl.GetGuestNetworkPassword.self))
    }

    @Test func `effects of a lamp end by themselves`() throws {
        let lamp = try bench(GoogleLightEffects.self, [("lightEffectEndUnixTimestampSec", .null)])
        lamp.invoke(GoogleLightEffects.Sleep(duration: 300))
        #expect(lamp[GoogleLightEffects.activeLightEffect] == .sleep)
        #expect(lamp[GoogleLightEffects.lightEffectEndUnixTimestampSec] == .some(1_700_000_300))
        lamp.pass(300_000)
        #expect(lamp[GoogleLightEffects.activeLightEffect] == .some(nil))
        lamp.invoke(GoogleLightEffects.ColorLoop())
        lamp.pass(100_000_000)
        #expect(lamp[GoogleLightEffects.activeLightEffect] == .colorLoop)
        lamp.invoke(GoogleLightEffects.StopEffect())
        #expect(lamp[GoogleLightEffects.activeLightEffect] == .some(nil))
    }

    @Test func `scenes, locators and reboots answer plainly; an update takes its time of day`() throws {
        let thing = try bench([
            (GoogleScene.self, []), (GoogleLocator.self, []), (GoogleReboot.self, []), (GoogleSoftwareUpdate.self, []),
            (GoogleEnergyStorage.self, [("isCharging", false)]),
        ])
        #expect(thing.invoke(GoogleScene.ActivateScene()).isSuccess)
        #expect(thing.invoke(GoogleScene.ActivateScene(deactivate: true)).failure?.code == .failedPrecondition)
        #expect(thing.invoke(GoogleLocator.Locate()).isSuccess)
        #expect(thing.invoke(GoogleReboot.Reboot()).isSuccess)
        #expect(thing.reports.isEmpty)
        thing.invoke(GoogleSoftwareUpdate.SoftwareUpdate())
        #expect(thing[GoogleSoftwareUpdate.lastSoftwareUpdateUnixTimestampSec] == 1_700_000_000)
        thing.invoke(GoogleEnergyStorage.Charge(charge: true))
        #expect(thing[GoogleEnergyStorage.isCharging] == true)
    }
}
