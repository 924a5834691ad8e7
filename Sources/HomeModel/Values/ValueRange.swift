/// What a value may be beyond its type: bounds of a number, of a text's or octet string's length in bytes, of a list's length.
public struct ValueRange: Sendable, Hashable {
    /// A bound is a number, or another value plus an offset: a field beside this one (in a struct, a command or an event),
    /// else an attribute of the trait (a field of it, after a dot).
    public enum Bound: Sendable, Hashable {
        case constant(Value)
        case attribute(String, offset: Int64)
        /// The first of two such values less the second.
        case difference(String, String)

        /// The values that the bound stands on, as they are named.
        public var paths: [String] {
            switch self {
            case .constant: []
            case .attribute(let path, _): [path]
            case .difference(let first, let second): [first, second]
            }
        }
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
        [minimum, maximum].contains { $0?.paths.isEmpty == false }
    }

    /// Names of the attributes that bounds stand on, or whose fields they stand on.
    public var attributeNames: [String] {
        [minimum, maximum, minimumLength, maximumLength].flatMap { bound in
            (bound?.paths ?? []).map { FieldPath($0).name }
        }
    }
}
