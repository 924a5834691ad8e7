import EventLoop
import HomeModel

/// A store that forgets with the test, and fails when told to.
@LoopActor
final class MemoryStore: SimulationStore {
    struct Full: Error {}

    private(set) var devices: [StoredDevice] = []
    private(set) var states: [String: StoredState] = [:]
    var transactions = 0
    var isFull = false

    init() {}

    func loadDevices(backend: String) throws -> [StoredDevice] { devices }

    func loadStates(backend: String) throws -> [StoredState] { Array(states.values) }

    func putDevices(_ devices: [StoredDevice], backend: String) throws {
        if isFull { throw Full() }
        for device in devices {
            self.devices.removeAll { $0.device == device.device }
            self.devices.append(device)
        }
    }

    func removeDevices(_ devices: [DeviceID], backend: String) throws {
        self.devices.removeAll { devices.contains($0.device) }
        states = states.filter { !devices.contains($0.value.device) }
    }

    func putStates(_ states: [StoredState], backend: String) throws {
        if isFull { throw Full() }
        transactions += 1
        for state in states { self.states["\(state.device)/\(state.endpoint)/\(state.trait)"] = state }
    }
}
