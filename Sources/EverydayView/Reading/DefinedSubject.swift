import HomeModel

/// What a key of a definition stands for on one device: an attribute, or a field of an attribute that is a struct.
struct DefinedSubject {
    /// Index into the trait's attributes.
    let attribute: Int
    let type: ValueType
    let range: ValueRange?
    let isNullable: Bool
    let isSensitive: Bool
    /// Nil when it is not reported yet, or when the struct lacks the field.
    let value: Value?

    /// Nil when the device does not support the attribute.
    init?(_ key: EverydayKey, of state: TraitState) {
        let trait = state.shape.definition
        guard let index = trait.attributeIndex(named: key.attribute),
            state.shape.position(ofAttribute: index) != nil
        else { return nil }
        attribute = index
        let whole = state[attribute: index]
        let definition = trait.attributes[index]
        guard let name = key.field else {
            type = definition.type
            range = definition.range
            isNullable = definition.isNullable
            isSensitive = definition.isSensitive
            value = whole
            return
        }
        guard case .structure(let structure) = definition.type, let field = structure.index(of: name) else {
            return nil
        }
        type = structure.fields[field].type
        range = structure.fields[field].range
        isNullable = structure.fields[field].isNullable
        isSensitive = structure.fields[field].isSensitive || definition.isSensitive
        if whole?.isNull == true {
            value = .null
        } else if let fields = whole?.structureValue, fields.indices.contains(field) {
            value = fields[field]
        } else {
            value = nil
        }
    }
}
