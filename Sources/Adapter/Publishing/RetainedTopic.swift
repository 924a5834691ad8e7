import EventLoop
import MQTT

/// One retained topic of ours and what we know of the broker's copy.
@LoopActor
final class RetainedTopic {
    let name: TopicName
    /// Id of the object whose topic it is.
    var owner: String
    var content: TopicContent
    /// Row in the ledger; nil before the first mark.
    var row: Int64?
    /// The ledger holds no digest: the broker's copy may be newer than it says.
    var isMarked = false
    /// Digest of what was last handed to the broker; nil when its copy is unknown.
    var digest: UInt64?
    /// Digest of what the broker, or its packet limit, refused: not tried again before the next connection.
    var refusedDigest: UInt64?
    /// Number of that publish.
    var sequence: UInt64 = 0
    /// Publishes that the broker has not acknowledged.
    var unacknowledged = 0
    var isQueued = false
    var isQueuedForResync = false
    /// No longer wanted; whatever is queued of it is skipped.
    var isRetired = false

    init(name: TopicName, owner: String, content: TopicContent) {
        self.name = name
        self.owner = owner
        self.content = content
    }
}
