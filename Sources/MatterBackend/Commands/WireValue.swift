import HomeModel
import JSON
import Topics

/// Values as Matter Servers take them: enums and bitmaps as numbers, octet strings in base64, structs as objects.
enum WireValue {
    /// What the members of a struct are called.
    enum Keys {
        /// By field name, in the fields of commands.
        case names
        /// By field number, in attributes that are written.
        case numbers
    }

    static func json(_ value: Value, as type: ValueType, _ keys: Keys) -> JSON {
        switch value {
        case .null: return .null
        case .bool(let flag): return .bool(flag)
        case .integer(let number):
            // A float that happens to be whole is still one.
            if case .single = type { return .number(Double(number)) }
            if case .double = type { return .number(Double(number)) }
            return .integer(number)
        case .unsigned(let number): return .unsigned(number)
        case .number(let number): return .number(number)
        case .string(let text): return .string(text)
        case .bytes(let bytes): return .string(Base64.encode(bytes))
        case .list(let entries):
            guard case .list(let entry) = type else { return .null }
            return .array(entries.map { json($0, as: entry, keys) })
        case .structure(let values):
            guard case .structure(let definition) = type else { return .null }
            return .object(object(values, definition.fields, keys))
        }
    }

    /// Fields that are left out are not there.
    static func object(_ values: [Value?], _ fields: [FieldDefinition], _ keys: Keys) -> JSONObject {
        var object = JSONObject(minimumCapacity: fields.count)
        for (field, value) in zip(fields, values) {
            guard let value else { continue }
            let key = keys == .names ? WireName.field(field.name) : String(field.id)
            object.append(key, json(value, as: field.type, keys))
        }
        return object
    }
}
