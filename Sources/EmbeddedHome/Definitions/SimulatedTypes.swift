public import HomeModel
import HomeTraits

/// What a simulated device of a type has beyond what the type itself says.
///
/// Matter composes some types of parts of other types (Matter Device Library Specification, "Device Type Composition"): solar power is
/// an electrical sensor and a power source, and has nothing of its own. Simulated from its type alone it is one part, which has the
/// traits of those components itself.
public enum SimulatedTypes {
    /// Matter device type ids.
    private enum Identifier {
        static let solarPower: UInt32 = 0x0017
        static let batteryStorage: UInt32 = 0x0018
        static let speaker: UInt32 = 0x0022
        static let castingVideoPlayer: UInt32 = 0x0023
        static let basicVideoPlayer: UInt32 = 0x0028
        static let heatPump: UInt32 = 0x0309
        static let energyEVSE: UInt32 = 0x050C
    }

    /// The type's requirements, and those of the components that it cannot do without.
    public static func requirements(of type: DeviceTypeDefinition) -> [DeviceTypeDefinition.Requirement] {
        let own = Set(type.requirements.filter(\.isMandatory).map(\.trait))
        return type.requirements + components(of: type.id).filter { !own.contains($0.trait) }
    }

    private static func components(of type: UInt32) -> [DeviceTypeDefinition.Requirement] {
        switch type {
        case Identifier.solarPower: [source("WIRED"), power, energy("EXPE")]
        case Identifier.batteryStorage: [source("BAT"), power, energy("IMPE", "EXPE"), management]
        case Identifier.heatPump:
            [
                source("WIRED"), power, energy("IMPE"), management,
                requirement(Thermostat.self, ["HEAT", "COOL"], []),
            ]
        case Identifier.energyEVSE: [source("WIRED"), power, energy("IMPE"), management]
        default: []
        }
    }

    private static func requirement(
        _ trait: any Trait.Type, _ features: [String], _ attributes: [AttributeDefinition]
    ) -> DeviceTypeDefinition.Requirement {
        DeviceTypeDefinition.Requirement(
            trait: trait.identity.name, isMandatory: true, features: features, attributes: attributes.map(\.name))
    }

    private static func source(_ feature: String) -> DeviceTypeDefinition.Requirement {
        requirement(
            PowerSource.self, [feature], feature == "BAT" ? [PowerSource.batPercentRemaining.definition] : [])
    }

    private static var power: DeviceTypeDefinition.Requirement {
        requirement(
            ElectricalPowerMeasurement.self, ["ALTC"],
            [ElectricalPowerMeasurement.voltage.definition, ElectricalPowerMeasurement.activeCurrent.definition])
    }

    private static func energy(_ directions: String...) -> DeviceTypeDefinition.Requirement {
        requirement(ElectricalEnergyMeasurement.self, directions + ["CUME"], [])
    }

    private static var management: DeviceTypeDefinition.Requirement {
        requirement(DeviceEnergyManagement.self, ["PA"], [])
    }

    /// First values that follow from the type, not from the trait alone.
    static func fill(_ state: inout TraitState, types: [UInt32]) {
        for type in types { fill(&state, type) }
    }

    private static func fill(_ state: inout TraitState, _ type: UInt32) {
        switch type {
        // On means that it can be heard, the level is the volume.
        case Identifier.speaker:
            state.giveOwn(OnOff.onOff, true)
            state.giveOwn(LevelControl.currentLevel, 127)
        case Identifier.castingVideoPlayer, Identifier.basicVideoPlayer:
            state.giveOwn(OnOff.onOff, true)
        case Identifier.solarPower:
            state.giveOwn(ElectricalPowerMeasurement.activePower, -1_200_000)
            state.giveOwn(ElectricalPowerMeasurement.activeCurrent, -5_217)
            state.giveOwn(PowerSource.description, "Solar panels")
        case Identifier.batteryStorage:
            state.giveOwn(DeviceEnergyManagement.esaType, .batteryStorage)
            state.giveOwn(DeviceEnergyManagement.esaCanGenerate, true)
            state.giveOwn(DeviceEnergyManagement.absMinPower, -3_000_000)
            state.giveOwn(PowerSource.batPercentRemaining, 120)
        case Identifier.heatPump:
            state.giveOwn(DeviceEnergyManagement.esaType, .spaceHeatingCooling)
            state.giveOwn(ElectricalPowerMeasurement.activePower, 800_000)
            state.giveOwn(ElectricalPowerMeasurement.activeCurrent, 3_478)
        case Identifier.energyEVSE:
            state.giveOwn(DeviceEnergyManagement.esaType, .evse)
            state.giveOwn(DeviceEnergyManagement.absMaxPower, 7_360_000)
        default: break
        }
    }
}

extension TraitState {
    /// Gives a value if the key is of this trait.
    fileprivate mutating func giveOwn<Owner, Wrapped>(_ key: AttributeKey<Owner, Wrapped>, _ value: Wrapped) {
        if self.is(Owner.self) { give(key, value) }
    }
}
