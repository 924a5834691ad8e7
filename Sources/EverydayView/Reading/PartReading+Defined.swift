import HomeModel
import JSON
import Topics

extension PartReading {
    /// Keys that are a conversion of one attribute and nothing more, as the trait's definition says.
    mutating func readDefined(_ state: TraitState) {
        for key in state.shape.definition.everydayKeys {
            guard let index = state.shape.definition.attributeIndex(named: key.attribute),
                state.shape.position(ofAttribute: index) != nil
            else { continue }
            add(key.key, Self.reading(state[attribute: index], key, of: state.shape.definition.attributes[index]))
        }
    }

    private static func reading(_ value: Value?, _ key: EverydayKey, of attribute: AttributeDefinition) -> Reading {
        guard let value else { return .absent }
        if value.isNull { return .null }
        switch key.conversion {
        case .identity: return .identity(value, attribute.type)
        case .hundredths: return .quotient(value, 100)
        case .tenths: return .quotient(value, 10)
        case .thousandths: return .quotient(value, 1000)
        case .levelPercent:
            return UInt8(value: value).map { .integer(LevelPercent.percent(ofLevel: $0)) } ?? .absent
        case .openPercent:
            return UInt16(value: value).map { .integer(OpenPercent.percent(ofClosed: $0)) } ?? .absent
        case .halfPercent:
            // 0.5 % is not empty.
            return value.uintValue.map { .integer(Int64(clamping: $0 / 2 + $0 % 2)) } ?? .absent
        case .lux: return UInt16(value: value).map { .number(Illuminance.lux(of: $0)) } ?? .absent
        case .kelvin:
            guard let mireds = UInt16(value: value), mireds > 0 else { return .absent }
            return .integer(Int64((1_000_000 / Double(mireds)).rounded()))
        case .not: return value.boolValue.map { .bool(!$0) } ?? .absent
        case .flag(let name):
            guard case .bitmap(let bitmap) = attribute.type, let bits = value.uintValue,
                let field = bitmap.field(named: name)
            else { return .absent }
            return .bool(bits & field.mask != 0)
        case .equals(let name):
            guard case .enumeration(let enumeration) = attribute.type, let number = value.uintValue else {
                return .absent
            }
            return .bool(enumeration.value(named: name).map(UInt64.init) == number)
        }
    }
}

extension Reading {
    fileprivate static func quotient(_ value: Value, _ divisor: Double) -> Reading {
        value.doubleValue.map { .number($0 / divisor) } ?? .absent
    }

    fileprivate static func identity(_ value: Value, _ type: ValueType) -> Reading {
        if case .number(let number) = value, !number.isFinite { return .null }
        var writer = JSONWriter(capacity: 32)
        writer.value(value, as: type)
        return .json(writer.bytes)
    }
}
