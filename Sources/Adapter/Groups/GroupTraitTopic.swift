import HomeModel

/// What the topic of a group's trait shows. An object, so that the contents of all other topics stay small.
final class GroupTraitTopic {
    let group: GroupID
    let part: String
    let trait: TraitDefinition

    init(group: GroupID, part: String, trait: TraitDefinition) {
        self.group = group
        self.part = part
        self.trait = trait
    }
}
