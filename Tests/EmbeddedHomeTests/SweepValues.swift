import HomeModel
import JSON
import Topics

@testable import EmbeddedHome

/// Values at the edges of what fields may be, and beyond.
struct SweepValues {
    enum Edge { case low, high }

    /// A value of a field that must be refused.
    struct Wrong {
        var what: String
        var json: JSON
    }

    private static let longest = 64

    // MARK: What is allowed

    /// All fields at one edge; those that may be left out are so at the low one.
    static func fields(_ definitions: [FieldDefinition], _ edge: Edge, in state: TraitState) -> [Value?] {
        var scope = BoundScope(state, fields: definitions, values: [Value?](repeating: nil, count: definitions.count))
        return fields(definitions, edge, &scope)
    }

    private static func fields(_ definitions: [FieldDefinition], _ edge: Edge, _ scope: inout BoundScope) -> [Value?] {
        for (index, field) in definitions.enumerated() {
            if edge == .low, field.isOptional { continue }
            scope.values[index] = value(field.type, field.range, isNullable: field.isNullable, edge, scope)
        }
        return scope.values
    }

    static func value(
        _ type: ValueType, _ range: ValueRange?, isNullable: Bool, _ edge: Edge, _ scope: BoundScope
    ) -> Value {
        switch type {
        case .bool: return .bool(edge == .high)
        case .signed, .unsigned:
            let (low, high) = bounds(type, range, isNullable: isNullable, scope)
            return edge == .low ? low : high
        case .single, .double:
            let bound = edge == .low ? range?.minimum : range?.maximum
            return .number(bound?.value(in: scope)?.doubleValue ?? (edge == .low ? 0 : 1))
        case .string: return .string(String(repeating: "a", count: length(range, edge, scope)))
        case .octets: return .bytes([UInt8](repeating: 0x31, count: length(range, edge, scope)))
        case .enumeration(let definition):
            let allowed = definition.members.map { Value($0.value) }.filter {
                $0.fault(as: type, range: range, isNullable: isNullable, in: scope) == nil
            }
            return (edge == .low ? allowed.first : allowed.last) ?? 0
        case .bitmap(let definition):
            let all = Value(definition.fields.reduce(UInt64(0)) { $0 | $1.mask })
            let isAllowed = all.fault(as: type, range: range, isNullable: isNullable, in: scope) == nil
            return edge == .high && isAllowed ? all : 0
        case .structure(let definition):
            var inner = scope
            inner.fields = definition.fields
            inner.values = [Value?](repeating: nil, count: definition.fields.count)
            return .structure(fields(definition.fields, edge, &inner))
        case .list(let entry):
            let count = edge == .low ? length(range, .low, scope) : min(2, length(range, .high, scope))
            let value = value(entry, nil, isNullable: false, edge, scope)
            return .list([Value](repeating: value, count: count))
        }
    }

    private static func bounds(
        _ type: ValueType, _ range: ValueRange?, isNullable: Bool, _ scope: BoundScope
    ) -> (low: Value, high: Value) {
        guard var (low, high) = type.integerBounds(isNullable: isNullable) else { return (0, 0) }
        if let bound = range?.minimum?.value(in: scope), low.isBelow(bound) { low = bound }
        if let bound = range?.maximum?.value(in: scope), bound.isBelow(high) { high = bound }
        return (low, high)
    }

    private static func length(_ range: ValueRange?, _ edge: Edge, _ scope: BoundScope) -> Int {
        let least = range?.minimumLength?.value(in: scope)?.intValue.map { Int($0) } ?? 0
        if edge == .low { return least }
        return max(least, min(longest, range?.maximumLength?.value(in: scope)?.intValue.map { Int($0) } ?? 8))
    }

    // MARK: What is not

    /// - Parameter scope: of the command's fields.
    static func wrong(_ field: FieldDefinition, _ scope: BoundScope) -> [Wrong] {
        var wrong: [Wrong] = []
        if !field.isNullable { wrong.append(Wrong(what: "null", json: .null)) }
        switch field.type {
        case .bool: wrong += [Wrong(what: "no truth value", json: "maybe"), Wrong(what: "a list", json: [])]
        case .signed, .unsigned:
            wrong += [Wrong(what: "a text", json: "much"), Wrong(what: "a fraction", json: .number(1.5))]
            let (low, high) = bounds(field.type, field.range, isNullable: field.isNullable, scope)
            let exceptions = field.range?.exceptions ?? []
            if let low = low.intValue, low > .min, !exceptions.contains(.integer(low - 1)) {
                wrong.append(Wrong(what: "too little", json: .integer(low - 1)))
            }
            if let high = high.intValue, high < .max, !exceptions.contains(.integer(high + 1)) {
                wrong.append(Wrong(what: "too much", json: .integer(high + 1)))
            }
        case .single, .double: wrong.append(Wrong(what: "a text", json: "much"))
        case .string, .octets:
            wrong.append(Wrong(what: "a number", json: 5))
            let unit = { (count: Int) in Value.bytes([UInt8](repeating: 0x31, count: count)) }
            if let most = field.range?.maximumLength?.value(in: scope)?.intValue, most < 10_000 {
                wrong.append(Wrong(what: "too long", json: json(unit(Int(most) + 1), field.type)))
            }
            if let least = field.range?.minimumLength?.value(in: scope)?.intValue, least > 0 {
                wrong.append(Wrong(what: "too short", json: json(unit(Int(least) - 1), field.type)))
            }
        case .enumeration:
            wrong += [Wrong(what: "an unknown name", json: "noSuchMember"), Wrong(what: "no member", json: 60_000)]
        case .bitmap: wrong += [Wrong(what: "an unknown flag", json: ["noSuchFlag"]), Wrong(what: "a text", json: "x")]
        case .structure: wrong += [Wrong(what: "a list", json: []), Wrong(what: "an unknown field", json: ["no": 1])]
        case .list(let entry):
            wrong.append(Wrong(what: "a number", json: 5))
            if let most = field.range?.maximumLength?.value(in: scope)?.intValue, most < 300 {
                let value = value(entry, nil, isNullable: false, .low, scope)
                wrong.append(
                    Wrong(
                        what: "too many", json: json(.list(.init(repeating: value, count: Int(most) + 1)), field.type))
                )
            }
        }
        return wrong
    }

    private static func json(_ value: Value, _ type: ValueType) -> JSON {
        if case .string = type { return .string(String(repeating: "1", count: value.bytesValue?.count ?? 0)) }
        var writer = JSONWriter()
        writer.value(value, as: type)
        return (try? JSON.parse(writer.bytes)) ?? .null
    }

    /// Fields as somebody would send them; those that are left out are not there.
    static func object(_ values: [Value?], of definitions: [FieldDefinition]) -> JSONObject {
        var writer = JSONWriter()
        writer.beginObject()
        writer.fields(values, as: definitions)
        writer.endObject()
        return (try? JSON.parse(writer.bytes))?.objectValue ?? [:]
    }
}
