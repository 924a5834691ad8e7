/// A value of the data model, as exact as the model itself: integers keep all 64 bits, enums and bitmaps are their numbers.
///
/// Integers are canonical: what fits `Int64` is `.integer`, only larger unsigned numbers are `.unsigned`; build them with
/// `Value(_:)` so that equality means equality of the number. `null` is the model's null, never "not reported": a value that
/// is not known yet is the absence of a `Value`.
public enum Value: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// Only for numbers above `Int64.max`.
    case unsigned(UInt64)
    case number(Double)
    case string(String)
    case bytes([UInt8])
    case list([Value])
    /// Fields in the order of the struct's definition; an absent optional field is `nil`.
    case structure([Value?])

    public init(_ number: some BinaryInteger) {
        if let signed = Int64(exactly: number) {
            self = .integer(signed)
        } else if let unsigned = UInt64(exactly: number) {
            self = .unsigned(unsigned)
        } else {
            self = .number(Double(number))
        }
    }
}

extension Value {
    public var isNull: Bool { self == .null }

    public var boolValue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The number, when this is an integer that fits 64 signed bits.
    public var intValue: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// The number, when this is an integer that is not negative.
    public var uintValue: UInt64? {
        switch self {
        case .integer(let value): UInt64(exactly: value)
        case .unsigned(let value): value
        default: nil
        }
    }

    public var doubleValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    public var bytesValue: [UInt8]? {
        if case .bytes(let value) = self { value } else { nil }
    }

    public var listValue: [Value]? {
        if case .list(let value) = self { value } else { nil }
    }

    public var structureValue: [Value?]? {
        if case .structure(let value) = self { value } else { nil }
    }
}

extension Value: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral
{
    public init(nilLiteral: ()) { self = .null }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(stringLiteral value: String) { self = .string(value) }
}
