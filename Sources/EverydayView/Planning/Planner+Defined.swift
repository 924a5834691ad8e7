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
        EverydayKeys.modeSelect, EverydayKeys.volume, EverydayKeys.muted, EverydayKeys.action, EverydayKeys.transition,
        EverydayKeys.pin,
    ]
    private static let codedTraits = [
        OnOff.definition, LevelControl.definition, ColorControl.definition, DoorLock.definition,
        WindowCovering.definition,
        GoogleOpenClose.definition, Thermostat.definition, FanControl.definition, ModeSelect.definition,
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
        let trait = state.shape.definition
        guard let index = trait.attributeIndex(named: key.attribute) else { return }
        let attribute = trait.attributes[index]
        let rules = trait.setRules.filter { $0.attributes == [key.attribute] }
        guard attribute.isWritable || !rules.isEmpty else {
            throw argument.refused("it is measured and cannot be set")
        }
        let value = try DefinedValue(key, attribute, state, clamps: clamps).value(argument)
        guard !attribute.isWritable else {
            write(value, to: index, of: trait, on: part, for: argument)
            return
        }
        let rule = rules.first { rule in
            (rule.value == nil || rule.value == value) && (rule.feature.map(state.shape.has(feature:)) ?? true)
                && state.shape.supports(commandNamed: rule.command)
        }
        guard let rule, let command = trait.commandIndex(named: rule.command) else {
            throw argument.refused("no command of this device brings it there")
        }
        decide([index], of: trait, on: part)
        append(
            .invoke(
                DeviceCommand(
                    device: device, endpoint: part.endpoint, trait: trait, command: command,
                    fields: trait.commands[command].fields.map { Self.field($0, rule, value) })),
            for: argument)
    }

    /// What the rule says, else the default, null or no flags.
    private static func field(_ field: FieldDefinition, _ rule: SetRule, _ value: Value) -> Value? {
        switch rule.fields.first(where: { $0.field == field.name })?.source {
        case .attribute: return value
        case .constant(let constant): return constant
        case nil:
            if let standard = field.defaultValue { return standard }
            if field.isOptional { return nil }
            if case .bitmap = field.type { return .integer(0) }
            return .null
        }
    }
}
