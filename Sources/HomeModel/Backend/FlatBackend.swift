public import EventLoop

/// The flat view of a backend: each application endpoint of its devices is a device of its own (Home APIs, "multipart devices":
/// the view without them). What the backend tells is handed on endpoint by endpoint, what is asked of it is put together again.
///
/// The lowest application endpoint keeps the device's id, the others have `<id>:<endpoint>`; parts have no parents.
@LoopActor
public final class FlatBackend: HomeBackend {
    private let backend: any HomeBackend
    private let servingTypes: Set<UInt32>
    /// Those that are taken apart, by the backend's ids; the others are told as they are.
    private var devices: [DeviceID: FlatDevice] = [:]
    /// The device that an id of our making belongs to.
    private var owners: [DeviceID: DeviceID] = [:]
    /// Ids of the backend's own that look like ours.
    private var lookalikes: Set<DeviceID> = []

    /// An electrical sensor serves, too, for Matter: it measures what another endpoint switches (Matter Device Library, "Electrical
    /// Sensor"), although its endpoint is a part.
    private static let electricalSensor: UInt32 = 0x0510

    /// - Parameter registry: knows which device types are utilities.
    public init(_ backend: any HomeBackend, registry: TraitRegistry) {
        self.backend = backend
        servingTypes = Set(registry.deviceTypes.filter(\.isUtility).map(\.id)).union([Self.electricalSensor])
    }

    public var name: String { backend.name }
    public var transport: Transport { backend.transport }

    /// The backend's device that a device of the flat view is made of, and which of its endpoints; nil: all of them.
    public func origin(of id: DeviceID) -> (device: DeviceID, endpoints: [EndpointID]?) {
        let owner = owners[id] ?? id
        return (owner, devices[owner]?.members.first { $0.id == id }?.endpoints)
    }

    public func start(_ report: @escaping @LoopActor (HomeEvent) -> Void) {
        backend.start { [weak self] event in self?.tell(event, report) }
    }

    public func perform(_ action: DeviceAction, completion: @escaping @LoopActor (ActionOutcome) -> Void) {
        guard let owner = owners[action.device] else { return backend.perform(action, completion: completion) }
        backend.perform(action.addressed(to: owner), completion: completion)
    }

    public func together(_ body: () -> Void) { backend.together(body) }

    /// Removes the whole device that `device` is a part of.
    public func remove(_ device: DeviceID, completion: @escaping @LoopActor (Result<Void, CommandFailure>) -> Void) {
        backend.remove(owners[device] ?? device, completion: completion)
    }

    public func stop() { backend.stop() }

    // MARK: From the backend

    private func tell(_ event: HomeEvent, _ report: @LoopActor (HomeEvent) -> Void) {
        switch event {
        case .snapshot(let wholes):
            for whole in wholes { note(whole.id) { report(.removed($0)) } }
            var descriptions: [DeviceDescription] = []
            for whole in wholes { descriptions += split(whole) { report(.removed($0)) } }
            report(.snapshot(descriptions))
        case .device(let whole):
            note(whole.id) { report(.removed($0)) }
            for description in split(whole, gone: { report(.removed($0)) }) { report(.device(description)) }
        case .removed(let id):
            lookalikes.remove(id)
            forget(id) { report(.removed($0)) }
            report(.removed(id))
        case .attributes(var attributes):
            attributes.device = member(attributes.device, attributes.endpoint)
            report(.attributes(attributes))
        case .event(var event):
            event.device = member(event.device, event.endpoint)
            report(.event(event))
        case .connectivity(let id, let reports):
            guard let device = devices[id] else { return report(event) }
            for member in device.members {
                let own = device.reports(reports, of: member)
                if !own.isEmpty { report(.connectivity(member.id, own)) }
            }
        case .status: report(event)
        }
    }

    private func member(_ id: DeviceID, _ endpoint: EndpointID) -> DeviceID {
        devices[id]?.member(with: endpoint)?.id ?? id
    }

    /// A device of the backend may have an id that looks like one of ours: it comes before ours.
    private func note(_ id: DeviceID, gone: (DeviceID) -> Void) {
        guard FlatID.parse(id) != nil else { return }
        lookalikes.insert(id)
        guard let owner = owners.removeValue(forKey: id) else { return }
        devices[owner]?.drop(id)
        gone(id)
    }

    /// Takes a device apart; `gone` is told of endpoints that it had and has no more.
    private func split(_ whole: DeviceDescription, gone: (DeviceID) -> Void) -> [DeviceDescription] {
        let device = FlatDevice(
            whole, servesOthers: { servingTypes.contains($0) }, isTaken: { lookalikes.contains($0) })
        let ids = Set(device.members.map(\.id))
        forget(whole.id) { if !ids.contains($0) { gone($0) } }
        guard !device.isWhole else { return device.descriptions(of: whole) }
        devices[whole.id] = device
        for member in device.members.dropFirst() { owners[member.id] = whole.id }
        return device.descriptions(of: whole)
    }

    private func forget(_ id: DeviceID, gone: (DeviceID) -> Void) {
        guard let former = devices.removeValue(forKey: id) else { return }
        for member in former.members.dropFirst() {
            owners[member.id] = nil
            gone(member.id)
        }
    }
}
