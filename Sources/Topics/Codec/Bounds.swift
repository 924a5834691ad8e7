public import HomeModel
public import JSON

/// The bounds of a number or a length, both inclusive; nil is no bound.
public struct Bounds: Sendable, Hashable {
    public var minimum: Value?
    public var maximum: Value?

    public init(minimum: Value? = nil, maximum: Value? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    public func allow(_ value: Value) -> Bool {
        (minimum.map { !value.isLess(than: $0) } ?? true) && (maximum.map { !$0.isLess(than: value) } ?? true)
    }

    /// The nearest value that is allowed; nil when none is.
    public func clamp(_ value: Value) -> Value? {
        if let minimum, let maximum, maximum.isLess(than: minimum) { return nil }
        if let minimum, value.isLess(than: minimum) { return minimum }
        if let maximum, maximum.isLess(than: value) { return maximum }
        return value
    }

    mutating func raise(to bound: Value) {
        if let minimum, !minimum.isLess(than: bound) { return }
        minimum = bound
    }

    mutating func lower(to bound: Value) {
        if let maximum, !bound.isLess(than: maximum) { return }
        maximum = bound
    }

    /// `{"min":…,"max":…}`.
    public var json: JSON {
        var object = JSONObject()
        if let minimum { object.append("min", minimum.json) }
        if let maximum { object.append("max", maximum.json) }
        return .object(object)
    }

    var text: String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): "from \(minimum.json.text) to \(maximum.json.text)"
        case (let minimum?, nil): "at least \(minimum.json.text)"
        case (nil, let maximum?): "at most \(maximum.json.text)"
        case (nil, nil): "a number"
        }
    }
}

extension Value {
    /// A number, a truth value, a text or null as plain JSON.
    var json: JSON {
        switch self {
        case .bool(let flag): .bool(flag)
        case .integer(let number): .integer(number)
        case .unsigned(let number): JSON(number)
        case .number(let number): .number(number)
        case .string(let text): .string(text)
        default: .null
        }
    }
}

extension ValueRange.Bound {
    /// The bound as a number; nil when the attribute it stands on is not known.
    public func value(_ lookup: (String) -> Value?) -> Value? {
        switch self {
        case .constant(let value): return value
        case .attribute(let name, let offset):
            guard let base = lookup(name) else { return nil }
            switch base {
            case .integer(let number):
                let (sum, overflow) = number.addingReportingOverflow(offset)
                return overflow ? nil : .integer(sum)
            case .number(let number): return .number(number + Double(offset))
            case .unsigned(let number): return offset == 0 ? .unsigned(number) : nil
            default: return nil
            }
        case .difference(let first, let second):
            guard let first = lookup(first)?.intValue, let second = lookup(second)?.intValue else { return nil }
            let (difference, overflow) = first.subtractingReportingOverflow(second)
            return overflow ? nil : .integer(difference)
        }
    }
}
