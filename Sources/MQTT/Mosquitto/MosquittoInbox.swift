import CMosquitto

/// What the callbacks of one client have left for the engine. The context pointer of all callbacks.
///
/// Callbacks only append here; the engine takes the events once libmosquitto has returned, so the engine's own calls
/// never happen within a callback, where libmosquitto holds a mutex that is not recursive.
///
/// Not synchronised: callbacks run within calls to the client, and one thread at a time calls it (see
/// ``MosquittoClient``).
final class MosquittoInbox {
    /// Longer topics are nobody's and are dropped.
    static let longestTopic = 4096
    /// More user properties than this are not kept.
    static let mostUserProperties = 32
    private static let mostLogLines = 8

    let maximumPayload: Int
    var events: [MosquittoEvent] = []
    /// How many messages with QoS 0 went to the socket.
    var writtenMessages = 0
    /// Whether the engine is writing: then the library reports messages with QoS 0, else acknowledgements.
    var isWriting = false
    /// Messages whose topic is too long.
    var droppedMessages = 0
    /// The last warnings and errors that the library logged, oldest first; OpenSSL's texts among them.
    private(set) var logLines: [String] = []

    init(maximumPayload: Int) {
        self.maximumPayload = maximumPayload
    }

    func log(_ line: String) {
        if logLines.count == Self.mostLogLines { logLines.removeFirst() }
        logLines.append(line)
    }

    func takeDroppedMessages() -> Int {
        defer { droppedMessages = 0 }
        return droppedMessages
    }

    func takeEvents(into other: inout [MosquittoEvent]) {
        swap(&events, &other)
    }
}
