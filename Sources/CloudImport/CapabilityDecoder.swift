import HomeModel
import JSON

/// Decodes SYNC attributes into the values of Google's traits, which carry the same structure under names in our spelling.
struct CapabilityDecoder {
    /// Why a value does not fit.
    struct Mismatch: Error {
        let path: String
        let message: String
    }

    let notes: SyncNotes

    /// What words and keys are compared by: `PM2.5` is `pm25`, `food_preset_name` is `foodPresetName`.
    static func folded(_ text: String) -> String {
        String(text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) })
    }

    func decode(_ json: JSON, as type: ValueType, at path: String) throws(Mismatch) -> Value {
        let value: Value?
        switch type {
        case .bool: value = json.boolValue.map { .bool($0) }
        case .signed, .unsigned: value = Self.integer(json)
        case .single, .double: value = json.doubleValue.map { .number($0) }
        case .string: value = json.stringValue.map { .string($0) }
        case .octets: value = nil
        case .enumeration(let definition):
            value = json.stringValue.flatMap { Self.word($0, definition) }
            if value == nil, let text = json.stringValue {
                let names = definition.members.map(\.name).joined(separator: ", ")
                throw Mismatch(path: path, message: "\"\(text)\" is not one of \(names)")
            }
        case .bitmap(let definition): value = try flags(json, definition, path)
        case .list(let entry): value = try list(json, entry, path)
        case .structure(let definition): value = try structure(json, definition, path)
        }
        guard let value else { throw Mismatch(path: path, message: "expected \(Self.noun(type))") }
        return value
    }

    private static func integer(_ json: JSON) -> Value? {
        if let integer = json.intValue { return .integer(integer) }
        guard let number = json.doubleValue, let integer = Int64(exactly: number) else { return nil }
        return .integer(integer)
    }

    private static func word(_ text: String, _ definition: EnumDefinition) -> Value? {
        let wanted = folded(text)
        return definition.members.first { folded($0.name) == wanted }.map { Value($0.value) }
    }

    private func flags(_ json: JSON, _ definition: BitmapDefinition, _ path: String) throws(Mismatch) -> Value? {
        guard let entries = json.arrayValue else { return nil }
        var bits: UInt64 = 0
        for (index, entry) in entries.enumerated() {
            let wanted = entry.stringValue.map(Self.folded)
            if let field = definition.fields.first(where: { Self.folded($0.name) == wanted }) {
                bits |= field.mask
            } else {
                notes.warn("\(path)[\(index)]", "this is not known here; it was left out")
            }
        }
        return Value(bits)
    }

    /// Entries that do not fit are left out.
    private func list(_ json: JSON, _ type: ValueType, _ path: String) throws(Mismatch) -> Value? {
        guard let entries = json.arrayValue else { return nil }
        var values: [Value] = []
        for (index, entry) in entries.enumerated() {
            do throws(Mismatch) {
                values.append(try decode(entry, as: type, at: "\(path)[\(index)]"))
            } catch {
                notes.warn(error.path, "\(error.message); it was left out")
            }
        }
        return .list(values)
    }

    private func structure(_ json: JSON, _ definition: StructDefinition, _ path: String) throws(Mismatch) -> Value? {
        guard let object = json.objectValue else { return nil }
        var given: [String: (key: String, value: JSON)] = [:]
        for (key, value) in object where !value.isNull { given[Self.folded(key)] = (key, value) }
        var values: [Value?] = []
        for field in definition.fields {
            if let (key, value) = given.removeValue(forKey: Self.folded(field.name)) {
                values.append(try decode(value, as: field.type, at: "\(path).\(key)"))
            } else if field.isOptional {
                values.append(nil)
            } else if let value = field.defaultValue {
                values.append(value)
            } else if case .list = field.type {
                values.append(.list([]))
            } else {
                throw Mismatch(path: path, message: "\(field.name) is missing")
            }
        }
        for (key, _) in given.values.sorted(by: { $0.key < $1.key }) {
            notes.warn("\(path).\(key)", "this is not known here; it was left out")
        }
        return .structure(values)
    }

    private static func noun(_ type: ValueType) -> String {
        switch type {
        case .bool: "true or false"
        case .signed, .unsigned: "a whole number"
        case .single, .double: "a number"
        case .string, .enumeration: "a text"
        case .octets: "nothing that JSON has"
        case .bitmap: "a list of texts"
        case .list: "a list"
        case .structure: "an object"
        }
    }
}
