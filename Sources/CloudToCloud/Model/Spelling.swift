import HomeModel
import JSON

/// How Google spells the names and words that the data model has in lowerCamel.
enum Spelling {
    /// `convectionBake` as it is, as `CONVECTION_BAKE`, as `convection_bake`, as `convection bake`.
    case camel, upperSnake, snake, spaced

    func callAsFunction(_ name: String) -> String {
        switch self {
        case .camel: name
        case .upperSnake: LowerCamel.words(of: name).map { $0.uppercased() }.joined(separator: "_")
        case .snake: LowerCamel.words(of: name).joined(separator: "_")
        case .spaced: LowerCamel.words(of: name).joined(separator: " ")
        }
    }
}

extension TraitState {
    /// Attributes of one of Google's own traits under their names, which are Google's. What the device lacks, has not reported
    /// or reports as null is left out.
    ///
    /// - Parameters:
    ///   - keys: how the fields of structs are spelt.
    ///   - words: how members of enums are spelt.
    func members<Owner, each Wrapped>(
        _ attributes: repeat AttributeKey<Owner, each Wrapped>, keys: Spelling = .camel, words: Spelling = .upperSnake
    ) -> JSONObject {
        var object = JSONObject()
        for attribute in repeat each attributes {
            let definition = attribute.definition
            guard let value = self[attribute: attribute.index],
                let json = Self.json(value, as: definition.type, keys: keys, words: words)
            else { continue }
            object.append(definition.name, json)
        }
        return object
    }

    /// Nil for null, for numbers that are none and for members that the definition does not know.
    static func json(_ value: Value, as type: ValueType, keys: Spelling, words: Spelling) -> JSON? {
        if value.isNull { return nil }
        switch type {
        case .bool: return value.boolValue.map(JSON.bool)
        case .signed: return Int64(value: value).map { JSON($0) }
        case .unsigned: return value.uintValue.map { JSON($0) }
        case .single, .double: return value.doubleValue.flatMap { $0.isFinite ? .number($0) : nil }
        case .string: return value.stringValue.map(JSON.string)
        case .octets: return nil
        case .enumeration(let definition):
            return value.uintValue.flatMap(definition.name(of:)).map { .string(words($0)) }
        case .bitmap(let definition):
            let bits = value.uintValue ?? 0
            return .array(definition.fields.filter { bits & $0.mask != 0 }.map { .string(words($0.name)) })
        case .list(let entry):
            return .array((value.listValue ?? []).compactMap { json($0, as: entry, keys: keys, words: words) })
        case .structure(let definition):
            guard let values = value.structureValue else { return nil }
            var object = JSONObject()
            for (field, value) in zip(definition.fields, values) {
                guard let value, let json = json(value, as: field.type, keys: keys, words: words) else { continue }
                object.append(keys(field.name), json)
            }
            return .object(object)
        }
    }
}

extension EnumDefinition {
    /// The member that Google spells so.
    func value(spelt text: String, _ spelling: Spelling) -> UInt32? {
        members.first { spelling($0.name) == text }?.value
    }
}

extension JSONObject {
    /// This object, with the members of another.
    func adding(_ other: JSONObject) -> JSONObject {
        var sum = self
        for (name, value) in other { sum[name] = value }
        return sum
    }

    /// This object where all of the members are there; else nil.
    func having(_ names: String...) -> JSONObject? { names.allSatisfy { self[$0] != nil } ? self : nil }
}
