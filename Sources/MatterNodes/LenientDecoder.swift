public import HomeModel
public import JSON
import Topics

/// Reads what a device reported, which is taken as it is: out of range, unknown enum numbers and all. Understands both the Matter
/// Server's form (structs by field numbers) and that of our own topics (structs, enums and flags by name).
public enum LenientDecoder {
    /// Nil for what is not a value of the type at all; the device's value is not known then.
    public static func decode(_ json: JSON, as type: ValueType, isNullable: Bool) -> Value? {
        if json.isNull { return isNullable ? .null : nil }
        switch type {
        case .bool: return json.boolValue.map { .bool($0) } ?? json.intValue.map { .bool($0 != 0) }
        case .signed, .unsigned:
            // The number that encodes null on the wire.
            guard let value = number(json) else { return nil }
            return isNullable && value == reserved(by: type) ? .null : value
        case .single, .double: return json.doubleValue.map { .number($0) }
        case .string: return json.stringValue.map { .string(PaddedText.withoutPadding($0)) }
        case .octets: return octets(json)
        case .enumeration(let definition):
            return json.stringValue.map { definition.value(named: $0).map { Value($0) } } ?? number(json)
        case .bitmap(let definition): return json.arrayValue.map { flags($0, definition) } ?? number(json)
        case .list(let entry):
            guard let entries = json.arrayValue else { return nil }
            var values: [Value] = []
            for json in entries {
                guard let value = decode(json, as: entry, isNullable: false) else { return nil }
                values.append(value)
            }
            return .list(values)
        case .structure(let definition): return json.objectValue.flatMap { structure($0, definition) }
        }
    }

    /// What a nullable integer gives up for null: the highest value, of a signed one the lowest.
    private static func reserved(by type: ValueType) -> Value? {
        guard let bounds = type.integerBounds(isNullable: false) else { return nil }
        return if case .signed = type { bounds.minimum } else { bounds.maximum }
    }

    private static func number(_ json: JSON) -> Value? {
        json.intValue.map { .integer($0) } ?? json.uintValue.map { Value($0) }
    }

    private static let octetsAttribute = AttributeDefinition(name: "octets", id: 0, type: .octets)

    private static func octets(_ json: JSON) -> Value? { try? ValueReader().attribute(json, octetsAttribute) }

    private static func flags(_ entries: [JSON], _ definition: BitmapDefinition) -> Value? {
        var bits: UInt64 = 0
        for entry in entries {
            if let name = entry.stringValue {
                guard let field = definition.field(named: name) else { return nil }
                bits |= field.mask
            } else if let bit = entry.intValue, (0..<64).contains(bit) {
                bits |= 1 << UInt64(bit)
            } else {
                for (name, json) in entry.objectValue ?? [:] {
                    guard let field = definition.field(named: name), let number = json.uintValue else { return nil }
                    bits |= (number << UInt64(field.bit)) & field.mask
                }
            }
        }
        return Value(bits)
    }

    /// An object of which nothing fits is something else: servers put one in the place of a value they could not decode.
    private static func structure(_ object: JSONObject, _ definition: StructDefinition) -> Value? {
        let given = definition.fields.map { field in object[String(field.id)] ?? object[field.name] }
        guard given.contains(where: { $0 != nil }) || object.isEmpty else { return nil }
        var values: [Value?] = []
        for (field, json) in zip(definition.fields, given) {
            values.append(json.flatMap { decode($0, as: field.type, isNullable: field.isNullable) })
        }
        return .structure(values)
    }
}
