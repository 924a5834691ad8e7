import HomeModel

extension Value {
    /// A value that fits where nothing better is known: the definition's default, null, or what is nearest to nothing within the range.
    static func neutral(for attribute: AttributeDefinition, in scope: BoundScope) -> Value {
        if let value = attribute.defaultValue { return value }
        return neutral(for: attribute.type, range: attribute.range, isNullable: attribute.isNullable, in: scope)
    }

    static func neutral(for type: ValueType, range: ValueRange?, isNullable: Bool, in scope: BoundScope) -> Value {
        if isNullable { return .null }
        switch type {
        case .bool: return .bool(false)
        case .signed, .unsigned:
            let zero = Value.integer(0)
            if let minimum = range?.minimum?.value(in: scope), zero.isBelow(minimum) { return minimum }
            if let maximum = range?.maximum?.value(in: scope), maximum.isBelow(zero) { return maximum }
            return zero
        case .single, .double: return .number(0)
        case .string: return .string("")
        case .octets:
            let length = range?.minimumLength?.value(in: scope)?.intValue ?? 0
            return .bytes([UInt8](repeating: 0, count: Int(max(0, min(length, 256)))))
        case .enumeration(let definition): return Value(definition.members.first?.value ?? 0)
        case .bitmap: return .integer(0)
        case .structure(let definition):
            return .structure(
                definition.fields.map { field in
                    if let value = field.defaultValue { return value }
                    if field.isOptional { return nil }
                    return neutral(for: field.type, range: field.range, isNullable: field.isNullable, in: scope)
                })
        case .list(let entry):
            let count = range?.minimumLength?.value(in: scope)?.intValue ?? 0
            let neutral = neutral(for: entry, range: nil, isNullable: false, in: scope)
            return .list([Value](repeating: neutral, count: Int(max(0, min(count, 16)))))
        }
    }
}
