import HomeModel
import JSON

/// What is wrong with a value by its definition.
enum ValueFault: Equatable {
    /// Of another kind than the type.
    case kind
    /// Null where null is no value.
    case null
    /// Outside the type's or the definition's range, or no member of the enumeration.
    case range
}

extension Value {
    /// Checks the value against a type and a range; bounds that refer to other values are looked up in `scope`, and bind only where
    /// those are known.
    func fault(as type: ValueType, range: ValueRange?, isNullable: Bool, in scope: BoundScope) -> ValueFault? {
        if isNull { return isNullable ? nil : .null }
        switch type {
        case .bool:
            return boolValue == nil ? .kind : nil
        case .signed, .unsigned:
            switch self {
            case .integer, .unsigned: break
            default: return .kind
            }
            if let bounds = type.integerBounds(isNullable: isNullable),
                isBelow(bounds.minimum) || bounds.maximum.isBelow(self)
            {
                return .range
            }
            return numberFault(range, scope)
        case .single, .double:
            guard let number = doubleValue else { return .kind }
            return number.isFinite ? numberFault(range, scope) : .range
        case .string:
            guard let text = stringValue else { return .kind }
            return lengthFault(text.utf8.count, range, scope)
        case .octets:
            guard let bytes = bytesValue else { return .kind }
            return lengthFault(bytes.count, range, scope)
        case .enumeration(let definition):
            guard let number = uintValue else { return intValue == nil ? .kind : .range }
            if !definition.members.isEmpty, definition.name(of: number) == nil { return .range }
            return numberFault(range, scope)
        case .bitmap(let definition):
            guard let number = uintValue else { return intValue == nil ? .kind : .range }
            if definition.bits < 64, number >> UInt64(max(0, definition.bits)) != 0 { return .range }
            return numberFault(range, scope)
        case .structure(let definition):
            guard let fields = structureValue, fields.count == definition.fields.count else { return .kind }
            var inner = scope
            inner.fields = definition.fields
            inner.values = fields
            for (field, value) in zip(definition.fields, fields) {
                guard let value else { continue }
                if let fault = value.fault(as: field.type, range: field.range, isNullable: field.isNullable, in: inner)
                {
                    return fault
                }
            }
            return nil
        case .list(let entryType):
            guard let entries = listValue else { return .kind }
            for entry in entries {
                if let fault = entry.fault(as: entryType, range: nil, isNullable: false, in: scope) { return fault }
            }
            return lengthFault(entries.count, range, scope)
        }
    }

    private func numberFault(_ range: ValueRange?, _ scope: BoundScope) -> ValueFault? {
        guard let range, !range.exceptions.contains(self) else { return nil }
        if let minimum = range.minimum?.value(in: scope), isBelow(minimum) { return .range }
        if let maximum = range.maximum?.value(in: scope), maximum.isBelow(self) { return .range }
        return nil
    }

    private func lengthFault(_ length: Int, _ range: ValueRange?, _ scope: BoundScope) -> ValueFault? {
        guard let range else { return nil }
        let length = Value(length)
        if let minimum = range.minimumLength?.value(in: scope), length.isBelow(minimum) { return .range }
        if let maximum = range.maximumLength?.value(in: scope), maximum.isBelow(length) { return .range }
        return nil
    }

    /// Order of numbers, exact for integers.
    func isBelow(_ other: Value) -> Bool {
        switch (self, other) {
        case (.integer(let left), .integer(let right)): left < right
        case (.unsigned(let left), .unsigned(let right)): left < right
        case (.integer, .unsigned): true
        case (.unsigned, .integer): false
        default:
            if let left = doubleValue, let right = other.doubleValue { left < right } else { false }
        }
    }
}

extension ValueRange.Bound {
    /// The number it stands for on this device; nil where what it refers to is missing, null or not known.
    func value(in scope: BoundScope) -> Value? {
        switch self {
        case .constant(let value): return value
        case .attribute(let path, let offset):
            guard let value = scope.value(path) else { return nil }
            guard let number = value.intValue else { return value.doubleValue == nil ? nil : value }
            let (sum, overflow) = number.addingReportingOverflow(offset)
            return overflow ? nil : .integer(sum)
        case .difference(let first, let second):
            guard let first = scope.value(first)?.intValue, let second = scope.value(second)?.intValue else {
                return nil
            }
            let (difference, overflow) = first.subtractingReportingOverflow(second)
            return overflow ? nil : .integer(difference)
        }
    }

    /// The bound for an error's `allowed`.
    func json(in scope: BoundScope) -> JSON? {
        switch value(in: scope) {
        case .integer(let number): .integer(number)
        case .unsigned(let number): .unsigned(number)
        case .number(let number): .number(number)
        default: nil
        }
    }
}
