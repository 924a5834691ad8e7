import HomeModel
import JSON
import Topics

/// What a set gives for one key.
struct Argument {
    /// The key as it stands in the set: `part.key` where it is nested.
    let field: String
    let json: JSON
    var isSensitive = false

    /// A truth value, in any of the forms that exact state takes.
    func bool() throws(CommandFailure) -> Bool { try read(.bool).boolValue ?? false }

    /// A whole number, text of one included.
    func integer(_ range: ClosedRange<Int64>) throws(CommandFailure) -> Int64 {
        let range = ValueRange(
            minimum: .constant(.integer(range.lowerBound)), maximum: .constant(.integer(range.upperBound)))
        return try read(.signed(bits: 64), range: range).intValue ?? 0
    }

    /// A number, never NaN or infinite.
    func number(_ range: ClosedRange<Double>? = nil) throws(CommandFailure) -> Double {
        let range = range.map { range in
            ValueRange(minimum: .constant(.number(range.lowerBound)), maximum: .constant(.number(range.upperBound)))
        }
        return try read(.double, range: range).doubleValue ?? 0
    }

    /// The number of a member of an enumeration.
    func member(of enumeration: EnumDefinition) throws(CommandFailure) -> UInt32 {
        UInt32(clamping: try read(.enumeration(enumeration)).uintValue ?? 0)
    }

    /// A text without white space around it; nil for anything else.
    var word: String? { json.stringValue.map(Text.trimmed) }

    func read(_ type: ValueType, range: ValueRange? = nil) throws(CommandFailure) -> Value {
        try ValueReader().attribute(
            json,
            AttributeDefinition(name: field, id: 0, type: type, range: range, isSensitive: isSensitive))
    }

    func wrong(_ message: String, allowed: JSON) -> CommandFailure {
        CommandFailure(
            .invalidArgument, "'\(field)': \(message)", field: field, value: isSensitive ? nil : json, allowed: allowed)
    }

    func outOfRange(_ message: String, allowed: JSON) -> CommandFailure {
        CommandFailure(
            .outOfRange, "'\(field)': \(message)", field: field, value: isSensitive ? nil : json, allowed: allowed)
    }

    func refused(_ message: String) -> CommandFailure {
        CommandFailure(.failedPrecondition, "'\(field)': \(message)", field: field, value: isSensitive ? nil : json)
    }

    func unimplemented() -> CommandFailure {
        CommandFailure(.unimplemented, "'\(field)': this device does not support it", field: field)
    }
}

extension JSON {
    static func names(_ names: [String]) -> JSON { .array(names.map { .string($0) }) }

    static func range(_ minimum: JSON, _ maximum: JSON) -> JSON { ["min": minimum, "max": maximum] }
}
