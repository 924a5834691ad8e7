public import HomeModel
import HomeTraits

/// Locks that said in an alarm that they are jammed, until they report what they are (Matter, "DoorLockAlarm").
public struct LockJams: Sendable {
    private struct Key: Hashable {
        let device: DeviceID
        let endpoint: EndpointID
    }

    private var jammed: Set<Key> = []

    public init() {}

    /// Takes note of an event; true when something is jammed because of it.
    public mutating func note(_ event: EventReport) -> Bool {
        guard event.trait.is(DoorLock.self), event.event == DoorLock.DoorLockAlarm.index,
            DoorLock.DoorLockAlarm(fields: event.fields)?.alarmCode == .lockJammed
        else { return false }
        return jammed.insert(Key(device: event.device, endpoint: event.endpoint)).inserted
    }

    /// Takes note of attributes (indices into the definition) that have new values.
    public mutating func note(_ changed: [Int], of trait: TraitDefinition, _ endpoint: EndpointID, of device: DeviceID)
    {
        guard !jammed.isEmpty, trait.is(DoorLock.self), changed.contains(DoorLock.lockState.index) else { return }
        jammed.remove(Key(device: device, endpoint: endpoint))
    }

    func contains(_ endpoint: EndpointID, of device: DeviceID) -> Bool {
        !jammed.isEmpty && jammed.contains(Key(device: device, endpoint: endpoint))
    }
}
