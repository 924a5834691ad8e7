import HomeModel
import YAML

/// Reads the alarms of a trait: everyday keys that an event raises and an attribute ends.
struct AlarmReader {
    let attributes: [AttributeDefinition]
    let events: [EventDefinition]
    let log: ProblemLog

    func read(_ node: YAMLNode?) -> [EverydayAlarm] {
        guard let node, !node.isNull, let elements = log.attempt({ try node.elements(at: "alarms") }) else { return [] }
        var alarms: [EverydayAlarm] = []
        for (index, element) in elements.enumerated() {
            let path = "alarms[\(index)]"
            guard let alarm = alarm(element, at: path) else { continue }
            if alarms.contains(where: { $0.key == alarm.key }) {
                log.note("the key \(alarm.key) stands before it", at: element, path)
            }
            alarms.append(alarm)
        }
        return alarms
    }

    private func alarm(_ node: YAMLNode, at path: String) -> EverydayAlarm? {
        let allowed = ["key", "event", "when", "until"]
        guard let mapping = log.attempt({ try node.mapping(allowed: allowed, at: path) }),
            let keyNode = log.attempt({ try mapping.required("key") }),
            let key = log.attempt({ try keyNode.string(at: "\(path).key") }),
            let eventName = log.attempt({
                try mapping.required("event").oneOf(events.map(\.name), at: "\(path).event")
            }),
            let event = events.first(where: { $0.name == eventName })
        else { return nil }
        if let problem = DefinitionName.problem(with: key) { log.note(problem, at: keyNode, "\(path).key") }
        let reader = DefinitionValueReader(log: log)
        guard let (fieldName, valueNode) = member(mapping, "when", of: event.fields.map(\.name)),
            let field = event.fields.first(where: { $0.name == fieldName }),
            let value = reader.value(
                valueNode, field.type, isNullable: field.isNullable, at: "\(path).when.\(fieldName)"),
            let (attributeName, endNode) = member(mapping, "until", of: attributes.map(\.name)),
            let attribute = attributes.first(where: { $0.name == attributeName }),
            let endings = reader.value(
                endNode, .list(attribute.type), isNullable: false, at: "\(path).until.\(attributeName)")?.listValue
        else { return nil }
        if endings.isEmpty {
            log.note("expected at least one value that ends it", at: endNode, "\(path).until.\(attributeName)")
        }
        return EverydayAlarm(
            key: key, event: eventName, field: fieldName, value: value, attribute: attributeName, endings: endings)
    }

    /// The only member of a mapping, whose key is one of some names.
    private func member(_ mapping: YAMLMapping, _ key: String, of names: [String]) -> (String, YAMLNode)? {
        let path = mapping.path(to: key)
        guard let node = log.attempt({ try mapping.required(key) }),
            let inner = log.attempt({ try node.mapping(allowed: names, at: path) })
        else { return nil }
        guard inner.members.count == 1, let member = inner.members.first else {
            log.note("expected one name with its value", at: node, path)
            return nil
        }
        return (member.key, member.value)
    }
}
