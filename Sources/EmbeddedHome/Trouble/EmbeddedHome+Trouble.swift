public import HomeModel
import JSON

/// The requests `embedded/*`: trouble on demand, for tests and demonstrations. An action that lacks a part means the only part with the
/// trait. All of them throw `notFound` for a device or part that is not there, `unimplemented` for a trait, attribute, command or
/// event that it does not have, and `invalidArgument` for values that do not fit their types.
extension EmbeddedHome {
    /// A device reports values by itself. They need not be plausible, only of the right types.
    public func report(
        device: DeviceID, endpoint: EndpointID? = nil, trait: TraitDefinition, attributes: [AttributeReport.Entry]
    ) throws(CommandFailure) {
        let host = try hostedDevice(device)
        let endpoint = try self.endpoint(endpoint, trait, host)
        try change(host) { (simulated, now) throws(CommandFailure) in
            try simulated.sense(attributes, endpoint: endpoint, trait: trait, at: now)
        }
    }

    /// A device raises an event.
    ///
    /// - Parameter fields: in the order of the definition; nil where an optional field is left out.
    public func event(
        device: DeviceID, endpoint: EndpointID? = nil, trait: TraitDefinition, event: Int, fields: [Value?]
    ) throws(CommandFailure) {
        let host = try hostedDevice(device)
        let endpoint = try self.endpoint(endpoint, trait, host)
        try change(host) { (simulated, now) throws(CommandFailure) in
            try simulated.raise(event, of: trait, fields: fields, endpoint: endpoint, at: now)
        }
    }

    /// Somebody presses or turns a switch (trait Switch).
    public func press(
        device: DeviceID, endpoint: EndpointID? = nil, _ pattern: SwitchPress
    ) throws(CommandFailure) {
        let host = try hostedDevice(device)
        let endpoint = try self.endpoint(endpoint, SwitchPress.trait, host)
        try change(host) { (simulated, now) throws(CommandFailure) in
            try simulated.press(pattern, endpoint: endpoint, at: now)
        }
    }

    /// The device, one of its parts (`endpoint`) or one trait of a part gets in or out of reach. What is out of reach refuses actions and
    /// reports nothing until it is back. It stays so over restarts.
    public func connectivity(
        device: DeviceID, endpoint: EndpointID? = nil, trait: TraitDefinition? = nil, state: Connectivity,
        locality: Locality? = nil
    ) throws(CommandFailure) {
        let host = try hostedDevice(device)
        guard state != .partiallyOnline else {
            throw CommandFailure(
                .invalidArgument, "connectivity is online, offline or unknown", field: "connectivity",
                value: .string(state.rawValue), allowed: ["online", "offline", "unknown"])
        }
        var scope = endpoint
        if let trait {
            scope = try self.endpoint(endpoint, trait, host)
        } else if let endpoint {
            _ = try part(endpoint, host)
        }
        let previous: SourceConnectivity =
            if let scope, let trait {
                host.connectivity.effective(endpoint: scope, trait: trait)
            } else {
                host.connectivity.device
            }
        host.connectivity.set(
            SourceConnectivity(state: state, locality: locality ?? previous.locality), endpoint: scope, trait: trait)
        host.connectivityChanged()
        let isStored = commit(SimulationEffects(), of: host)
        connectivityChanged(of: host)
        guard isStored else { throw CommandFailure(.internal, "the connectivity could not be stored") }
    }

    /// Actions on the device fail, take their time or are never answered, until `clearFaults`.
    public func fault(device: DeviceID, _ fault: SimulatedFault) throws(CommandFailure) {
        let host = try hostedDevice(device)
        guard fault.delay >= .zero, fault.delay <= SimulatedFault.longestDelay else {
            throw CommandFailure(
                .outOfRange, "a delay is between 0 and 3600 seconds", field: "delay",
                allowed: ["min": 0, "max": 3600])
        }
        if fault.effect == .status(.success) {
            throw CommandFailure(.invalidArgument, "SUCCESS is no failure", field: "matterStatus")
        }
        if let endpoint = fault.endpoint {
            let part = try part(endpoint, host)
            if let trait = fault.trait { try require(trait, on: part) }
        } else if let trait = fault.trait, !host.device.parts.contains(where: { $0.trait(trait) != nil }) {
            throw CommandFailure(.unimplemented, "the device has no trait \(trait.name)", field: "trait")
        }
        guard host.faults.count < 100 else {
            throw CommandFailure(.resourceExhausted, "the device has 100 faults already; clear them first")
        }
        host.faults.append(fault)
    }

    /// Ends the faults of a device, or of these of its parts. Actions that one of them holds back stay held.
    public func clearFaults(device: DeviceID, endpoints: [EndpointID]? = nil) throws(CommandFailure) {
        try hostedDevice(device).faults.removeAll { fault in
            guard let endpoints else { return true }
            return fault.endpoint.map(endpoints.contains) ?? false
        }
    }

    private func endpoint(
        _ endpoint: EndpointID?, _ trait: TraitDefinition, _ host: HostedDevice
    ) throws(CommandFailure) -> EndpointID {
        if let endpoint {
            try require(trait, on: try part(endpoint, host))
            return endpoint
        }
        let parts = host.device.parts.filter { $0.trait(trait) != nil }
        guard let part = parts.first else {
            throw CommandFailure(.unimplemented, "the device has no trait \(trait.name)", field: "trait")
        }
        guard parts.count == 1 else {
            throw CommandFailure(.invalidArgument, "several parts have \(trait.name): name one", field: "part")
        }
        return part.endpoint
    }

    private func part(_ endpoint: EndpointID, _ host: HostedDevice) throws(CommandFailure) -> SimulatedPart {
        guard let part = host.device.part(endpoint) else {
            throw CommandFailure(.notFound, "the device has no part with endpoint \(endpoint)", field: "part")
        }
        return part
    }

    private func require(_ trait: TraitDefinition, on part: SimulatedPart) throws(CommandFailure) {
        guard part.trait(trait) != nil else {
            throw CommandFailure(.unimplemented, "the part has no trait \(trait.name)", field: "trait")
        }
    }
}
