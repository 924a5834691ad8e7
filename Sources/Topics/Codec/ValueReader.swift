public import HomeModel
public import JSON

/// Reads what users send into values of the data model: forgiving where the meaning is certain, refusing else with the field,
/// the value and what is allowed. Rules: the contract's "Exact state and payloads".
public struct ValueReader {
    /// The present value of another attribute of the trait, or after a dot of a field of its struct, for ranges that depend on one;
    /// nil when it is not known.
    public typealias AttributeLookup = (String) -> Value?

    /// How much is asked of a value.
    public enum Rigour: Sendable {
        /// What a device may be told: within its range, members of enumerations known.
        case settable
        /// What a device may say of itself, plausible or not: any value that its type can carry.
        case reportable
    }

    private let rigour: Rigour
    private let clamps: Bool
    private let lookup: AttributeLookup

    /// - Parameter clamps: brings a number that only the device's own limits exclude to the nearest of them.
    public init(
        _ rigour: Rigour = .settable, clamps: Bool = false, lookup: @escaping AttributeLookup = { _ in nil }
    ) {
        self.rigour = rigour
        self.clamps = clamps
        self.lookup = lookup
    }

    /// A value for an attribute.
    public func attribute(_ json: JSON, _ definition: AttributeDefinition) throws(CommandFailure) -> Value {
        try value(json, Expectation(definition))
    }

    /// What a number may be as a value of an attribute, by its type, its definition and what the device tells of its limits.
    public func bounds(of definition: AttributeDefinition) -> Bounds { bounds(of: Expectation(definition)) }

    /// The fields of a command: missing ones take their default, else null, else no flags; members that begin with `_` are not
    /// the command's.
    public func fields(_ object: JSONObject, _ definitions: [FieldDefinition]) throws(CommandFailure) -> [Value?] {
        try fields(object, definitions, path: "", reserved: true, isSensitive: false)
    }

    fileprivate struct Expectation {
        let name: String
        let type: ValueType
        var range: ValueRange?
        let isNullable: Bool
        let isSensitive: Bool

        /// Whether errors may show what was sent: not where a part of it, read or unread, may be sensitive.
        var shows: Bool { !isSensitive && !type.hasSensitiveFields }
    }

    private func fields(
        _ object: JSONObject, _ definitions: [FieldDefinition], path: String, reserved: Bool, isSensitive: Bool
    ) throws(CommandFailure) -> [Value?] {
        let dependent = definitions.indices.filter { index in
            definitions[index].range?.attributeNames.contains { name in
                definitions.contains { $0.name == name }
            } ?? false
        }
        guard rigour == .settable, !dependent.isEmpty else {
            return try independentFields(object, definitions, path: path, reserved: reserved, isSensitive: isSensitive)
        }
        // Bounds that stand on a field beside theirs are checked once all fields are read.
        let lookup = lookup
        let reader = ValueReader(clamps: clamps) { path in
            definitions.contains { $0.name == FieldPath(path).name } ? nil : lookup(path)
        }
        let values = try reader.independentFields(
            object, definitions, path: path, reserved: reserved, isSensitive: isSensitive)
        let checker = ValueReader { path in
            if let field = definitions.element(at: path, in: values) { return field.value }
            return lookup(path)
        }
        for index in dependent {
            guard let json = object[definitions[index].name] else { continue }
            _ = try checker.value(json, Expectation(definitions[index], path: path, isSensitive: isSensitive))
        }
        return values
    }

    private func independentFields(
        _ object: JSONObject, _ definitions: [FieldDefinition], path: String, reserved: Bool, isSensitive: Bool
    ) throws(CommandFailure) -> [Value?] {
        for name in object.keys
        where !definitions.contains(where: { $0.name == name }) && !(reserved && name.hasPrefix("_")) {
            throw CommandFailure(
                .invalidArgument,
                definitions.isEmpty ? "there is no field '\(name)': none is expected" : "there is no field '\(name)'",
                field: path + name,
                value: isSensitive ? nil : object[name].flatMap { UnknownMember.value($0, named: name) },
                allowed: .array(definitions.map { .string($0.name) }))
        }
        var values: [Value?] = []
        values.reserveCapacity(definitions.count)
        for definition in definitions {
            if let json = object[definition.name] {
                values.append(
                    try value(json, Expectation(definition, path: path, isSensitive: isSensitive)))
            } else {
                values.append(try defaultValue(of: definition, path: path))
            }
        }
        return values
    }

    private func defaultValue(of definition: FieldDefinition, path: String) throws(CommandFailure) -> Value? {
        if let value = definition.valueWhenMissing { return value }
        if definition.isOptional { return nil }
        throw CommandFailure(
            .invalidArgument, "the field '\(path + definition.name)' is missing", field: path + definition.name,
            allowed: .string(definition.type.name))
    }

    private func value(_ json: JSON, _ expected: Expectation) throws(CommandFailure) -> Value {
        if json.isNull {
            guard expected.isNullable else { throw wrongType(json, expected, "null is not allowed") }
            return .null
        }
        switch expected.type {
        case .bool: return try bool(json, expected)
        case .signed, .unsigned: return try integer(json, expected)
        case .single, .double: return try number(json, expected)
        case .string:
            guard let text = json.stringValue else { throw wrongType(json, expected, "a string is expected") }
            try check(length: text.utf8.count, "bytes", json, expected)
            return .string(text)
        case .octets:
            guard let text = json.stringValue, let bytes = Base64.decode(Text.trimmed(text)) else {
                throw wrongType(json, expected, "a string in base64 is expected")
            }
            try check(length: bytes.count, "bytes", json, expected)
            return .bytes(bytes)
        case .enumeration(let definition): return try enumeration(json, definition, expected)
        case .bitmap(let definition): return try bitmap(json, definition, expected)
        case .structure(let definition):
            guard let object = json.objectValue else { throw wrongType(json, expected, "an object is expected") }
            return .structure(
                try fields(
                    object, definition.fields, path: expected.name + ".", reserved: false,
                    isSensitive: expected.isSensitive))
        case .list(let entryType):
            guard let array = json.arrayValue else { throw wrongType(json, expected, "a list is expected") }
            try check(length: array.count, "entries", json, expected)
            var entries: [Value] = []
            for (index, entry) in array.enumerated() {
                entries.append(
                    try value(
                        entry,
                        Expectation(
                            name: "\(expected.name)[\(index)]", type: entryType, isNullable: false,
                            isSensitive: expected.isSensitive)))
            }
            return .list(entries)
        }
    }

    private func bool(_ json: JSON, _ expected: Expectation) throws(CommandFailure) -> Value {
        if case .bool(let flag) = json { return .bool(flag) }
        switch json.stringValue.map({ Text.trimmed($0).lowercased() }) {
        case "true", "on", "1": return .bool(true)
        case "false", "off", "0": return .bool(false)
        case .some: break
        case nil:
            switch Self.wholeNumber(json) {
            case .integer(0): return .bool(false)
            case .integer(1): return .bool(true)
            default: break
            }
        }
        throw wrongType(json, expected, "true or false is expected")
    }

    private func integer(_ json: JSON, _ expected: Expectation) throws(CommandFailure) -> Value {
        guard let number = Text.number(json) else { throw wrongType(json, expected, "a whole number is expected") }
        let bounds = bounds(of: expected)
        guard let value = Self.wholeNumber(number) else {
            guard let double = number.doubleValue, double.rounded() == double else {
                throw wrongType(json, expected, "a whole number is expected")
            }
            // Beyond 64 bits it is no value of any type; within, a float does not say which whole number is meant.
            if double > -0x1p63, double < 0x1p64, bounds.allow(.number(double)) {
                throw wrongType(json, expected, "a whole number is expected, written in digits")
            }
            throw outOfRange(json, expected, bounds)
        }
        guard bounds.allow(value) || expected.range?.exceptions.contains(value) == true else {
            if let nearest = clamped(value, expected, bounds) { return nearest }
            throw outOfRange(json, expected, bounds)
        }
        return value
    }

    private func number(_ json: JSON, _ expected: Expectation) throws(CommandFailure) -> Value {
        guard let double = Text.number(json)?.doubleValue, double.isFinite else {
            throw wrongType(json, expected, "a number is expected")
        }
        let value = Value.number(double)
        let bounds = bounds(of: expected)
        guard bounds.allow(value) else {
            if let nearest = clamped(value, expected, bounds) { return nearest }
            throw outOfRange(json, expected, bounds)
        }
        return value
    }

    /// The nearest value that the device takes; nil where the definition itself excludes the value, on every device.
    private func clamped(_ value: Value, _ expected: Expectation, _ bounds: Bounds) -> Value? {
        guard clamps, self.bounds(of: expected, ownLimits: false).allow(value) else { return nil }
        return bounds.clamp(value)
    }

    private func enumeration(
        _ json: JSON, _ definition: EnumDefinition, _ expected: Expectation
    ) throws(CommandFailure) -> Value {
        if let text = json.stringValue, let number = definition.value(named: Text.trimmed(text)) {
            return Value(number)
        }
        if let value = Text.number(json).flatMap(Self.wholeNumber), let number = value.uintValue {
            if definition.name(of: number) != nil { return value }
            if rigour == .reportable, definition.bits < 64, number >> UInt64(definition.bits) == 0 { return value }
        }
        throw CommandFailure(
            .invalidArgument, "'\(expected.name)' is one of the names in 'allowed', or its number",
            field: expected.name,
            value: expected.shows ? json : nil, allowed: .array(definition.members.map { .string($0.name) }))
    }

    private func bitmap(
        _ json: JSON, _ definition: BitmapDefinition, _ expected: Expectation
    ) throws(CommandFailure) -> Value {
        var bits: UInt64 = 0
        let highest = definition.bits >= 64 ? UInt64.max : (UInt64(1) << UInt64(definition.bits)) - 1
        if let entries = json.arrayValue {
            for entry in entries {
                guard let mask = Self.mask(of: entry, definition) else {
                    throw unknownFlag(entry, definition, expected)
                }
                bits |= mask
            }
        } else if let number = Text.number(json).flatMap(Self.wholeNumber) {
            guard let mask = number.uintValue, mask <= highest else {
                throw outOfRange(json, expected, Bounds(minimum: 0, maximum: Value(highest)))
            }
            bits = mask
        } else {
            throw wrongType(json, expected, "a list of flags is expected")
        }
        let value = Value(bits)
        let bounds = bounds(of: expected)
        guard bounds.allow(value) else { throw outOfRange(json, expected, bounds) }
        return value
    }

    /// A flag by name or bit number, or `{"name": number}` for a field of several bits.
    private static func mask(of json: JSON, _ definition: BitmapDefinition) -> UInt64? {
        if let text = json.stringValue, let field = definition.field(named: Text.trimmed(text)) {
            return field.width == 1 ? field.mask : nil
        }
        if let object = json.objectValue {
            guard object.count == 1, let (name, number) = object.members.first,
                let field = definition.field(named: name),
                let value = number.uintValue, value <= field.mask >> UInt64(field.bit)
            else { return nil }
            return value << UInt64(field.bit)
        }
        guard let bit = Text.number(json).flatMap(wholeNumber)?.uintValue, bit < UInt64(definition.bits) else {
            return nil
        }
        return UInt64(1) << bit
    }

    private func unknownFlag(_ json: JSON, _ definition: BitmapDefinition, _ expected: Expectation) -> CommandFailure {
        CommandFailure(
            .invalidArgument, "'\(expected.name)' is a list of the flags in 'allowed'", field: expected.name,
            value: expected.shows ? json : nil, allowed: .array(definition.fields.map { .string($0.name) }))
    }

    /// - Parameter ownLimits: with those that the device reports, not only those that hold for all devices.
    private func bounds(of expected: Expectation, ownLimits: Bool = true) -> Bounds {
        var bounds = Bounds()
        if let type = expected.type.integerBounds(isNullable: expected.isNullable) {
            bounds = Bounds(minimum: type.minimum, maximum: type.maximum)
        } else if case .single = expected.type {
            let limit = Double(Float.greatestFiniteMagnitude)
            bounds = Bounds(minimum: .number(-limit), maximum: .number(limit))
        }
        guard rigour == .settable, let range = expected.range else { return bounds }
        let lookup = ownLimits ? lookup : { _ in nil }
        if let minimum = range.minimum.flatMap({ $0.value(lookup) }) { bounds.raise(to: minimum) }
        if let maximum = range.maximum.flatMap({ $0.value(lookup) }) { bounds.lower(to: maximum) }
        return bounds
    }

    private func check(length: Int, _ what: String, _ json: JSON, _ expected: Expectation) throws(CommandFailure) {
        guard rigour == .settable else { return }
        let bounds = Bounds(
            minimum: expected.range?.minimumLength.flatMap { $0.value(lookup) },
            maximum: expected.range?.maximumLength.flatMap { $0.value(lookup) })
        guard bounds.allow(Value(length)) else {
            throw CommandFailure(
                .outOfRange, "'\(expected.name)' has \(length) \(what), which is not within its bounds",
                field: expected.name,
                value: expected.shows ? json : nil, allowed: bounds.json)
        }
    }

    private func wrongType(_ json: JSON, _ expected: Expectation, _ what: String) -> CommandFailure {
        CommandFailure(
            .invalidArgument, "'\(expected.name)': \(what)", field: expected.name,
            value: expected.shows ? json : nil,
            allowed: .string(expected.type.name))
    }

    private func outOfRange(_ json: JSON, _ expected: Expectation, _ bounds: Bounds) -> CommandFailure {
        let exceptions = expected.range?.exceptions ?? []
        let isChoice = !exceptions.isEmpty && bounds.minimum != nil && bounds.minimum == bounds.maximum
        var allowed = bounds.json
        var text = bounds.text
        if isChoice, let first = bounds.minimum {
            allowed = .array(([first] + exceptions).map(\.json))
            text = "one of \(([first] + exceptions).map(\.json.text).joined(separator: ", "))"
        } else if !exceptions.isEmpty {
            allowed = .object((allowed.objectValue ?? [:]).adding("also", .array(exceptions.map(\.json))))
            text += ", or \(exceptions.map(\.json.text).joined(separator: ", "))"
        }
        return CommandFailure(
            .outOfRange, "'\(expected.name)' is \(text)", field: expected.name, value: expected.shows ? json : nil,
            allowed: allowed)
    }

    /// The integer that a JSON number is, an integral float included; nil beyond 64 bits. The reader of JSON has made integers of all
    /// literals that are exact ones, so what is a large double here is none.
    private static func wholeNumber(_ json: JSON) -> Value? {
        switch json {
        case .integer(let number): .integer(number)
        case .unsigned(let number): .unsigned(number)
        case .number(let number) where number.magnitude < 9_007_199_254_740_992:
            Int64(exactly: number).map(Value.integer)
        default: nil
        }
    }
}

extension ValueReader.Expectation {
    fileprivate init(_ attribute: AttributeDefinition) {
        self.init(
            name: attribute.name, type: attribute.type, range: attribute.range, isNullable: attribute.isNullable,
            isSensitive: attribute.isSensitive)
    }

    fileprivate init(_ field: FieldDefinition, path: String, isSensitive: Bool) {
        self.init(
            name: path + field.name, type: field.type, range: field.range, isNullable: field.isNullable,
            isSensitive: isSensitive || field.isSensitive)
    }
}

extension ValueType {
    fileprivate var hasSensitiveFields: Bool {
        switch self {
        case .structure(let definition):
            definition.fields.contains { $0.isSensitive || $0.type.hasSensitiveFields }
        case .list(let entry): entry.hasSensitiveFields
        default: false
        }
    }
}

extension JSONObject {
    fileprivate func adding(_ name: String, _ value: JSON) -> JSONObject {
        var object = self
        object.append(name, value)
        return object
    }
}
