import HomeModel

/// Where a range finds the values that its bounds refer to: the fields beside the one that is checked, then the trait's attributes.
struct BoundScope {
    /// Nil: bounds that refer to attributes do not bind.
    var state: TraitState?
    var fields: [FieldDefinition] = []
    var values: [Value?] = []

    init(_ state: TraitState?, fields: [FieldDefinition] = [], values: [Value?] = []) {
        self.state = state
        self.fields = fields
        self.values = values
    }

    /// - Parameter path: a name, or a name and a field of it after a dot.
    func value(_ path: String) -> Value? {
        let names = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = names.first, let (type, value) = element(first) else { return nil }
        guard names.count == 2 else { return value }
        guard case .structure(let structure) = type, let field = structure.index(of: names[1]) else { return nil }
        return value?.structureValue?[safe: field]
    }

    private func element(_ name: String) -> (ValueType, Value?)? {
        if let index = fields.firstIndex(where: { $0.name == name }) {
            return (fields[index].type, values[safe: index])
        }
        guard let state, let index = state.shape.definition.attributeIndex(named: name) else { return nil }
        return (state.shape.definition.attributes[index].type, state[attribute: index])
    }
}
