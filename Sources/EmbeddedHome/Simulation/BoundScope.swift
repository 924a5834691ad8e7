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
        if let field = fields.element(at: path, in: values) { return field.value }
        return state?[path: path]
    }
}
