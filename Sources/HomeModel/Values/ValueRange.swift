/// What a value may be beyond its type: bounds of a number, of a text's or octet string's length in bytes, of a list's length.
public struct ValueRange: Sendable, Hashable {
    /// A bound is a number, or another value plus an offset: a field beside this one (in a struct, a command or an event),
    /// else an attribute of the trait (a field of it, after a dot).
    public enum Bound: Sendable, Hashable {
        case constant(Value)
        case attribute(String, offset: Int64)
    }

    /// Bounds of a number.
    public var minimum: Bound?
    public var maximum: Bound?
    /// Bounds of the length: bytes of a string or octet string, entries of a list.
    public var minimumLength: Bound?
    public var maximumLength: Bound?
    /// Values allowed although they lie outside `minimum`…`maximum`.
    public var exceptions: [Value]

    public init(
        minimum: Bound? = nil, maximum: Bound? = nil, minimumLength: Bound? = nil, maximumLength: Bound? = nil,
        exceptions: [Value] = []
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.minimumLength = minimumLength
        self.maximumLength = maximumLength
        self.exceptions = exceptions
    }
}

extension ValueRange {
    /// True when a bound of the number stands on another attribute, so that each device has its own.
    public var dependsOnAttributes: Bool {
        [minimum, maximum].contains { if case .attribute = $0 { true } else { false } }
    }

    /// Names of the attributes that bounds stand on.
    public var attributeNames: [String] {
        [minimum, maximum, minimumLength, maximumLength].compactMap { bound in
            if case .attribute(let name, _) = bound { name } else { nil }
        }
    }
}
