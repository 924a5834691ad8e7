// Converting doubles calls into libm, which comes with this module.
import Glibc

extension JSON {
    /// Whether this is `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The text of a string, nil for any other value.
    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The value of `true` and `false`, nil for any other value.
    public var boolValue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// A whole number within Int64, also one that was written with a fraction or an exponent (`5.0`); else nil.
    public var intValue: Int64? {
        switch self {
        case .integer(let value): value
        case .unsigned(let value): Int64(exactly: value)
        case .number(let value): Int64(exactly: value)
        default: nil
        }
    }

    /// A whole number within UInt64, also one that was written with a fraction or an exponent; else nil.
    public var uintValue: UInt64? {
        switch self {
        case .integer(let value): UInt64(exactly: value)
        case .unsigned(let value): value
        case .number(let value): UInt64(exactly: value)
        default: nil
        }
    }

    /// Any number as the nearest Double, nil for any other value.
    public var doubleValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The elements of an array, nil for any other value.
    public var arrayValue: [JSON]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The members of an object, nil for any other value.
    public var objectValue: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The member of an object; nil where there is none or this is no object.
    public subscript(key: String) -> JSON? { objectValue?[key] }

    /// The element of an array; nil outside of it or where this is no array.
    public subscript(index: Int) -> JSON? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}
