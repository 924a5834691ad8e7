import HomeModel
import YAML

/// Checks what a trait says about its own names: `affectedBy`, `conformance`, and whether topics stay apart.
struct ReferenceCheck {
    let definition: TraitDefinition
    let registry: TraitRegistry
    let root: YAMLMapping
    let log: ProblemLog

    func check() {
        let names =
            definition.features.map(\.code) + definition.attributes.map(\.name) + definition.commands.map(\.name)
            + definition.events.map(\.name) + definition.attributes.filter(\.isFixed).flatMap { $0.type.flagNames }
        let syntax = ConformanceSyntax(names: names)
        let featureSyntax = ConformanceSyntax(names: definition.features.map(\.code))
        for feature in definition.features { conformance(feature.conformance, featureSyntax, "features", feature.name) }
        for attribute in definition.attributes {
            conformance(attribute.conformance, syntax, "attributes", attribute.name)
            for command in attribute.affectedBy { affectedBy(command, attribute) }
        }
        for command in definition.commands {
            conformance(command.conformance, syntax, "commands", command.name)
            if definition.attribute(named: command.name) != nil {
                // Both would have their outcome on `<trait>/<name>/result`.
                log.note("an attribute has this name", at: node("commands", command.name), "commands.\(command.name)")
            }
        }
        for event in definition.events { conformance(event.conformance, syntax, "events", event.name) }
    }

    private func conformance(_ text: String, _ syntax: ConformanceSyntax, _ section: String, _ name: String) {
        guard let problem = syntax.problem(with: text) else { return }
        log.note(problem, at: node(section, name, "conformance"), "\(section).\(name).conformance")
    }

    private func affectedBy(_ command: String, _ attribute: AttributeDefinition) {
        let parts = command.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isKnown: Bool
        if parts.count == 1 {
            isKnown = definition.command(named: command) != nil
        } else {
            // A trait that is not defined here may have any command.
            let trait = registry.trait(named: parts.dropLast().joined(separator: "."))
            isKnown = trait.map { $0.command(named: parts[parts.count - 1]) != nil } ?? true
        }
        if !isKnown {
            log.note(
                "no command \"\(command.prefix(DefinitionName.limit))\"",
                at: node("attributes", attribute.name, "affectedBy"), "attributes.\(attribute.name).affectedBy")
        }
    }

    private func node(_ section: String, _ name: String, _ key: String = "") -> YAMLNode {
        guard case .mapping(let members)? = root[section]?.content,
            let entry = members.first(where: { $0.key == name })?.value
        else { return root.node }
        guard case .mapping(let keys) = entry.content else { return entry }
        return keys.first { $0.key == key }?.value ?? entry
    }
}

extension ValueType {
    /// The names of a bitmap's flags: a conformance may ask whether a capability has them.
    fileprivate var flagNames: [String] {
        if case .bitmap(let definition) = self { definition.fields.map(\.name) } else { [] }
    }
}
