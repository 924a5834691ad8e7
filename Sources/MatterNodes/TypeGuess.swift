import HomeModel

/// Which device type stands for an endpoint that declares several, or none.
enum TypeGuess {
    /// The type that a part is called after: one with a use of its own before utilities, a known one before others, and of two
    /// where one extends the other, that one.
    static func primary(of types: [UInt32], _ registry: TraitRegistry) -> UInt32? {
        let known = types.compactMap { registry.deviceType(id: $0) }
        let own = known.filter { !$0.isUtility }
        let specific = own.filter { type in !own.contains { $0.supersetOf.contains(type.name) } }
        let unknown = types.first { registry.deviceType(id: $0) == nil }
        return specific.first?.id ?? own.first?.id ?? unknown ?? known.first?.id
    }

    /// The type whose mandatory traits an endpoint without a descriptor has: the one that explains most of them; of equals one that
    /// is a light, and then the oldest (lowest number). Without any, the unknown type 0.
    static func type(for traits: [TraitState], _ registry: TraitRegistry) -> UInt32 {
        let shown = Set(traits.map(\.shape.definition).filter { $0.exposure == .full }.map(\.name))
        var best: (id: UInt32, explained: Int) = (0, 0)
        for type in registry.deviceTypes where !type.isUtility {
            let mandatory = type.requirements.filter(\.isMandatory).map(\.trait)
                .filter { registry.trait(named: $0)?.exposure == .full }
            guard !mandatory.isEmpty, mandatory.allSatisfy(shown.contains) else { continue }
            let isBetter = (mandatory.count, isLight(type.id) ? 1 : 0) > (best.explained, isLight(best.id) ? 1 : 0)
            let isEqual = mandatory.count == best.explained && isLight(type.id) == isLight(best.id)
            if isBetter || isEqual && type.id < best.id { best = (type.id, mandatory.count) }
        }
        return best.id
    }

    /// On/off, dimmable, colour temperature and extended colour light.
    private static func isLight(_ type: UInt32) -> Bool { [0x0100, 0x0101, 0x010C, 0x010D].contains(type) }
}
