public import HomeModel

/// How a hub is told of devices: one retained document for each, outside the base topic. The adapter knows when; this knows what.
public protocol DeviceDiscovery: Sendable {
    /// The full topic of a device's document; the same for ever.
    func topic(of device: DeviceID) -> String

    /// What all documents of devices match, whosever they are.
    var filter: String { get }

    /// Where the hub says `online` when it has started.
    var statusTopic: String { get }

    /// A device's document.
    ///
    /// - Parameter former: components that the broker's copy has; the document takes away those that the device has no more.
    /// - Returns: the payload, and the components that the device has, kinds by keys.
    func document(
        of place: DiscoveredPlace, former: [String: String]
    ) -> (payload: [UInt8], components: [String: String])

    /// The full topic of a group's document; nil when the hub is not told of groups.
    func topic(of group: GroupID) -> String?

    /// Whether the hub is told of rooms, each as one: then how they stand is shown, too.
    var hasRooms: Bool { get }

    /// The full topic of a room's document; nil when the hub is not told of rooms.
    func topic(of room: RoomID) -> String?

    /// The document of a group or a room; nil when the hub can do nothing with it.
    func document(
        of group: DiscoveredGroup, former: [String: String]
    ) -> (payload: [UInt8], components: [String: String])?

    /// The components of a document at the broker, if this adapter, or one before it that served the same base topic, put it there.
    func components(of payload: [UInt8], on topic: String) -> [String: String]?

    /// Whether a change of these attributes (indices into the definition) can change documents.
    func depends(on trait: TraitDefinition, attributes: [Int]) -> Bool
}
