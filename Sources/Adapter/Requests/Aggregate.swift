import HomeModel

/// One value for an attribute of many devices.
struct Aggregate {
    enum Function: String, CaseIterable {
        case min, max, all, any, count

        /// What can be asked of an attribute of a type.
        static func functions(for type: ValueType) -> [Function] {
            switch type {
            case .bool: [.all, .any, .count]
            case .signed, .unsigned, .single, .double: [.min, .max, .count]
            default: [.count]
            }
        }
    }

    /// The values of the members whose state is known now.
    private var values: [Value] = []
    private(set) var unknown = 0

    var known: Int { values.count }

    /// Notes a member's value; nil: not known now. Null is known, but no number.
    mutating func add(_ value: Value?) {
        if let value {
            values.append(value)
        } else {
            unknown += 1
        }
    }

    private var numbers: [Value] { values.filter { !$0.isNull } }

    /// Null where no member's value is known; `count` is always a number.
    func value(of function: Function) -> Value {
        switch function {
        case .count: Value(known)
        case .min: numbers.min { $0.isLess(than: $1) } ?? .null
        case .max: numbers.max { $0.isLess(than: $1) } ?? .null
        case .all: values.isEmpty ? .null : .bool(values.allSatisfy { $0.boolValue == true })
        case .any: values.isEmpty ? .null : .bool(values.contains { $0.boolValue == true })
        }
    }
}
