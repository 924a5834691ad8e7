import EventLoop
import HomeModel
import Storage
import Testing

@LoopActor
@Suite("Simulated homes are kept by backend")
struct SimulationTests {
    let directory = ScratchDirectory()

    private func open() throws -> Store { try Store.open(path: directory.file("a.db")) }

    private func device(_ id: String, _ definition: String) -> StoredDevice {
        StoredDevice(device: DeviceID(id), definition: Array(definition.utf8))
    }

    private func state(_ id: String, _ endpoint: EndpointID, _ trait: String, _ state: String) -> StoredState {
        StoredState(device: DeviceID(id), endpoint: endpoint, trait: trait, state: Array(state.utf8))
    }

    @Test func `definitions keep their age when they are replaced`() throws {
        let store = try open()
        try store.putDevices([device("b", "1"), device("a", "2")], backend: "house")
        try store.putDevices([device("c", "3")], backend: "garden")
        try store.putDevices([device("d", ""), device("b", "4")], backend: "house")
        store.close()
        let again = try open()
        defer { again.close() }
        #expect(try again.loadDevices(backend: "house") == [device("b", "4"), device("a", "2"), device("d", "")])
        #expect(try again.loadDevices(backend: "garden") == [device("c", "3")])
        #expect(try again.loadDevices(backend: "none").isEmpty)
    }

    @Test func `states are replaced one by one and an empty one is forgotten`() throws {
        let store = try open()
        try store.putStates(
            [state("a", 1, "onOff", "x"), state("a", 2, "onOff", "y"), state("a", 65535, "levelControl", "z")],
            backend: "house")
        try store.putStates([state("a", 1, "onOff", "X")], backend: "house")
        try store.putStates([state("a", 2, "onOff", "")], backend: "house")
        try store.putStates([state("a", 1, "onOff", "other")], backend: "garden")
        store.close()
        let again = try open()
        defer { again.close() }
        #expect(
            Set(try again.loadStates(backend: "house"))
                == [state("a", 1, "onOff", "X"), state("a", 65535, "levelControl", "z")])
        #expect(try again.loadStates(backend: "garden") == [state("a", 1, "onOff", "other")])
    }

    @Test func `removing a device takes its states, in its backend only`() throws {
        let store = try open()
        defer { store.close() }
        for backend in ["house", "garden"] {
            try store.putDevices([device("a", "1"), device("b", "2")], backend: backend)
            try store.putStates([state("a", 1, "onOff", "x"), state("b", 1, "onOff", "y")], backend: backend)
        }
        try store.removeDevices([DeviceID("a")], backend: "house")
        #expect(try store.loadDevices(backend: "house") == [device("b", "2")])
        #expect(try store.loadStates(backend: "house") == [state("b", 1, "onOff", "y")])
        #expect(try store.loadDevices(backend: "garden").count == 2)
        #expect(try store.loadStates(backend: "garden").count == 2)
    }

    @Test func `ten thousand devices are written and loaded whole`() throws {
        let store = try open()
        defer { store.close() }
        let definition = String(repeating: "d", count: 400)
        let devices = (0..<10_000).map { device("device-\($0)", definition) }
        let states = devices.flatMap { device in
            ["onOff", "levelControl", "colorControl"].map {
                StoredState(device: device.device, endpoint: 1, trait: $0, state: Array("[true,254,null]".utf8))
            }
        }
        try store.putDevices(devices, backend: "house")
        try store.putStates(states, backend: "house")
        #expect(try store.loadDevices(backend: "house") == devices)
        #expect(Set(try store.loadStates(backend: "house")) == Set(states))
    }
}
