/// One part of a group: the parts of one device type that its members have (Home APIs, "Device groups"). A device with two
/// outlets counts twice.
///
/// A view of devices as they are when it is made; making one costs a walk over the members' parts.
public struct GroupPart {
    /// A part of a member.
    public struct Member {
        public let device: Device
        public let part: Device.Part
    }

    /// The type, as the first member that has it declares it; its name is the part's.
    public let type: DeviceTypeReference
    /// Never empty; in the order of the group's members and of their parts.
    public private(set) var members: [Member]

    /// The parts of a group with these members, by the primary types of their parts, in the order in which the types appear.
    public static func parts(of devices: some Sequence<Device>) -> [GroupPart] {
        var parts: [GroupPart] = []
        for device in devices {
            for part in device.parts {
                guard let type = part.primaryType else { continue }
                let member = Member(device: device, part: part)
                if let index = parts.firstIndex(where: { $0.type.name == type.name }) {
                    parts[index].members.append(member)
                } else {
                    parts.append(GroupPart(type: type, members: [member]))
                }
            }
        }
        return parts
    }

    /// The traits that every member part has, with what they share of them.
    public var traits: [GroupTrait] {
        guard let first = members.first else { return [] }
        return first.part.traits.compactMap { trait(of: $0.state.shape.definition) }
    }

    /// One of ``traits``; nil when a member part lacks it.
    public func trait(of definition: TraitDefinition) -> GroupTrait? {
        var states: [TraitState] = []
        for member in members {
            guard let state = member.part.trait(definition)?.state else { return nil }
            states.append(state)
        }
        return GroupTrait(definition, states)
    }

    /// How the member parts stand, for each trait that one of them has (in the order in which they appear) and each attribute of
    /// it that one of them has and that is no capability (indices into the definition, ascending).
    public var aggregates: [(trait: TraitDefinition, attributes: [(index: Int, aggregate: AttributeAggregate)])] {
        var traits: [TraitDefinition] = []
        for member in members {
            for trait in member.part.traits where !traits.contains(where: { $0 === trait.state.shape.definition }) {
                traits.append(trait.state.shape.definition)
            }
        }
        return traits.map { trait in
            let instances = members.compactMap { $0.part.trait(trait) }
            let attributes = trait.attributes.indices.filter { index in
                !trait.isCapability(attribute: index)
                    && instances.contains { $0.state.shape.position(ofAttribute: index) != nil }
            }
            return (trait, attributes.map { ($0, AttributeAggregate(ofAttribute: $0, in: instances)) })
        }
    }
}
