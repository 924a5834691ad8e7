public import EventLoop
public import MQTT

/// What the adapter needs of an MQTT connection.
@LoopActor
public protocol MessageBus: AnyObject {
    /// Publishes at QoS 1 that may be under way beside those that are.
    var freeWindow: Int { get }

    @discardableResult
    func publish(
        _ topic: TopicName, payload: [UInt8], qos: QoS, retain: Bool, properties: MQTTProperties?
    ) throws(MQTTError) -> UInt64

    func subscribe(
        _ subscription: Subscription, completion: @escaping @LoopActor (SubscribeOutcome) -> Void
    ) throws(MQTTError)

    /// Stored messages of the subscription come before `completion`.
    func unsubscribe(_ filter: TopicFilter, completion: @escaping @LoopActor () -> Void) throws(MQTTError)
}

extension MQTTEngine: MessageBus {}
