import HomeModel

/// A field of a command whose value becomes that of an attribute, so that the attribute's limits on a device are the field's, too.
struct OwnLimit {
    /// Index into the command's fields.
    let field: Int
    let name: String
    /// Index into the trait's attributes.
    let attribute: Int

    /// Those of one command, by the trait's set rules. A command that moves another trait, too, has none: it may mean something
    /// by values that lie outside, as a level below the lowest turns a lamp off.
    static func of(_ index: Int, in trait: TraitDefinition, registry: TraitRegistry) -> [OwnLimit] {
        let command = trait.commands[index]
        var limits: [OwnLimit] = []
        for rule in trait.setRules where rule.command == command.name {
            for assignment in rule.fields {
                guard case .attribute(let name) = assignment.source,
                    let attribute = trait.attributeIndex(named: name),
                    trait.attributes[attribute].range?.dependsOnAttributes == true,
                    let field = command.fieldIndex(named: assignment.field),
                    !limits.contains(where: { $0.field == field })
                else { continue }
                limits.append(OwnLimit(field: field, name: assignment.field, attribute: attribute))
            }
        }
        guard !limits.isEmpty else { return [] }
        let fullName = "\(trait.name).\(command.name)"
        let reachesOthers = registry.traits.contains { other in
            other !== trait && other.attributes.contains { $0.affectedBy.contains(fullName) }
        }
        return reachesOthers ? [] : limits
    }
}
