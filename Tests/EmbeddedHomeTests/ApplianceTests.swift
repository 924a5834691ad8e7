import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `An appliance made by its type alone is one` {
    @Test(arguments: [
        ("laundryWasher", ["laundryWasherMode", "laundryWasherControls", "temperatureControl", "operationalState"]),
        ("laundryDryer", ["laundryWasherMode", "laundryDryerControls", "operationalState"]),
        ("dishwasher", ["dishwasherMode", "dishwasherAlarm", "temperatureControl", "operationalState"]),
        (
            "refrigerator",
            ["refrigeratorAndTemperatureControlledCabinetMode", "refrigeratorAlarm", "temperatureControl"]
        ),
        ("temperatureControlledCabinet", ["temperatureControl", "temperatureMeasurement"]),
        ("oven", ["ovenMode", "ovenCavityOperationalState", "temperatureControl", "temperatureMeasurement"]),
        ("cooktop", ["onOff"]), ("cookSurface", ["onOff", "temperatureControl"]),
        ("microwaveOven", ["microwaveOvenMode", "microwaveOvenControl", "operationalState"]),
        ("extractorHood", ["fanControl", "activatedCarbonFilterMonitoring"]),
        ("roboticVacuumCleaner", ["rvcRunMode", "rvcCleanMode", "rvcOperationalState", "serviceArea"]),
        ("roomAirConditioner", ["onOff", "thermostat", "fanControl"]),
        ("airPurifier", ["fanControl", "hepaFilterMonitoring", "activatedCarbonFilterMonitoring"]),
        ("thermostat", ["thermostat"]), ("airQualitySensor", ["airQuality"]),
    ])
    func `it has the traits that make it useful`(type: String, traits: [String]) throws {
        let names = Set(try Bench(type).part.traits.map(\.definition.name))
        #expect(names.isSuperset(of: traits), "\(names)")
    }

    @Test func `an oven of several parts leaves the work to its cabinets`() throws {
        var builder = DeviceBuilder(registry: HomeTraits.registry)
        func part(_ type: String, _ endpoint: EndpointID, _ values: [FirstValues] = []) throws -> PartDefinition {
            try builder.part(
                type: try #require(HomeTraits.registry.deviceType(named: type)), endpoint: endpoint,
                parent: endpoint == 1 ? nil : 1, isWhole: false, firstValues: values)
        }
        let oven = Bench(
            DeviceDefinition(
                id: DeviceID("device"), name: "Oven",
                parts: [
                    try part("oven", 1),
                    try part(
                        "temperatureControlledCabinet", 2,
                        [FirstValues(OvenMode.self), FirstValues(OvenCavityOperationalState.self)]),
                    try part("temperatureControlledCabinet", 3),
                ]))
        #expect(oven.device.parts[0].traits.isEmpty)
        let cavity = oven.device.parts[1]
        #expect(cavity[TemperatureControl.temperatureSetpoint] == 18000)
        #expect(cavity[OvenMode.currentMode] == 0)
        let drawer = oven.device.parts[2]
        #expect(drawer[TemperatureControl.temperatureSetpoint] == 400)
    }

    @Test(arguments: ["cooktop", "cookSurface"])
    func `what cooks can only be turned off from afar`(type: String) throws {
        let surface = try Bench(type)
        #expect(surface.invoke(OnOff.On()).status == .unsupportedCommand)
        #expect(surface.invoke(OnOff.Toggle()).status == .unsupportedCommand)
        try surface.sense(OnOff.onOff, true)
        #expect(surface.invoke(OnOff.Off()).isSuccess)
        #expect(surface[OnOff.onOff] == false)
    }

    @Test func `an air sensor senses good air`() throws {
        #expect(try Bench("airQualitySensor")[AirQuality.airQuality] == .good)
    }

    @Test func `a purifier's fan and filters go together`() throws {
        let purifier = try Bench("airPurifier")
        #expect(purifier.write(FanControl.fanMode, .high).isSuccess)
        #expect(purifier[FanControl.percentCurrent] == 100)
        #expect(purifier[HepaFilterMonitoring.condition] == 100)
        #expect(purifier[HepaFilterMonitoring.changeIndication] == .ok)
    }
}

@Suite struct `Set rules of appliances move what they are for` {
    /// One wish: a type, attributes of a trait with values, and what brings the device into a state in which the wish means something.
    struct Wish: Sendable, CustomTestStringConvertible {
        var type: String
        var trait: TraitDefinition
        var values: [(String, Value)]
        var first: [FirstValues] = []
        /// Milliseconds until the device has done it.
        var wait: Int64 = 0
        var prepare: @Sendable (Bench) throws -> Void = { _ in }

        var testDescription: String { "\(type) \(trait.name) \(values.map(\.0))" }
    }

    private static func mode(_ type: String, _ trait: TraitDefinition) -> Wish {
        Wish(type: type, trait: trait, values: [("currentMode", 2)])
    }

    private static func filter(_ type: String, _ trait: TraitDefinition, _ name: String) -> Wish {
        Wish(
            type: type, trait: trait, values: [("changeIndication", 0)],
            first: [FirstValues(trait: name, values: [("changeIndication", 2)])])
    }

    static let wishes: [Wish] =
        `A simulated appliance changes its mode`.family.map { mode($0.1, $0.0) } + [
            Wish(type: "laundryWasher", trait: OperationalState.definition, values: [("operationalState", 1)]),
            Wish(
                type: "laundryWasher", trait: OperationalState.definition, values: [("operationalState", 2)],
                prepare: { $0.invoke(OperationalState.Start()) }),
            Wish(
                type: "laundryWasher", trait: OperationalState.definition, values: [("operationalState", 0)],
                prepare: { $0.invoke(OperationalState.Start()) }),
            Wish(type: "oven", trait: OvenCavityOperationalState.definition, values: [("operationalState", 1)]),
            Wish(
                type: "oven", trait: OvenCavityOperationalState.definition, values: [("operationalState", 0)],
                prepare: { $0.invoke(OvenCavityOperationalState.Start()) }),
            Wish(
                type: "roboticVacuumCleaner", trait: RvcOperationalState.definition,
                values: [("operationalState", 2)], prepare: { $0.invoke(RvcRunMode.ChangeToMode(newMode: 1)) }),
            Wish(
                type: "roboticVacuumCleaner", trait: RvcOperationalState.definition,
                values: [("operationalState", 1)],
                prepare: {
                    $0.invoke(RvcRunMode.ChangeToMode(newMode: 1))
                    $0.invoke(RvcOperationalState.Pause())
                }),
            Wish(
                type: "roboticVacuumCleaner", trait: RvcOperationalState.definition,
                values: [("operationalState", 64)], prepare: { $0.invoke(RvcRunMode.ChangeToMode(newMode: 1)) }),
            Wish(
                type: "roboticVacuumCleaner", trait: RvcOperationalState.definition,
                values: [("operationalState", 66)], wait: 3_600_000,
                prepare: { $0.invoke(RvcRunMode.ChangeToMode(newMode: 1)) }),
            Wish(
                type: "roboticVacuumCleaner", trait: ServiceArea.definition,
                values: [("selectedAreas", .list([2, 4]))]),
            Wish(type: "oven", trait: TemperatureControl.definition, values: [("temperatureSetpoint", 20000)]),
            Wish(
                type: "cookSurface", trait: TemperatureControl.definition,
                values: [("selectedTemperatureLevel", 2)]),
            Wish(
                type: "microwaveOven", trait: MicrowaveOvenControl.definition,
                values: [("cookTime", 60), ("powerSetting", 50)]),
            Wish(type: "microwaveOven", trait: MicrowaveOvenControl.definition, values: [("cookTime", 75)]),
            Wish(type: "microwaveOven", trait: MicrowaveOvenControl.definition, values: [("powerSetting", 20)]),
            Wish(
                type: "microwaveOven", trait: MicrowaveOvenControl.definition, values: [("selectedWattIndex", 1)],
                first: [FirstValues(MicrowaveOvenControl.self, [("selectedWattIndex", 3)])]),
            Wish(type: "dishwasher", trait: DishwasherAlarm.definition, values: [("mask", 5)]),
            filter("airPurifier", HepaFilterMonitoring.definition, HepaFilterMonitoring.identity.name),
            filter(
                "airPurifier", ActivatedCarbonFilterMonitoring.definition,
                ActivatedCarbonFilterMonitoring.identity.name),
            filter("dishwasher", WaterTankLevelMonitoring.definition, WaterTankLevelMonitoring.identity.name),
            Wish(
                type: "thermostat", trait: Thermostat.definition, values: [("activePresetHandle", .bytes([2]))],
                first: [FirstValues(Thermostat.self, [("activePresetHandle", .null)])]),
            Wish(
                type: "thermostat", trait: Thermostat.definition, values: [("activeScheduleHandle", .bytes([1]))],
                first: [FirstValues(Thermostat.self, [("activeScheduleHandle", .null)])]),
        ]

    @Test(arguments: wishes)
    func `a set reaches its value`(wish: Wish) throws {
        let bench = try Bench(wish.type, wish.first)
        try wish.prepare(bench)
        let state = try #require(bench.part.trait(wish.trait)).state
        let wanted = try wish.values.map { name, value in
            (attribute: try #require(wish.trait.attributeIndex(named: name)), value: value)
        }
        for (attribute, value) in wanted { #expect(state[attribute: attribute] != value) }
        let steps = try SetPlanner.plan(wanted, device: bench.device.id, endpoint: 1, shape: state.shape)
        for step in steps { #expect(bench.perform(step.action).isSuccess) }
        bench.pass(wish.wait)
        let after = try #require(bench.part.trait(wish.trait)).state
        for (attribute, value) in wanted { #expect(after[attribute: attribute] == value) }
    }

    @Test func `no rule is left out`() {
        let traits = Set(Self.wishes.map(\.trait.name))
        let all = HomeTraits.registry.traits.filter { traits.contains($0.name) }
        for trait in all {
            for rule in trait.setRules {
                let isMet = Self.wishes.contains { wish in
                    wish.trait === trait && Set(wish.values.map(\.0)) == Set(rule.attributes)
                        && (rule.value == nil || wish.values.first?.1 == rule.value)
                }
                #expect(isMet, "\(trait.name): \(rule.attributes) \(rule.command)")
            }
        }
    }
}
