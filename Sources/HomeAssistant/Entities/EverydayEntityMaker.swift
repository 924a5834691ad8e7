import EverydayView
import JSON

/// Every key of the everyday view that no platform before has shown: switches, numbers and lists where it can be set, sensors where
/// it cannot.
enum EverydayEntityMaker {
    static func make(_ draft: inout Draft) {
        for fact in draft.part.facts where !draft.isShown(fact.key) { add(fact, &draft) }
    }

    private static func add(_ fact: EverydayFact, _ draft: inout Draft) {
        let part = draft.part
        let entity = EverydayEntities.entity(of: fact.key)
        let name = part.ownName(of: fact) ?? entity.name ?? Words.sentence(fact.key)
        // One main feature of a part. What an appliance measures is not what it is for.
        let isMain =
            entity.isMain && !draft.entities.contains(where: \.isMain) && (entity.stateClass == nil || part.isSensor)
        func add(_ platform: Platform, _ fields: JSONObject, category: EntityCategory? = entity.category) {
            draft.add(platform, fact.key, name: name, isMain: isMain, category: category, fields)
        }
        // What can only be looked at is no configuration.
        let readCategory = entity.category == .config ? EntityCategory.diagnostic : entity.category
        switch fact.kind {
        case .bool where fact.isSettable: add(.switch, SwitchMaker.fields(part, fact.key))
        case .bool: add(.binarySensor, truth(part, fact, entity), category: readCategory)
        case .number(let minimum, let maximum, let step) where fact.isSettable:
            add(.number, number(part, fact, entity, minimum, maximum, step))
        case .number: add(.sensor, sensor(part, fact, entity), category: readCategory)
        case .options(let options) where fact.isSettable && !options.isEmpty:
            add(.select, select(part, fact, options))
        case .options(let options): add(.sensor, enumeration(part, fact, options), category: readCategory)
        case .text: add(.sensor, text(part, fact), category: readCategory)
        case .other: break
        }
        draft.show(fact)
    }

    private static func truth(_ part: PartContext, _ fact: EverydayFact, _ entity: EverydayEntity) -> JSONObject {
        var fields: JSONObject = [
            "state_topic": .string(part.deviceTopic),
            "value_template": .string(Template.show(part.everyday(fact.key))),
            "payload_on": entity.isInverted ? "False" : "True", "payload_off": entity.isInverted ? "True" : "False",
        ]
        if let text = entity.deviceClass { fields.append("device_class", .string(text)) }
        return fields
    }

    private static func sensor(_ part: PartContext, _ fact: EverydayFact, _ entity: EverydayEntity) -> JSONObject {
        var fields: JSONObject = [
            "state_topic": .string(part.deviceTopic),
            "value_template": .string(Template.show(part.everyday(fact.key))),
        ]
        let unit = entity.unit ?? fact.unit
        let deviceClass = entity.deviceClass ?? unit.flatMap { EverydayEntities.classesByUnit[$0] }
        if let deviceClass { fields.append("device_class", .string(deviceClass)) }
        fields.append("state_class", .string(entity.stateClass ?? "measurement"))
        if let unit { fields.append("unit_of_measurement", .string(unit)) }
        if let precision = entity.precision { fields.append("suggested_display_precision", JSON(precision)) }
        return fields
    }

    private static func number(
        _ part: PartContext, _ fact: EverydayFact, _ entity: EverydayEntity, _ minimum: Double?, _ maximum: Double?,
        _ step: Double?
    ) -> JSONObject {
        let range = NumberRange(minimum, maximum, step, unit: fact.unit)
        var fields: JSONObject = [
            "state_topic": .string(part.deviceTopic),
            "value_template": .string(range.shown(part.everyday(fact.key))),
            "command_topic": .string(part.setTopic), "command_template": .string(part.setTemplate(fact.key)),
        ]
        fields = fields.joined(range.fields)
        if let text = entity.deviceClass { fields.append("device_class", .string(text)) }
        if let unit = entity.unit ?? fact.unit { fields.append("unit_of_measurement", .string(unit)) }
        return fields
    }

    private static func select(_ part: PartContext, _ fact: EverydayFact, _ options: [String]) -> JSONObject {
        let choice = Choice(options)
        return [
            "state_topic": .string(part.deviceTopic),
            "value_template": .string(choice.shown(part.everyday(fact.key))),
            "options": .array(choice.options.map { .string($0) }), "command_topic": .string(part.setTopic),
            "command_template": .string(part.setTemplate(fact.key, "\(choice.chosen)|tojson")),
        ]
    }

    private static func enumeration(_ part: PartContext, _ fact: EverydayFact, _ options: [String]) -> JSONObject {
        guard !options.isEmpty else { return text(part, fact) }
        return [
            "state_topic": .string(part.deviceTopic),
            "value_template": .string(Template.oneOf(part.everyday(fact.key), options)),
            "device_class": "enum", "options": .array(options.map { .string($0) }),
        ]
    }

    /// Home Assistant's states have at most 255 characters.
    private static func text(_ part: PartContext, _ fact: EverydayFact) -> JSONObject {
        [
            "state_topic": .string(part.deviceTopic),
            "value_template": .string(
                "{% set v = \(part.everyday(fact.key)) %}{{ none if v is none else (v|string)[:255] }}"),
        ]
    }
}
