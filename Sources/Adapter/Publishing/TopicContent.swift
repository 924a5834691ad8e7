import HomeModel

/// What a retained topic shows; its payload is made from this when it is sent, never kept.
enum TopicContent {
    case info
    case traitMeta(TraitDefinition)
    case placeMeta(Place)
    case everyday(Device)
    case deviceMeta(Device)
    case availability(Device)
    case connectivity(Device)
    /// The availability of a device that nobody described.
    case unreachable
    case trait(Device, EndpointID, TraitDefinition)
    /// Index into the definition's attributes.
    case attribute(Device, EndpointID, TraitDefinition, Int)
    case groupMeta(GroupID)
    case groupAvailability(GroupID)
    case groupAggregate(GroupID)
    case groupTrait(GroupTraitTopic)
    case roomAvailability(RoomID)
    case roomAggregate(RoomID)
    /// What a hub is told of a device, outside the base.
    case discovery(Device)
    case groupDiscovery(GroupID)
    case roomDiscovery(RoomID)

    /// Whether it leaves at a rate that its readers can follow.
    var isPaced: Bool {
        switch self {
        case .discovery, .groupDiscovery, .roomDiscovery: true
        default: false
        }
    }
}
