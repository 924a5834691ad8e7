public import EventLoop

/// Keeps the embedded homes: what their devices are and what state they are in. What is written survives kill -9.
@LoopActor
public protocol SimulationStore: AnyObject {
    /// Device definitions of one backend, from the oldest to the youngest, as the embedded home encoded them.
    func loadDevices(backend: String) throws -> [StoredDevice]
    func loadStates(backend: String) throws -> [StoredState]

    /// All or nothing: adds or replaces definitions.
    func putDevices(_ devices: [StoredDevice], backend: String) throws
    /// Removes definitions with their states.
    func removeDevices(_ devices: [DeviceID], backend: String) throws

    /// All or nothing: the state of some traits. An empty `state` forgets it.
    func putStates(_ states: [StoredState], backend: String) throws
}

/// The definition of a simulated device.
public struct StoredDevice: Sendable, Hashable {
    public var device: DeviceID
    public var definition: [UInt8]

    public init(device: DeviceID, definition: [UInt8]) {
        self.device = device
        self.definition = definition
    }
}

/// The state of one trait of a simulated device.
public struct StoredState: Sendable, Hashable {
    public var device: DeviceID
    public var endpoint: EndpointID
    public var trait: String
    public var state: [UInt8]

    public init(device: DeviceID, endpoint: EndpointID, trait: String, state: [UInt8]) {
        self.device = device
        self.endpoint = endpoint
        self.trait = trait
        self.state = state
    }
}
