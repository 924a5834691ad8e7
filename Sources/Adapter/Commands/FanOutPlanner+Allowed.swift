import HomeModel
import JSON
import Topics

/// What errors say is allowed.
extension FanOutPlanner {
    static func types(in devices: [Device]) -> JSON {
        var types: [String] = []
        for device in devices {
            for part in device.parts {
                if let type = part.primaryType?.name, !types.contains(type) { types.append(type) }
            }
        }
        if types.contains(where: PartSelector.lightTypes.contains) { types.append(TopicLevel.lights) }
        return .array(types.map { .string($0) })
    }

    static func traits(of members: [FanOutMember]) -> JSON {
        var traits: [String] = []
        for member in members {
            for trait in member.part.traits where trait.state.shape.definition.exposure != .hidden {
                let name = trait.state.shape.definition.name
                if !traits.contains(name) { traits.append(name) }
            }
        }
        return .array(traits.map { .string($0) })
    }

    static func attributes(of members: [FanOutMember]) -> JSON {
        var names: [String] = []
        for target in members.compactMap(\.target) {
            for index in target.shape.attributes where !names.contains(target.definition.attributes[index].name) {
                names.append(target.definition.attributes[index].name)
            }
        }
        return .array(names.map { .string($0) })
    }

    /// Commands that every member supports and that answer no data.
    static func sharedCommands(of members: [FanOutMember], _ trait: TraitDefinition) -> JSON {
        let shared = trait.commands.indices.filter { index in
            trait.commands[index].response == nil
                && members.allSatisfy { $0.target?.shape.supports(command: index) ?? false }
        }
        return .array(shared.map { .string(trait.commands[$0].name) })
    }
}
