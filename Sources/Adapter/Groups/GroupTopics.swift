import EventLoop
import HomeModel

/// The retained topics of one group, and what of them waits for a burst of changes to end.
@LoopActor
final class GroupTopics {
    /// A trait of a part.
    struct TraitKey: Hashable {
        let part: String
        let trait: ObjectIdentifier
    }

    let id: GroupID
    var members: [DeviceID] = []
    /// Members that are to be described before the group is shown for the first time.
    var awaited: Set<DeviceID> = []
    var isShown = false

    var meta: RetainedTopic?
    var availability: RetainedTopic?
    var aggregate: RetainedTopic?
    /// What a hub is told of it.
    var discovery: RetainedTopic?
    var traits: [TraitKey: RetainedTopic] = [:]

    var burst = Burst()
    var timer: LoopTimer?
    /// The burst changed what members are or can do, not only how they stand.
    var isReshaped = false

    init(id: GroupID) { self.id = id }

    var all: [RetainedTopic] { [discovery, meta, availability, aggregate].compactMap { $0 } + Array(traits.values) }
}
