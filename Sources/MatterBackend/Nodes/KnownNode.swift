import HomeModel

/// What is known of a node: its devices as they were told last, and whether they can be reached.
struct KnownNode {
    struct KnownDevice {
        var description: DeviceDescription
        /// The endpoints whose `Reachable` counts.
        var bridgedAlong: [EndpointID]
        /// Not in the newest report, although nothing says that it is gone.
        var isMissing = false
    }

    /// Where a part stands.
    struct Place {
        var device: Int
        var part: Int
    }

    var isAvailable: Bool
    /// The server has not reached it yet since it was started, so that what it says of it is old.
    var isUnverified = false
    var reachable: [EndpointID: Bool]
    /// Changes are made through `setDevices` and `setValue`.
    private(set) var devices: [KnownDevice] = []
    private var places: [EndpointID: Place] = [:]
    /// Paths whose changes nothing shows, so that asking for the node again is no use.
    var ignored: Set<NodePath> = []
    /// Endpoints that the server said are gone; its other answers may lag behind.
    var removedEndpoints: Set<EndpointID> = []
    var events = EventNumbers()

    static let ignoredLimit = 1024

    init(isAvailable: Bool, reachable: [EndpointID: Bool]) {
        self.isAvailable = isAvailable
        self.reachable = reachable
    }

    mutating func setDevices(_ devices: [KnownDevice]) {
        self.devices = devices
        places = [:]
        for (index, device) in devices.enumerated() where !device.isMissing {
            for (part, description) in device.description.parts.enumerated() {
                places[description.endpoint] = Place(device: index, part: part)
            }
        }
    }

    func place(of endpoint: EndpointID) -> Place? { places[endpoint] }

    func part(at place: Place) -> PartDescription { devices[place.device].description.parts[place.part] }

    mutating func setValue(_ value: Value, ofAttribute attribute: Int, trait: Int, at place: Place) {
        devices[place.device].description.parts[place.part].traits[trait][attribute: attribute] = value
    }

    /// Whether a device can be reached: through its node, and through the bridge where it is behind one.
    func connectivity(of device: KnownDevice) -> SourceConnectivity {
        guard isAvailable else {
            return SourceConnectivity(state: isUnverified ? .unknown : .offline, locality: .localPeer)
        }
        let isReached = !device.isMissing && device.bridgedAlong.allSatisfy { reachable[$0] ?? true }
        return SourceConnectivity(state: isReached ? .online : .offline, locality: .localPeer)
    }

    /// Has the descriptions say what `connectivity` finds; the devices for which that is another answer than before.
    mutating func refreshConnectivity() -> [HomeEvent] {
        var events: [HomeEvent] = []
        for index in devices.indices {
            let reports = [ConnectivityReport(connectivity: connectivity(of: devices[index]))]
            guard devices[index].description.connectivity != reports else { continue }
            devices[index].description.connectivity = reports
            events.append(.connectivity(devices[index].description.id, reports))
        }
        return events
    }
}
