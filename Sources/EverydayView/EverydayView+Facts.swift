public import HomeModel
import HomeTraits
import Topics

extension EverydayView {
    /// The readable keys of a part and what each of them takes, in the order of the everyday document.
    public static func facts(of part: Device.Part) -> [EverydayFact] {
        let reading = PartReading(part)
        let settable = Set(reading.settableKeys)
        return reading.entries.map { entry in
            if let (state, key) = Planner.definition(of: entry.key, on: part),
                let fact = DefinedFact(key, state)?.fact(isSettable: settable.contains(key.key))
            {
                return fact
            }
            return coded(entry.key, isSettable: settable.contains(entry.key))
        }
    }

    /// What the key `action` of a part takes.
    public static func actions(of part: Device.Part) -> [String] {
        ActionOffer.names(of: part)
    }

    /// The keys that stand below their part in the device's document.
    ///
    /// - Parameter partName: the topic level of a part.
    public static func nestedKeys(of device: Device, partName: (EndpointID) -> String) -> Set<String> {
        guard device.parts.count > 1 else { return [] }
        return Nesting(device.parts.map(PartReading.init), partName: partName).keys
    }

    /// Keys whose handling is code.
    private static func coded(_ key: String, isSettable: Bool) -> EverydayFact {
        let percent = EverydayFact.Kind.number(minimum: 0, maximum: 100, step: 1)
        let degrees = EverydayFact.Kind.number(minimum: nil, maximum: nil, step: 0.01)
        let (kind, unit): (EverydayFact.Kind, String?) =
            switch key {
            case EverydayKeys.brightness, EverydayKeys.volume, EverydayKeys.open, EverydayKeys.tilt, EverydayKeys.fan:
                (percent, "%")
            case EverydayKeys.colorTemperature: (.number(minimum: nil, maximum: nil, step: 1), "K")
            case EverydayKeys.color: (.other, nil)
            case EverydayKeys.temperature, EverydayKeys.targetTemperature, EverydayKeys.targetTemperatureLow,
                EverydayKeys.targetTemperatureHigh:
                (degrees, "°C")
            case EverydayKeys.mode: (.options(Thermostat.SystemMode.definition.members.map(\.name)), nil)
            case EverydayKeys.fanMode: (.options(FanControl.FanMode.definition.members.map(\.name)), nil)
            case EverydayKeys.state: (.options(RobotState.allCases.map(\.rawValue)), nil)
            default: (.bool, nil)
            }
        return EverydayFact(key: key, kind: kind, unit: unit, isSettable: isSettable)
    }
}

/// A key of a definition on one device.
private struct DefinedFact {
    private let key: EverydayKey
    private let state: TraitState
    private let subject: DefinedSubject

    init?(_ key: EverydayKey, _ state: TraitState) {
        guard let subject = DefinedSubject(key, of: state) else { return nil }
        self.key = key
        self.state = state
        self.subject = subject
    }

    func fact(isSettable: Bool) -> EverydayFact {
        let kind = kind
        return EverydayFact(
            key: key.key, kind: kind, unit: key.unit,
            isSettable: isSettable && canBeAny(of: kind), trait: state.shape.definition,
            attribute: subject.attribute)
    }

    private var kind: EverydayFact.Kind {
        switch key.conversion {
        case .identity: identityKind
        case .hundredths: number(dividedBy: 100)
        case .tenths: number(dividedBy: 10)
        case .thousandths: number(dividedBy: 1000)
        case .millionths: number(dividedBy: 1_000_000)
        case .levelPercent, .openPercent, .halfPercent, .percent: .number(minimum: 0, maximum: 100, step: 1)
        case .lux, .concentration: .number(minimum: nil, maximum: nil, step: nil)
        case .kelvin: .number(minimum: nil, maximum: nil, step: 1)
        case .not, .flag, .equals, .differs: .bool
        case .label(let labels): .options(LabelTable(labels, of: state).distinctTexts)
        }
    }

    private var identityKind: EverydayFact.Kind {
        switch subject.type {
        case .bool: .bool
        case .signed, .unsigned, .single, .double: number(dividedBy: 1)
        case .string: .text
        case .enumeration(let enumeration): .options(enumeration.members.map(\.name))
        case .octets, .bitmap, .structure, .list: .other
        }
    }

    private func number(dividedBy divisor: Double) -> EverydayFact.Kind {
        let state = state
        func bound(_ bound: ValueRange.Bound?, _ ofType: Value?) -> Double? {
            (bound?.value { state[path: $0] } ?? ofType)?.doubleValue.map { $0 / divisor }
        }
        let bounds = subject.type.integerBounds(isNullable: subject.isNullable)
        return .number(
            minimum: bound(subject.range?.minimum, bounds?.minimum),
            maximum: bound(subject.range?.maximum, bounds?.maximum),
            step: bounds == nil ? nil : 1 / divisor)
    }

    /// Whether each value of a kind can be set: rules may be there for some of them only.
    private func canBeAny(of kind: EverydayFact.Kind) -> Bool {
        let trait = state.shape.definition
        switch key.conversion {
        case .equals, .differs: return false
        default: break
        }
        if trait.attributes[subject.attribute].isWritable, key.field == nil { return true }
        let rules = trait.setRules.filter { rule in
            rule.attributes == [key.attribute] && Planner.serves(rule, key)
                && state.shape.supports(commandNamed: rule.command)
        }
        if rules.contains(where: { $0.value == nil }) { return true }
        let values: [Value] =
            switch subject.type {
            case .bool: [true, false]
            case .enumeration(let enumeration): enumeration.members.map { Value($0.value) }
            default: []
            }
        return !values.isEmpty && values.allSatisfy { value in rules.contains { $0.value == value } }
    }
}

extension LabelTable {
    /// What the everyday view shows for its numbers.
    fileprivate var distinctTexts: [String] {
        var texts: [String] = []
        for entry in entries {
            let text = text(of: entry.number) ?? String(entry.number)
            if !texts.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { texts.append(text) }
        }
        return texts
    }
}
