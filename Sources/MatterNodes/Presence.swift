import HomeModel

/// What a cluster of a dump has, to judge conformance by.
struct Presence {
    /// Matter's feature map, worked out from the attributes where the dump does not tell it.
    let features: UInt32
    private let names: Set<String>

    init(trait: TraitDefinition, attributes: [Int], features: UInt32?) {
        let attributeNames = attributes.map { trait.attributes[$0].name.lowercased() }
        let features = features ?? Self.implied(trait, attributes, Set(attributeNames))
        self.features = features
        names = Set(attributeNames).union(Self.codes(trait, features))
    }

    func verdict(_ conformance: String) -> Conformance.Verdict {
        Conformance(conformance).verdict(isPresent: names.contains)
    }

    private static func codes(_ trait: TraitDefinition, _ features: UInt32) -> [String] {
        trait.features.filter { $0.bit < 32 && features & (1 << UInt32($0.bit)) != 0 }.map { $0.code.lowercased() }
    }

    /// For each attribute that no feature so far explains, the first one that does.
    private static func implied(_ trait: TraitDefinition, _ attributes: [Int], _ present: Set<String>) -> UInt32 {
        var features: UInt32 = 0
        for index in attributes {
            let conformance = Conformance(trait.attributes[index].conformance)
            func isAllowed(_ features: UInt32) -> Bool {
                let names = present.union(codes(trait, features))
                return conformance.verdict(isPresent: names.contains) != .forbidden
            }
            if isAllowed(features) { continue }
            for feature in trait.features where feature.bit < 32 && isAllowed(features | 1 << UInt32(feature.bit)) {
                features |= 1 << UInt32(feature.bit)
                break
            }
        }
        return features
    }
}
