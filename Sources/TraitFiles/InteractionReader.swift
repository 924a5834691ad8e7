import HomeModel
import YAML

/// Reads the commands and the events of a trait.
struct InteractionReader {
    let types: TypeTable
    let attributes: [AttributeDefinition]
    let log: ProblemLog

    func commands(_ node: YAMLNode?) -> (commands: [CommandDefinition], references: [RangeReader.Reference]) {
        var commands: [CommandDefinition] = []
        var references: [RangeReader.Reference] = []
        let allowed = ["id", "conformance", "timed", "fields", "response", "effect"]
        for (index, member) in NamedMembers(log: log).read(node, at: "commands").enumerated() {
            let path = "commands.\(member.key)"
            guard let mapping = mapping(member, allowed, path) else { continue }
            let id = id(mapping) ?? UInt32(index)
            if let other = commands.first(where: { $0.id == id }) {
                log.note("\(other.name) has the id \(id), too", at: member, path)
            }
            let reader = FieldReader(types: types, log: log)
            let (fields, bounds) = reader.read(mapping["fields"], at: "\(path).fields", isRequest: true)
            references += bounds
            var response: CommandDefinition.ResponseDefinition?
            if let node = mapping.given("response") {
                response = self.response(node, at: "\(path).response", command: member.key, id: id, &references)
            }
            let isTimed = mapping.given("timed").flatMap { node in log.attempt { try node.bool(at: "\(path).timed") } }
            let effect = mapping["effect"].flatMap { node in
                EffectReader(
                    command: member.key, fields: fields, answer: response?.fields ?? [], attributes: attributes,
                    log: log
                ).read(node, at: "\(path).effect")
            }
            commands.append(
                CommandDefinition(
                    name: member.key, id: id, fields: fields, response: response, isTimed: isTimed ?? false,
                    conformance: conformance(mapping), effect: effect))
        }
        return (commands, references)
    }

    func events(_ node: YAMLNode?) -> (events: [EventDefinition], references: [RangeReader.Reference]) {
        var events: [EventDefinition] = []
        var references: [RangeReader.Reference] = []
        let allowed = ["id", "conformance", "priority", "fields"]
        for (index, member) in NamedMembers(log: log).read(node, at: "events").enumerated() {
            let path = "events.\(member.key)"
            guard let mapping = mapping(member, allowed, path) else { continue }
            let id = id(mapping) ?? UInt32(index)
            if let other = events.first(where: { $0.id == id }) {
                log.note("\(other.name) has the id \(id), too", at: member, path)
            }
            let reader = FieldReader(types: types, log: log)
            let (fields, bounds) = reader.read(mapping["fields"], at: "\(path).fields", isRequest: false)
            references += bounds
            let priority = mapping.given("priority").flatMap { node in
                log.attempt { try node.oneOf(["debug", "info", "critical"], at: "\(path).priority") }
            }
            events.append(
                EventDefinition(
                    name: member.key, id: id,
                    priority: priority.flatMap(EventDefinition.Priority.init(rawValue:)) ?? .info, fields: fields,
                    conformance: conformance(mapping)))
        }
        return (events, references)
    }

    private func response(
        _ node: YAMLNode, at path: String, command: String, id: UInt32, _ references: inout [RangeReader.Reference]
    ) -> CommandDefinition.ResponseDefinition? {
        guard let mapping = log.attempt({ try node.mapping(allowed: ["name", "id", "fields", "outcome"], at: path) })
        else {
            return nil
        }
        var name = "\(command)Response"
        if let node = mapping.given("name"), let text = log.attempt({ try node.string(at: "\(path).name") }) {
            if let problem = DefinitionName.problem(with: text) { log.note(problem, at: node, "\(path).name") }
            name = text
        }
        let reader = FieldReader(types: types, log: log)
        let (fields, bounds) = reader.read(mapping["fields"], at: "\(path).fields", isRequest: false)
        references += bounds
        let outcome = mapping["outcome"].flatMap { node in
            OutcomeReader(fields: fields, log: log).read(node, at: "\(path).outcome")
        }
        return CommandDefinition.ResponseDefinition(
            name: name, id: self.id(mapping) ?? id, fields: fields, outcome: outcome)
    }

    private func mapping(_ member: YAMLMember, _ allowed: [String], _ path: String) -> YAMLMapping? {
        // `stop:` alone is a command without anything to say about it.
        let node =
            member.value.isNull
            ? YAMLNode(.mapping([]), file: member.value.file, line: member.keyLine, column: member.keyColumn)
            : member.value
        return log.attempt { try node.mapping(allowed: allowed, at: path) }
    }

    private func id(_ mapping: YAMLMapping) -> UInt32? {
        mapping.given("id").flatMap { node in
            log.attempt { UInt32(try node.int(in: 0...Int64(UInt32.max), at: mapping.path(to: "id"))) }
        }
    }

    private func conformance(_ mapping: YAMLMapping) -> String {
        mapping.given("conformance").flatMap { node in
            log.attempt { try node.string(at: mapping.path(to: "conformance")) }
        } ?? "M"
    }
}
