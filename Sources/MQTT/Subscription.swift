/// A topic filter with its options (section 3.8.3.1 of MQTT 5). On 3.1.1 only the quality of service counts: there,
/// own messages come back and stored messages are always sent.
public struct Subscription: Sendable, Hashable {
    /// When the broker sends stored (retained) messages on subscribing.
    public enum RetainHandling: UInt8, Sendable {
        case send = 0
        case sendIfNew = 1
        case doNotSend = 2
    }

    public var filter: TopicFilter
    /// The highest quality of service the broker may use towards us.
    public var qos: QoS
    /// Whether the broker keeps what this client published itself from coming back.
    public var noLocal: Bool
    /// Whether live messages keep the retain flag of their sender. If not, the flag means a stored copy.
    public var retainAsPublished: Bool
    public var retainHandling: RetainHandling

    public init(
        _ filter: TopicFilter, qos: QoS = .atLeastOnce, noLocal: Bool = false, retainAsPublished: Bool = false,
        retainHandling: RetainHandling = .send
    ) {
        self.filter = filter
        self.qos = qos
        self.noLocal = noLocal
        self.retainAsPublished = retainAsPublished
        self.retainHandling = retainHandling
    }

    /// The options byte without the quality of service.
    var optionBits: UInt8 {
        (noLocal ? 0x04 : 0) | (retainAsPublished ? 0x08 : 0) | retainHandling.rawValue << 4
    }
}
