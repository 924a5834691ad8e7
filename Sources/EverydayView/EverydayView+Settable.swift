public import HomeModel
import HomeTraits

extension EverydayView {
    /// Those of the device's keys that a set may have: not what is only measured, nor what no command of the device moves. In a
    /// stable order, write-only ones included.
    public static func settableKeys(of device: Device) -> [String] {
        var keys: [String] = []
        for part in device.parts {
            for key in PartReading(part).settableKeys where !keys.contains(key) { keys.append(key) }
        }
        return keys
    }
}

extension PartReading {
    fileprivate var settableKeys: [String] {
        let readable = entries.map(\.key).filter(isSettable)
        return readable
            + commands.filter { key in
                guard let company = SetRequest.modifierKeys[key] else { return true }
                return company.contains { readable.contains($0) || commands.contains($0) }
            }
    }

    private func isSettable(_ key: String) -> Bool { isSettableAsDefined(key) || isSettableByCode(key) }

    private func isSettableByCode(_ key: String) -> Bool {
        switch key {
        case EverydayKeys.on:
            supports(OnOff.On.self) || supports(OnOff.Off.self) || supports(OnOff.Toggle.self)
        case EverydayKeys.muted: supports(OnOff.On.self) || supports(OnOff.Off.self)
        case EverydayKeys.brightness, EverydayKeys.volume: supports(LevelControl.MoveToLevel.self)
        case EverydayKeys.colorTemperature: supports(ColorControl.MoveToColorTemperature.self)
        case EverydayKeys.color:
            supports(ColorControl.MoveToHueAndSaturation.self) || supports(ColorControl.MoveToColor.self)
        case EverydayKeys.locked:
            supports(DoorLock.LockDoor.self) || supports(DoorLock.UnlockDoor.self)
                || supports(DoorLock.UnboltDoor.self)
        case EverydayKeys.open: opens
        case EverydayKeys.tilt: supports(WindowCovering.GoToTiltPercentage.self)
        case EverydayKeys.mode, EverydayKeys.targetTemperature, EverydayKeys.targetTemperatureLow,
            EverydayKeys.targetTemperatureHigh:
            part.state(of: Thermostat.self) != nil
        case EverydayKeys.fan, EverydayKeys.fanMode: part.state(of: FanControl.self) != nil
        default: false
        }
    }

    private func supports<Command: TraitCommand>(_ command: Command.Type) -> Bool {
        part.trait(Command.Owner.definition)?.state.supports(command) ?? false
    }

    private var opens: Bool {
        // Every covering opens and closes.
        part.state(of: WindowCovering.self) != nil || opensAsGoogleTrait
    }

    private var opensAsGoogleTrait: Bool {
        supports(GoogleOpenClose.OpenClose.self)
            && part.state(of: GoogleOpenClose.self)?[GoogleOpenClose.queryOnlyOpenClose] != true
    }

    private func isSettableAsDefined(_ key: String) -> Bool {
        guard let (state, everyday) = Planner.definition(of: key, on: part),
            let attribute = state.shape.definition.attribute(named: everyday.attribute)
        else { return false }
        if case .percent(let whole) = everyday.conversion, state[attributeNamed: whole] == nil { return false }
        if attribute.isWritable, everyday.field == nil { return true }
        return state.shape.definition.setRules.contains { rule in
            rule.attributes == [everyday.attribute] && Planner.serves(rule, everyday)
                && state.shape.supports(commandNamed: rule.command) && Self.brings(rule, everyday, attribute)
        }
    }

    /// Whether a rule brings the attribute to a value that the key can ask for: one that is true for a single value asks for no other.
    private static func brings(_ rule: SetRule, _ key: EverydayKey, _ attribute: AttributeDefinition) -> Bool {
        guard let value = rule.value, case .equals(let name) = key.conversion,
            case .enumeration(let enumeration) = attribute.type
        else { return true }
        return enumeration.value(named: name).map { Value($0) } == value
    }
}
