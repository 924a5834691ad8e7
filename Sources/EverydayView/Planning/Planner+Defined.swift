import HomeModel
import HomeTraits
import JSON
import Topics

extension Planner {
    /// Keys whose handling is code; all others are what their definition says.
    private static let coded: Set<String> = [
        EverydayKeys.on, EverydayKeys.brightness, EverydayKeys.colorTemperature, EverydayKeys.color,
        EverydayKeys.locked,
        EverydayKeys.open, EverydayKeys.tilt, EverydayKeys.mode, EverydayKeys.targetTemperature,
        EverydayKeys.targetTemperatureLow, EverydayKeys.targetTemperatureHigh, EverydayKeys.fan, EverydayKeys.fanMode,
        EverydayKeys.volume, EverydayKeys.muted, EverydayKeys.action, EverydayKeys.transition,
        EverydayKeys.pin,
    ]
    private static let codedTraits = [
        OnOff.definition, LevelControl.definition, ColorControl.definition, DoorLock.definition,
        WindowCovering.definition,
        GoogleOpenClose.definition, Thermostat.definition, FanControl.definition,
        BooleanState.definition,
    ]

    /// Keys that are a conversion of one attribute: written where it can be, else by the command that moves it.
    mutating func planDefined(_ request: PartRequest) throws(CommandFailure) {
        for key in request.order {
            guard let argument = request[key] else { continue }
            guard let (state, definition) = Self.definition(of: key, on: request.part) else {
                if !Self.coded.contains(key) { throw argument.refused("it is measured and cannot be set") }
                continue
            }
            try plan(argument, definition, state, request.part)
        }
    }

    /// The trait whose definition says how the key is set; nil where code does.
    static func definition(of key: String, on part: Device.Part) -> (TraitState, EverydayKey)? {
        for trait in part.traits {
            let definition = trait.state.shape.definition
            for everyday in definition.everydayKeys
            where everyday.key == key && trait.state.shape.position(ofAttributeNamed: everyday.attribute) != nil {
                return codedTraits.contains(definition) ? nil : (trait.state, everyday)
            }
        }
        return nil
    }

    private mutating func plan(
        _ argument: Argument, _ key: EverydayKey, _ state: TraitState, _ part: Device.Part
    ) throws(CommandFailure) {
        guard let subject = DefinedSubject(key, of: state) else { return }
        let trait = state.shape.definition
        let isWritable = trait.attributes[subject.attribute].isWritable && key.field == nil
        let rules = trait.setRules.filter { $0.attributes == [key.attribute] && Self.serves($0, key) }
        guard isWritable || !rules.isEmpty else { throw argument.refused("it is measured and cannot be set") }
        let value = try DefinedValue(key, subject, state, clamps: clamps).value(argument)
        guard !isWritable else {
            write(value, to: subject.attribute, of: trait, on: part, for: argument)
            return
        }
        let rule = rules.first { rule in
            (rule.value == nil || rule.value == value) && (rule.feature.map(state.shape.has(feature:)) ?? true)
                && state.shape.supports(commandNamed: rule.command)
        }
        guard let rule, let command = trait.commandIndex(named: rule.command) else {
            throw argument.refused("no command of this device brings it there")
        }
        decide([subject.attribute], of: trait, on: part)
        append(
            .invoke(
                DeviceCommand(
                    device: device, endpoint: part.endpoint, trait: trait, command: command,
                    fields: trait.commands[command].fields.map { Self.field($0, rule, key, value) })),
            for: argument)
    }

    /// Whether a rule takes what the key stands for: a field of a struct must be one that the command asks for.
    static func serves(_ rule: SetRule, _ key: EverydayKey) -> Bool {
        guard let field = key.field else { return true }
        return rule.fields.contains { assignment in
            if case .member(key.attribute, field) = assignment.source { true } else { false }
        }
    }

    /// What the rule says, else the default, null or no flags.
    private static func field(
        _ field: FieldDefinition, _ rule: SetRule, _ key: EverydayKey, _ value: Value
    ) -> Value? {
        switch rule.fields.first(where: { $0.field == field.name })?.source {
        case .attribute: return value
        case .member(_, let name) where name == key.field: return value
        case .constant(let constant): return constant
        case .member, nil: return field.valueWhereMissing
        }
    }
}

extension FieldDefinition {
    /// What a command carries for a field that nobody gives: its default, nothing where it is optional, no flags, else null.
    var valueWhereMissing: Value? {
        if let defaultValue { return defaultValue }
        if isOptional { return nil }
        if case .bitmap = type { return .integer(0) }
        return .null
    }
}
