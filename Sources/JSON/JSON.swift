/// A JSON value (RFC 8259) that keeps integers exact over 64 bits and the order of an object's members.
///
/// Two values are equal when they mean the same: numbers by exact value whatever their case, strings byte by byte in
/// UTF-8 (not by canonical equivalence), objects whatever the order of their members.
public enum JSON: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// A whole number above the range of `integer`; smaller ones are `integer`.
    case unsigned(UInt64)
    /// Any other number. Not-a-number and the infinities are written as `null`.
    case number(Double)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}

extension JSON {
    /// A whole number: `integer` where it fits, else `unsigned`.
    public init(_ value: UInt64) {
        if let small = Int64(exactly: value) {
            self = .integer(small)
        } else {
            self = .unsigned(value)
        }
    }

    /// A whole number.
    public init(_ value: Int64) { self = .integer(value) }

    /// A whole number.
    public init(_ value: Int) { self = .integer(Int64(value)) }
}
