public import HomeModel
public import JSON

/// The type that a JSON value shows, for values that no definition describes: bools, whole numbers, numbers, texts, lists and
/// objects of such. What has no one type (a list of a number and a text, nesting beyond the limits) is a text that holds its JSON.
public struct JSONShape {
    public let type: ValueType
    public let isNullable: Bool

    private indirect enum Kind {
        case null
        case bool
        case signed
        /// Beyond what a signed number of 64 bits holds.
        case unsigned
        case number
        case string
        case list(Kind)
        /// Keys in the order of their first appearance.
        case object([(key: String, kind: Kind, isNullable: Bool)])
        /// The JSON text of the value.
        case text
    }

    private static let depthLimit = 8
    private static let fieldLimit = 64

    /// - Parameter json: nil where nothing is known of the value.
    public init(_ json: JSON?) {
        let kind = json.map { Self.kind($0, depth: 0) } ?? .null
        type = Self.type(kind)
        isNullable = if case .null = kind { true } else { false }
    }

    // MARK: Values

    /// The value of that type, which the same value showed.
    public static func value(_ json: JSON, as type: ValueType) -> Value? {
        if json.isNull { return .null }
        switch type {
        case .bool: return json.boolValue.map { .bool($0) }
        case .signed, .unsigned:
            return json.intValue.map { .integer($0) } ?? json.uintValue.map { Value($0) }
        case .single, .double: return json.doubleValue.map { .number($0) }
        case .list(let entry):
            guard let entries = json.arrayValue else { return nil }
            let values = entries.compactMap { value($0, as: entry) }
            return values.count == entries.count ? .list(values) : nil
        case .structure(let definition):
            guard let object = json.objectValue else { return nil }
            return .structure(
                definition.fields.map { field in object[field.name].flatMap { value($0, as: field.type) } })
        default: return .string(json.stringValue ?? json.text)
        }
    }

    /// The value as one of an attribute that was defined by an earlier value; nil when it shows another type.
    public static func matching(_ json: JSON, _ attribute: AttributeDefinition) -> Value? {
        if json.isNull { return attribute.isNullable ? .null : nil }
        if case .string = attribute.type, json.stringValue == nil { return nil }
        return value(json, as: attribute.type)
    }

    // MARK: Kinds

    private static func kind(_ json: JSON, depth: Int) -> Kind {
        guard depth < depthLimit else { return .text }
        switch json {
        case .null: return .null
        case .bool: return .bool
        case .integer: return .signed
        case .unsigned: return .unsigned
        case .number: return .number
        case .string: return .string
        case .array(let entries):
            var common = Kind.null
            for (index, entry) in entries.enumerated() {
                let kind = kind(entry, depth: depth + 1)
                if case .null = kind { return .text }
                common = index == 0 ? kind : merged(common, kind)
                if case .text = common { return .text }
            }
            return .list(common)
        case .object(let object):
            guard object.count <= fieldLimit else { return .text }
            var fields: [(key: String, kind: Kind, isNullable: Bool)] = []
            for (key, value) in object {
                let kind = kind(value, depth: depth + 1)
                fields.append((key, kind, isNull(kind)))
            }
            return .object(fields)
        }
    }

    private static func isNull(_ kind: Kind) -> Bool { if case .null = kind { true } else { false } }

    /// The kind that holds values of both.
    private static func merged(_ left: Kind, _ right: Kind) -> Kind {
        switch (left, right) {
        case (.null, let other), (let other, .null): other
        case (.bool, .bool), (.signed, .signed), (.unsigned, .unsigned), (.number, .number), (.string, .string): left
        case (.signed, .number), (.number, .signed), (.unsigned, .number), (.number, .unsigned): .number
        // One that is not negative fits beside a large one, but nobody can tell from here that none is.
        case (.signed, .unsigned), (.unsigned, .signed): .text
        case (.list(let left), .list(let right)): list(merged(left, right))
        case (.object(let left), .object(let right)): merged(left, right)
        default: .text
        }
    }

    private static func list(_ entry: Kind) -> Kind { if case .text = entry { .text } else { .list(entry) } }

    private static func merged(
        _ left: [(key: String, kind: Kind, isNullable: Bool)], _ right: [(key: String, kind: Kind, isNullable: Bool)]
    ) -> Kind {
        var fields = left
        for field in right {
            guard let index = fields.firstIndex(where: { $0.key == field.key }) else {
                fields.append(field)
                continue
            }
            let kind = merged(fields[index].kind, field.kind)
            if case .text = kind { return .text }
            fields[index].kind = kind
            fields[index].isNullable = fields[index].isNullable || field.isNullable
        }
        return fields.count > fieldLimit ? .text : .object(fields)
    }

    private static func type(_ kind: Kind) -> ValueType {
        switch kind {
        case .bool: .bool
        case .signed: .signed(bits: 64)
        case .unsigned: .unsigned(bits: 64)
        case .number: .double
        case .null, .string, .text: .string
        case .list(let entry): .list(type(entry))
        case .object(let fields):
            .structure(
                StructDefinition(
                    name: "Struct",
                    fields: fields.enumerated().map { index, field in
                        FieldDefinition(
                            name: field.key, id: UInt32(index), type: type(field.kind), isNullable: field.isNullable,
                            isOptional: true)
                    }))
        }
    }
}
