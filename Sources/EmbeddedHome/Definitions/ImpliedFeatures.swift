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
        if rules.contains(where: { $0.trait === trait }) { return closed }
        return conforming(closed, trait)
    }

    /// With the features that the definition makes mandatory, and the first that lets one of these be there at all.
    private static func conforming(_ features: Set<String>, _ trait: TraitDefinition) -> Set<String> {
        var closed = features
        func verdict(_ feature: FeatureDefinition, _ present: Set<String>) -> Conformance.Verdict {
            let names = Set(present.map { $0.lowercased() })
            return Conformance(feature.conformance).verdict(isPresent: names.contains)
        }
        // Each round can only add, so this ends.
        var count = -1
        while count != closed.count {
            count = closed.count
            for feature in trait.features where feature.conformance != "O" {
                let isPresent = closed.contains(feature.code)
                switch verdict(feature, closed) {
                case .mandatory: closed.insert(feature.code)
                case .forbidden where isPresent:
                    let missing = trait.features.first { other in
                        !closed.contains(other.code) && verdict(feature, closed.union([other.code])) != .forbidden
                    }
                    if let missing { closed.insert(missing.code) }
                default: break
                }
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
        // The first of each group of alternatives: `O.a`, `O.b+`.
        var groups: Set<String> = []
        return Set(
            trait.features.filter { feature in
                feature.conformance.hasPrefix("O.") && groups.insert(String(feature.conformance.prefix(3))).inserted
            }.map(\.code))
    }
}
