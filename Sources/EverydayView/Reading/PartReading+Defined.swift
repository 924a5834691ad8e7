import HomeModel
import JSON
import Topics

extension PartReading {
    /// Keys that are a conversion of one attribute and nothing more, as the trait's definition says.
    mutating func readDefined(_ state: TraitState) {
        for key in state.shape.definition.everydayKeys {
            guard let subject = DefinedSubject(key, of: state) else { continue }
            add(key.key, Self.reading(subject, key, state))
        }
    }

    private static func reading(_ subject: DefinedSubject, _ key: EverydayKey, _ state: TraitState) -> Reading {
        guard let value = subject.value else { return .absent }
        if value.isNull { return .null }
        switch key.conversion {
        case .identity: return .identity(value, subject.type)
        case .hundredths: return .quotient(value, 100)
        case .tenths: return .quotient(value, 10)
        case .thousandths: return .quotient(value, 1000)
        case .millionths: return .quotient(value, 1_000_000)
        case .levelPercent:
            return UInt8(value: value).map { .integer(LevelPercent.percent(ofLevel: $0)) } ?? .absent
        case .openPercent:
            return UInt16(value: value).map { .integer(OpenPercent.percent(ofClosed: $0)) } ?? .absent
        case .halfPercent:
            // 0.5 % is not empty.
            return value.uintValue.map { .integer(Int64(clamping: $0 / 2 + $0 % 2)) } ?? .absent
        case .percent(let name):
            guard let whole = state[attributeNamed: name]?.uintValue else { return .absent }
            return value.uintValue.flatMap { SharePercent.percent(of: $0, whole: whole) }.map { .integer($0) }
                ?? .absent
        case .lux: return UInt16(value: value).map { .number(Illuminance.lux(of: $0)) } ?? .absent
        case .kelvin:
            guard let mireds = UInt16(value: value), mireds > 0 else { return .absent }
            return .integer(Int64((1_000_000 / Double(mireds)).rounded()))
        case .concentration(let unit): return concentration(value, unit, key, state)
        case .not: return value.boolValue.map { .bool(!$0) } ?? .absent
        case .flag(let name):
            guard case .bitmap(let bitmap) = subject.type, let bits = value.uintValue,
                let field = bitmap.field(named: name)
            else { return .absent }
            return .bool(bits & field.mask != 0)
        case .equals(let name): return has(value, subject.type, name).map { .bool($0) } ?? .absent
        case .differs(let name): return has(value, subject.type, name).map { .bool(!$0) } ?? .absent
        case .label(let labels):
            guard let number = value.uintValue else { return .absent }
            return LabelTable(labels, of: state).text(of: number).map { .text($0) }
                ?? .integer(Int64(clamping: number))
        }
    }

    private static func has(_ value: Value, _ type: ValueType, _ member: String) -> Bool? {
        guard case .enumeration(let enumeration) = type, let number = value.uintValue else { return nil }
        return enumeration.value(named: member).map(UInt64.init) == number
    }

    private static func concentration(_ value: Value, _ unit: String, _ key: EverydayKey, _ state: TraitState)
        -> Reading
    {
        guard let number = value.doubleValue, number.isFinite,
            let wanted = key.unit.flatMap(ConcentrationUnit.init(symbol:)),
            case .enumeration(let units)? = state.shape.definition.attribute(named: unit)?.type,
            let name = state[attributeNamed: unit]?.uintValue.flatMap(units.name(of:)),
            let measured = ConcentrationUnit(rawValue: name)
        else { return .absent }
        return measured.converted(number, to: wanted).map { .number($0) } ?? .absent
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
