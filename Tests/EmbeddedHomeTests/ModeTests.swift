import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `A simulated appliance changes its mode` {
    /// Traits of the family with a command, and a type that has them.
    static let family: [(TraitDefinition, String)] = [
        (RvcRunMode.definition, "roboticVacuumCleaner"), (RvcCleanMode.definition, "roboticVacuumCleaner"),
        (LaundryWasherMode.definition, "laundryWasher"), (LaundryWasherMode.definition, "laundryDryer"),
        (DishwasherMode.definition, "dishwasher"), (OvenMode.definition, "oven"),
        (RefrigeratorAndTemperatureControlledCabinetMode.definition, "refrigerator"),
        (EnergyEvseMode.definition, "energyEvse"), (WaterHeaterMode.definition, "waterHeater"),
        (DeviceEnergyManagementMode.definition, "deviceEnergyManagement"),
    ]

    private func change(_ bench: Bench, _ trait: TraitDefinition, to mode: UInt8) throws
        -> ModeBase.ChangeToModeResponse
    {
        let command = DeviceCommand(
            device: bench.device.id, endpoint: 1, trait: trait, command: ModeBase.ChangeToMode.index,
            fields: [mode.value])
        let outcome = bench.perform(.invoke(command))
        return try #require(ModeBase.ChangeToModeResponse(fields: outcome.fields))
    }

    private func mode(_ bench: Bench, _ trait: TraitDefinition) -> UInt8? {
        bench.part.trait(trait)?.state[attributeNamed: "currentMode"].flatMap(UInt8.init(value:))
    }

    @Test func `an older washer comes up in its mode for start-up, or for on`() throws {
        func washer(isOn: Bool) throws -> Bench {
            try Bench(traits: [
                TraitRequest(LaundryWasherMode.self, [], [("startUpMode", 1), ("onMode", .null)]),
                TraitRequest(OnOff.self, [], [("onOff", .bool(isOn))]),
            ])
        }
        let washer = try washer(isOn: true)
        _ = try change(washer, LaundryWasherMode.definition, to: 2)
        #expect(washer.write(LaundryWasherMode.onMode, 99).status == .constraintError)
        #expect(mode(washer.restarted(), LaundryWasherMode.definition) == 1)
        #expect(washer.write(LaundryWasherMode.onMode, 0).isSuccess)
        #expect(mode(washer.restarted(), LaundryWasherMode.definition) == 0)
        #expect(mode(washer, LaundryWasherMode.definition) == 2)
        washer.invoke(OnOff.Off())
        washer.invoke(OnOff.On())
        #expect(mode(washer, LaundryWasherMode.definition) == 0)
    }

    @Test(arguments: family)
    func `every mode that it offers can be taken, and told apart`(trait: TraitDefinition, type: String) throws {
        let options = try Bench(type).part.options(trait)
        #expect(options.count >= 2)
        #expect(Set(options.map(\.label)).count == options.count)
        #expect(Set(options.map(\.mode)).count == options.count)
        #expect(options.allSatisfy { !$0.modeTags.isEmpty })
        for option in options {
            let bench = try Bench(type)
            #expect(try change(bench, trait, to: option.mode).status == .success)
            #expect(mode(bench, trait) == option.mode)
            #expect(bench.states["1/\(trait.name)"] != nil || bench.reports.isEmpty)
        }
    }

    @Test(arguments: family)
    func `a mode that it does not offer is answered with a status and a text`(
        trait: TraitDefinition, type: String
    ) throws {
        let bench = try Bench(type)
        let before = mode(bench, trait)
        let answer = try change(bench, trait, to: 200)
        #expect(answer.status == .unsupportedMode)
        #expect(answer.statusText?.isEmpty == false)
        #expect(mode(bench, trait) == before)
        #expect(bench.reports.isEmpty)
    }

    @Test(arguments: family)
    func `derived traits keep the places of the base's elements`(trait: TraitDefinition, type: String) {
        #expect(trait.attributeIndex(named: "supportedModes") == ModeBase.supportedModes.index)
        #expect(trait.attributeIndex(named: "currentMode") == ModeBase.currentMode.index)
        #expect(trait.commandIndex(named: "changeToMode") == ModeBase.ChangeToMode.index)
    }

    @Test func `modes of a home file take the place of the sensible ones`() throws {
        let modes: Value = .list([
            .structure(["Sheep", 4, .list([.structure([nil, 0x4001])])]),
            .structure(["Goat", 9, .list([.structure([nil, 0x4000])])]),
        ])
        let washer = try Bench("laundryWasher", [FirstValues(LaundryWasherMode.self, [("supportedModes", modes)])])
        #expect(washer[LaundryWasherMode.currentMode] == 4)
        #expect(try change(washer, LaundryWasherMode.definition, to: 9).status == .success)
        #expect(try change(washer, LaundryWasherMode.definition, to: 0).status == .unsupportedMode)
    }

    @Test func `a washer at work keeps its programme`() throws {
        let washer = try Bench("laundryWasher")
        washer.invoke(OperationalState.Start())
        #expect(try change(washer, LaundryWasherMode.definition, to: 1).status == .invalidInMode)
        #expect(try change(washer, LaundryWasherMode.definition, to: 0).status == .success)
        washer.invoke(OperationalState.Stop())
        #expect(try change(washer, LaundryWasherMode.definition, to: 1).status == .success)
    }

    @Test func `a microwave oven's mode has no command of its own`() throws {
        let oven = try Bench("microwaveOven")
        #expect(oven.part.trait(MicrowaveOvenMode.definition)?.state.shape.commands.isEmpty == true)
        #expect(oven[MicrowaveOvenMode.currentMode] == 0)
    }

    @Test func `a water heater does not begin turned off`() throws {
        let heater = try Bench("waterHeater")
        let options = heater[WaterHeaterMode.supportedModes] ?? []
        let current = options.first { $0.mode == heater[WaterHeaterMode.currentMode] }
        #expect(current?.modeTags.map(\.valueField) == [.manual])
    }
}

extension SimulatedPart {
    /// The modes that one trait of the part offers.
    fileprivate func options(_ trait: TraitDefinition) -> [ModeBase.ModeOption] {
        (self.trait(trait)?.behaviour as? ModeBehaviour)?.options(self) ?? []
    }
}
