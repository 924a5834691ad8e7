/// A Swift type that stands for values of the data model.
public protocol ValueConvertible: Sendable {
    /// Nil when the value is of another kind or does not fit.
    init?(value: Value)
    var value: Value { get }
}

extension Bool: ValueConvertible {
    public init?(value: Value) {
        guard let bool = value.boolValue else { return nil }
        self = bool
    }
    public var value: Value { .bool(self) }
}

extension ValueConvertible where Self: FixedWidthInteger {
    public init?(value: Value) {
        switch value {
        case .integer(let number): self.init(exactly: number)
        case .unsigned(let number): self.init(exactly: number)
        default: return nil
        }
    }
    public var value: Value { Value(self) }
}

extension Int8: ValueConvertible {}
extension Int16: ValueConvertible {}
extension Int32: ValueConvertible {}
extension Int64: ValueConvertible {}
extension UInt8: ValueConvertible {}
extension UInt16: ValueConvertible {}
extension UInt32: ValueConvertible {}
extension UInt64: ValueConvertible {}

extension Double: ValueConvertible {
    public init?(value: Value) {
        guard let number = value.doubleValue else { return nil }
        self = number
    }
    public var value: Value { .number(self) }
}

extension String: ValueConvertible {
    public init?(value: Value) {
        guard let text = value.stringValue else { return nil }
        self = text
    }
    public var value: Value { .string(self) }
}

/// The bytes of an octet string.
public struct Octets: ValueConvertible, Hashable {
    public var bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public init?(value: Value) {
        guard let bytes = value.bytesValue else { return nil }
        self.bytes = bytes
    }
    public var value: Value { .bytes(bytes) }
}

extension Array: ValueConvertible where Element: ValueConvertible {
    public init?(value: Value) {
        guard let list = value.listValue else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(list.count)
        for entry in list {
            guard let element = Element(value: entry) else { return nil }
            elements.append(element)
        }
        self = elements
    }
    public var value: Value { .list(map(\.value)) }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
    public init?(value: Value) {
        if value.isNull {
            self = .none
        } else {
            guard let wrapped = Wrapped(value: value) else { return nil }
            self = .some(wrapped)
        }
    }
    public var value: Value { self?.value ?? .null }
}

extension ValueConvertible where Self: RawRepresentable, RawValue: FixedWidthInteger & ValueConvertible {
    public init?(value: Value) {
        guard let raw = RawValue(value: value) else { return nil }
        self.init(rawValue: raw)
    }
    public var value: Value { Value(rawValue) }
}
