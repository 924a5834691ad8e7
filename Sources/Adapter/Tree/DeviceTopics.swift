import EventLoop
import HomeModel

/// The retained topics of one device.
@LoopActor
final class DeviceTopics {
    struct TraitKey: Hashable {
        let endpoint: EndpointID
        let trait: ObjectIdentifier

        init(_ endpoint: EndpointID, _ trait: TraitDefinition) {
            self.endpoint = endpoint
            self.trait = ObjectIdentifier(trait)
        }
    }

    /// The device's topic below the base.
    let path: String
    let meta: RetainedTopic?
    let availability: RetainedTopic?
    let connectivity: RetainedTopic?
    let everyday: RetainedTopic?
    /// What a hub is told of it.
    let discovery: RetainedTopic?
    let traits: [TraitKey: RetainedTopic]
    /// By index into the trait's attributes; empty unless attribute topics are published.
    let attributes: [TraitKey: [Int: RetainedTopic]]

    init(
        path: String, meta: RetainedTopic?, availability: RetainedTopic?, connectivity: RetainedTopic?,
        everyday: RetainedTopic?, discovery: RetainedTopic?,
        traits: [TraitKey: RetainedTopic], attributes: [TraitKey: [Int: RetainedTopic]]
    ) {
        self.path = path
        self.meta = meta
        self.availability = availability
        self.connectivity = connectivity
        self.everyday = everyday
        self.discovery = discovery
        self.traits = traits
        self.attributes = attributes
    }

    /// A hub is told first that it is gone, so that it does not look at what is cleared.
    var all: [RetainedTopic] {
        [discovery, meta, availability, connectivity, everyday].compactMap { $0 } + Array(traits.values)
            + attributes.values.flatMap { Array($0.values) }
    }

    /// What tells the device's state.
    var state: [RetainedTopic] { [everyday, connectivity].compactMap { $0 } + Array(traits.values) }
}
