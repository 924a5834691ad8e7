import HomeModel

/// A simulated device in its home, with the trouble it is told to make.
final class HostedDevice {
    let device: SimulatedDevice
    var connectivity = SimulatedConnectivity()
    var faults: [SimulatedFault] = []
    /// Traits that changed while nobody could reach them.
    var missed: Set<SimulatedConnectivity.Scope> = []
    /// Event numbers up to this one are taken in the store, given out or not.
    private var reservedEventNumber: UInt64 = 0
    private var mustStore = false
    /// Never started before: its first values are what it shows.
    private(set) var isNew = false

    /// The name under which the device's own facts are stored; no trait has it.
    static let recordName = "_device"
    private static let eventNumberReserve: UInt64 = 256
    private static let recordVersion: UInt8 = 1

    init(_ device: SimulatedDevice) {
        self.device = device
    }

    /// The narrowest fault that meets the action, of equal ones the latest.
    func fault(meeting action: DeviceAction) -> SimulatedFault? {
        guard !faults.isEmpty else { return nil }
        func narrowness(_ fault: SimulatedFault) -> Int {
            (fault.endpoint == nil ? 0 : 1) + (fault.trait == nil ? 0 : 2) + (fault.command == nil ? 0 : 4)
        }
        var found: SimulatedFault?
        for fault in faults where fault.meets(action) {
            if let current = found, narrowness(current) > narrowness(fault) { continue }
            found = fault
        }
        return found
    }

    func connectivityChanged() { mustStore = true }

    /// Nothing is stored of the device. From now on something is, so that its next start is not its first.
    func markNew() {
        isNew = true
        mustStore = true
    }

    /// The device gets power.
    func start(at moment: Moment) -> SimulationEffects {
        guard isNew else { return device.start(at: moment) }
        isNew = false
        return device.begin(at: moment)
    }

    /// Takes back that these states were stored: the next action stores them again.
    func markUnstored(_ states: [StoredState]) {
        device.markUnstored(states)
        if states.contains(where: { $0.device == device.id && $0.trait == Self.recordName }) { mustStore = true }
    }

    /// What has to be stored with an action's effects so that no event number is ever given out twice.
    func takeRecord() -> StoredState? {
        if device.journal.lastEventNumber > reservedEventNumber {
            reservedEventNumber = device.journal.lastEventNumber + Self.eventNumberReserve
            mustStore = true
        }
        guard mustStore else { return nil }
        mustStore = false
        var writer = StoredValueWriter()
        writer.write(byte: Self.recordVersion)
        writer.write(Value(reservedEventNumber))
        writer.write(
            .list(
                connectivity.reports.map { report in
                    .structure([
                        report.endpoint.map { Value($0) }, report.trait.map { .string($0.name) },
                        .string(report.connectivity.state.rawValue), .string(report.connectivity.locality.rawValue),
                    ])
                }))
        return StoredState(device: device.id, endpoint: 0, trait: Self.recordName, state: writer.bytes)
    }

    func restore(_ record: [UInt8]) throws(StoredValueReader.Malformed) {
        var reader = StoredValueReader(record)
        guard try reader.readByte() == Self.recordVersion, let number = try reader.readValue()?.uintValue else {
            throw StoredValueReader.Malformed()
        }
        reservedEventNumber = number
        device.journal.lastEventNumber = number
        for entry in try reader.readValue()?.listValue ?? [] {
            guard let fields = entry.structureValue,
                let state = fields[safe: 2]?.stringValue.flatMap(Connectivity.init(rawValue:)),
                let locality = fields[safe: 3]?.stringValue.flatMap(Locality.init(rawValue:))
            else { continue }
            let endpoint = fields[safe: 0].flatMap(EndpointID.init(value:))
            let name = fields[safe: 1]?.stringValue
            let part = endpoint.flatMap(device.part)
            let trait = part?.traits.first { $0.definition.name == name }?.definition
            // A part or trait that the definition no longer has takes its setting with it.
            guard endpoint == nil || part != nil, name == nil || trait != nil else { continue }
            connectivity.set(SourceConnectivity(state: state, locality: locality), endpoint: endpoint, trait: trait)
        }
    }

    var description: DeviceDescription {
        var description = device.description
        description.connectivity = connectivity.reports
        return description
    }
}
