import HomeModel

extension Bounds {
    /// What an attribute whose range stands on others may be on this device, as far as it has reported those others; state that
    /// commands move does not count. Nil when the range depends on nothing, or nothing of it is known.
    init?(ofAttribute index: Int, in state: TraitState) {
        let trait = state.shape.definition
        guard let range = trait.attributes[index].range, range.dependsOnAttributes else { return nil }
        func value(_ bound: ValueRange.Bound?) -> Value? {
            bound?.value { path in
                guard let source = trait.attributeIndex(named: FieldPath(path).name),
                    trait.rangeSources.contains(source)
                else { return nil }
                return state[path: path]
            }
        }
        self.init(minimum: value(range.minimum), maximum: value(range.maximum))
        if minimum == nil, maximum == nil { return nil }
    }
}
