import HomeModel
import HomeTraits

/// The modes that a simulated appliance has where the home file gives none, with the tags by which others understand them.
enum SensibleModes {
    typealias Mode = (label: String, tags: [UInt16])

    /// At least two, as the mode clusters want, and those that each of them prescribes.
    static func modes(of trait: TraitDefinition) -> [Mode] {
        if trait.is(RvcRunMode.self) { return robotRun }
        if trait.is(RvcCleanMode.self) { return robotClean }
        if trait.is(LaundryWasherMode.self) { return laundry }
        if trait.is(DishwasherMode.self) { return dishwasher }
        if trait.is(OvenMode.self) { return oven }
        if trait.is(RefrigeratorAndTemperatureControlledCabinetMode.self) { return refrigerator }
        if trait.is(MicrowaveOvenMode.self) { return microwave }
        if trait.is(EnergyEvseMode.self) { return charger }
        if trait.is(WaterHeaterMode.self) { return waterHeater }
        if trait.is(DeviceEnergyManagementMode.self) { return energy }
        return [("On", [ModeBase.ModeTag.auto.rawValue]), ("Quiet", [ModeBase.ModeTag.quiet.rawValue])]
    }

    private static var robotRun: [Mode] {
        typealias Tag = RvcRunMode.ModeTag
        return [
            ("Idle", [Tag.idle.rawValue]), ("Cleaning", [Tag.cleaning.rawValue]), ("Mapping", [Tag.mapping.rawValue]),
        ]
    }

    private static var robotClean: [Mode] {
        typealias Tag = RvcCleanMode.ModeTag
        return [
            ("Vacuum", [Tag.vacuum.rawValue]), ("Quiet vacuum", [Tag.vacuum.rawValue, Tag.quiet.rawValue]),
            ("Deep clean", [Tag.vacuum.rawValue, Tag.deepClean.rawValue]), ("Mop", [Tag.mop.rawValue]),
            ("Vacuum and mop", [Tag.vacuum.rawValue, Tag.mop.rawValue]),
        ]
    }

    private static var laundry: [Mode] {
        typealias Tag = LaundryWasherMode.ModeTag
        return [
            ("Normal", [Tag.normal.rawValue]), ("Delicate", [Tag.delicate.rawValue]),
            ("Heavy", [Tag.heavy.rawValue]), ("Whites", [Tag.whites.rawValue]),
            ("Quick", [Tag.normal.rawValue, Tag.quick.rawValue]),
            ("Eco", [Tag.normal.rawValue, Tag.lowEnergy.rawValue]),
        ]
    }

    private static var dishwasher: [Mode] {
        typealias Tag = DishwasherMode.ModeTag
        return [
            ("Normal", [Tag.normal.rawValue]), ("Heavy", [Tag.heavy.rawValue]), ("Light", [Tag.light.rawValue]),
            ("Quick", [Tag.light.rawValue, Tag.quick.rawValue]),
            ("Eco", [Tag.normal.rawValue, Tag.lowEnergy.rawValue]),
        ]
    }

    private static var oven: [Mode] {
        typealias Tag = OvenMode.ModeTag
        return [
            ("Bake", [Tag.bake.rawValue]), ("Convection", [Tag.convection.rawValue]), ("Grill", [Tag.grill.rawValue]),
            ("Roast", [Tag.roast.rawValue]), ("Convection bake", [Tag.convectionBake.rawValue]),
            ("Warming", [Tag.warming.rawValue]), ("Proofing", [Tag.proofing.rawValue]),
            ("Clean", [Tag.clean.rawValue]),
        ]
    }

    private static var refrigerator: [Mode] {
        typealias Tag = RefrigeratorAndTemperatureControlledCabinetMode.ModeTag
        return [
            ("Normal", [Tag.auto.rawValue]), ("Rapid cool", [Tag.rapidCool.rawValue]),
            ("Rapid freeze", [Tag.rapidFreeze.rawValue]), ("Energy saver", [Tag.lowEnergy.rawValue]),
            ("Vacation", [Tag.vacation.rawValue]),
        ]
    }

    private static var microwave: [Mode] {
        typealias Tag = MicrowaveOvenMode.ModeTag
        return [("Normal", [Tag.normal.rawValue]), ("Defrost", [Tag.defrost.rawValue])]
    }

    private static var charger: [Mode] {
        typealias Tag = EnergyEvseMode.ModeTag
        return [
            ("Manual", [Tag.manual.rawValue]), ("Scheduled", [Tag.timeOfUse.rawValue]),
            ("Solar", [Tag.solarCharging.rawValue]),
        ]
    }

    private static var waterHeater: [Mode] {
        typealias Tag = WaterHeaterMode.ModeTag
        return [("Off", [Tag.off.rawValue]), ("Manual", [Tag.manual.rawValue]), ("Timed", [Tag.timed.rawValue])]
    }

    private static var energy: [Mode] {
        typealias Tag = DeviceEnergyManagementMode.ModeTag
        return [
            ("No optimization", [Tag.noOptimization.rawValue]), ("Device", [Tag.deviceOptimization.rawValue]),
            ("Local", [Tag.localOptimization.rawValue]), ("Grid", [Tag.gridOptimization.rawValue]),
            (
                "Local and grid",
                [
                    Tag.deviceOptimization.rawValue, Tag.localOptimization.rawValue, Tag.gridOptimization.rawValue,
                ]
            ),
        ]
    }
}
