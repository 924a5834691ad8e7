public import HomeModel
import YAML

/// Reads the definition file of dangerous commands.
public struct DangerousCommandFileReader: Sendable {
    private let registry: TraitRegistry

    /// - Parameter registry: the traits and device types that the file may name.
    public init(registry: TraitRegistry) { self.registry = registry }

    public func read(_ text: [UInt8], file: String) throws(TraitFileError) -> [DangerousCommand] {
        let log = ProblemLog()
        guard let root = log.attempt({ try YAML.parse(text, file: file) }),
            let mapping = log.attempt({ try root.mapping(allowed: ["dangerous"]) }),
            let list = log.attempt({ try mapping.required("dangerous") }),
            let nodes = log.attempt({ try list.elements(at: "dangerous") })
        else { throw log.error }
        let entries = nodes.enumerated().compactMap { index, node in entry(node, at: "dangerous[\(index)]", log) }
        guard log.isEmpty else { throw log.error }
        return entries
    }

    private func entry(_ node: YAMLNode, at path: String, _ log: ProblemLog) -> DangerousCommand? {
        let allowed = ["trait", "commands", "attributes", "deviceTypes"]
        guard let mapping = log.attempt({ try node.mapping(allowed: allowed, at: path) }),
            let nameNode = log.attempt({ try mapping.required("trait") }),
            let name = log.attempt({ try nameNode.oneOf(registry.traits.map(\.name), at: "\(path).trait") }),
            let trait = registry.trait(named: name)
        else { return nil }
        let commands = names(mapping, "commands", trait.commands.map(\.name), log)
        let writes = writes(mapping, trait, log)
        if commands.isEmpty, writes.isEmpty { log.note("expected commands or attributes", at: node, path) }
        return DangerousCommand(
            trait: name, commands: commands, writes: writes,
            deviceTypes: names(mapping, "deviceTypes", registry.deviceTypes.map(\.name), log))
    }

    private func names(_ mapping: YAMLMapping, _ key: String, _ allowed: [String], _ log: ProblemLog) -> [String] {
        let path = mapping.path(to: key)
        guard let node = mapping.given(key), let elements = log.attempt({ try node.elements(at: path) }) else {
            return []
        }
        return elements.compactMap { element in log.attempt { try element.oneOf(allowed, at: path) } }
    }

    private func writes(
        _ mapping: YAMLMapping, _ trait: TraitDefinition, _ log: ProblemLog
    ) -> [DangerousCommand.Write] {
        let path = mapping.path(to: "attributes")
        guard let node = mapping.given("attributes"), let members = log.attempt({ try node.members(at: path) }) else {
            return []
        }
        return members.compactMap { member in
            guard let attribute = trait.attribute(named: member.key), attribute.isWritable else {
                log.note("no writable attribute of \(trait.name)", at: member, "\(path).\(member.key)")
                return nil
            }
            guard let nodes = log.attempt({ try member.value.elements(at: "\(path).\(member.key)") }) else {
                return nil
            }
            let values = nodes.compactMap { node in
                DefinitionValueReader(log: log).value(
                    node, attribute.type, isNullable: attribute.isNullable, at: "\(path).\(member.key)")
            }
            return DangerousCommand.Write(attribute: attribute.name, values: values)
        }
    }
}
