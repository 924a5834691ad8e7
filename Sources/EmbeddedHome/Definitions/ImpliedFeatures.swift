import HomeModel
import HomeTraits

/// What the data model says about features beside each other, which feature definitions do not carry.
enum ImpliedFeatures {
    private static let rules: [(trait: TraitDefinition, feature: String, implied: [String])] = [
        (Thermostat.definition, "AUTO", ["HEAT", "COOL"]),
        (ColorControl.definition, "CL", ["EHUE", "HS"]),
        (ColorControl.definition, "EHUE", ["HS"]),
        (DoorLock.definition, "PIN", ["USR"]),
        (DoorLock.definition, "RID", ["USR"]),
        (DoorLock.definition, "FGP", ["USR"]),
        (DoorLock.definition, "FACE", ["USR"]),
        (DoorLock.definition, "ALIRO", ["USR"]),
        (WindowCovering.definition, "PA_LF", ["LF"]),
        (WindowCovering.definition, "PA_TL", ["TL"]),
        (Switch.definition, "MSR", ["MS"]),
        (Switch.definition, "MSL", ["MS", "MSR"]),
        (Switch.definition, "MSM", ["MS", "MSR"]),
        (PowerSource.definition, "REPLC", ["BAT"]),
        (PowerSource.definition, "RECHG", ["BAT"]),
    ]

    static func closure(of features: Set<String>, trait: TraitDefinition) -> Set<String> {
        var closed = features
        for rule in rules where rule.trait === trait && closed.contains(rule.feature) {
            // An action switch tells no releases.
            if trait === Switch.definition, closed.contains("AS"), rule.feature != "MSR" {
                closed.insert("MS")
            } else {
                closed.formUnion(rule.implied)
            }
        }
        return closed
    }

    /// The features of a simulated device whose type asks for none, where the data model wants at least one.
    static func usual(for trait: TraitDefinition) -> Set<String> {
        if trait === Thermostat.definition { return ["HEAT"] }
        if trait === WindowCovering.definition { return ["LF", "PA_LF"] }
        if trait === Switch.definition { return ["MS"] }
        if trait === OccupancySensing.definition { return ["PIR"] }
        if trait === PowerSource.definition { return ["BAT"] }
        if trait === ElectricalPowerMeasurement.definition { return ["ALTC"] }
        return []
    }
}
