import HomeModel
import JSON
import Topics

/// What can be written and is no key of the everyday view: settings, in the data model's own values. Few people want them, so they are
/// there but switched off until somebody enables them.
enum WritableAttributeMaker {
    static func make(_ draft: inout Draft) {
        for trait in draft.part.part.traits where trait.state.shape.definition.exposure == .full {
            let state = trait.state
            let definition = state.shape.definition
            for index in state.shape.attributes where definition.attributes[index].isWritable {
                guard !draft.isShown(definition, index), !definition.attributes[index].isSensitive else { continue }
                add(index, of: state, &draft)
            }
        }
    }

    private static func add(_ index: Int, of state: TraitState, _ draft: inout Draft) {
        let definition = state.shape.definition
        let attribute = definition.attributes[index]
        let topic = draft.part.topic(ofTrait: definition.name)
        let value = Template.value(attribute.name)
        let common: JSONObject = [
            "state_topic": .string(topic), "command_topic": .string("\(topic)/\(attribute.name)/\(TopicLevel.set)"),
        ]
        let fields: JSONObject
        let platform: Platform
        switch attribute.type {
        case .bool:
            platform = .switch
            fields = [
                "value_template": .string(Template.show(value)), "state_on": "True", "state_off": "False",
                "payload_on": "true", "payload_off": "false",
            ]
        case .enumeration(let enumeration):
            platform = .select
            fields = select(value, enumeration.members.map(\.name), isNullable: attribute.isNullable)
        case .signed, .unsigned, .single, .double:
            platform = .number
            fields = number(value, attribute, state)
        case .string, .octets, .bitmap, .structure, .list: return
        }
        draft.add(
            platform, "\(definition.name)_\(attribute.name)", name: Words.sentence(attribute.name), category: .config,
            isEnabled: false, common.joined(fields))
    }

    private static func select(_ value: String, _ names: [String], isNullable: Bool) -> JSONObject {
        let hasNull = isNullable && !names.contains("null")
        let choice = Choice(names + (hasNull ? ["null"] : []))
        let shown = hasNull ? "('null' if \(value) is none else \(value))" : value
        return [
            "value_template": .string(choice.shown(shown)), "options": .array(choice.options.map { .string($0) }),
            "command_template": .string(Template.show(choice.chosen)),
        ]
    }

    private static func number(_ value: String, _ attribute: AttributeDefinition, _ state: TraitState) -> JSONObject {
        let bounds = attribute.type.integerBounds(isNullable: attribute.isNullable)
        func bound(_ bound: ValueRange.Bound?, _ ofType: Value?) -> Double? {
            (bound?.value { state[path: $0] } ?? ofType)?.doubleValue
        }
        let unit = AttributeUnit(attribute.unit)
        let range = NumberRange(
            bound(attribute.range?.minimum, bounds?.minimum).map { $0 / unit.divisor },
            bound(attribute.range?.maximum, bounds?.maximum).map { $0 / unit.divisor },
            bounds == nil ? nil : 1 / unit.divisor, unit: unit.name)
        var fields: JSONObject = [
            "value_template": .string(range.shown(value, dividedBy: unit.divisor == 1 ? nil : unit.text)),
            "command_template": .string(
                unit.divisor == 1
                    ? (bounds == nil ? "{{ value }}" : "{{ value|int }}") : "{{ (value * \(unit.text))|round|int }}"),
        ]
        fields = fields.joined(range.fields)
        if let name = unit.name { fields.append("unit_of_measurement", .string(name)) }
        return fields
    }
}
