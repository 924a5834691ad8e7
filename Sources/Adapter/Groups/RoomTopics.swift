import EventLoop
import HomeModel

/// The retained topics of all devices of a room together, and what of them waits for a burst of changes to end.
@LoopActor
final class RoomTopics {
    let id: RoomID
    var availability: RetainedTopic?
    var aggregate: RetainedTopic?
    /// What a hub is told of it.
    var discovery: RetainedTopic?
    var burst = Burst()
    var timer: LoopTimer?
    /// The burst changed what devices are or can do, not only how they stand.
    var isReshaped = false

    init(id: RoomID) { self.id = id }

    /// A hub is told first that it is gone.
    var all: [RetainedTopic] { [discovery, availability, aggregate].compactMap { $0 } }
}
