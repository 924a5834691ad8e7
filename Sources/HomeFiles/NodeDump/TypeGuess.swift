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

    /// The type whose mandatory traits an endpoint without a descriptor has: the one that explains most of them, the oldest (lowest
    /// number) of equals. Without any, the unknown type 0.
    static func type(for traits: [TraitState], _ registry: TraitRegistry) -> UInt32 {
        let shown = Set(traits.map(\.shape.definition).filter { $0.exposure == .full }.map(\.name))
        var best: (id: UInt32, explained: Int) = (0, 0)
        for type in registry.deviceTypes where !type.isUtility {
            let mandatory = type.requirements.filter(\.isMandatory).map(\.trait)
                .filter { registry.trait(named: $0)?.exposure == .full }
            guard !mandatory.isEmpty, mandatory.allSatisfy(shown.contains) else { continue }
            if mandatory.count > best.explained || mandatory.count == best.explained && type.id < best.id {
                best = (type.id, mandatory.count)
            }
        }
        return best.id
    }
}
