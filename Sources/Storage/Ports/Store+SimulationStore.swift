public import HomeModel

extension Store: SimulationStore {
    public func loadDevices(backend: String) throws -> [StoredDevice] {
        let statement = try reader().statement(
            "SELECT device, definition FROM simulated_devices WHERE backend = ?1 ORDER BY age")
        statement.bind(backend, at: 1)
        return try statement.rows { StoredDevice(device: DeviceID($0.text(0)), definition: $0.bytes(1)) }
    }

    public func loadStates(backend: String) throws -> [StoredState] {
        let statement = try reader().statement(
            "SELECT device, endpoint, trait, state FROM simulated_states WHERE backend = ?1")
        statement.bind(backend, at: 1)
        return try statement.rows { row in
            StoredState(
                device: DeviceID(row.text(0)), endpoint: EndpointID(truncatingIfNeeded: row.integer(1)),
                trait: row.text(2), state: row.bytes(3))
        }
    }

    public func putDevices(_ devices: [StoredDevice], backend: String) throws {
        guard !devices.isEmpty else { return }
        try write(.power) { connection throws(StoreError) in
            let statement = try connection.statement(
                """
                INSERT INTO simulated_devices (backend, device, definition) VALUES (?1, ?2, ?3)
                ON CONFLICT (backend, device) DO UPDATE SET definition = excluded.definition
                """)
            for device in devices {
                statement.bind(backend, at: 1)
                statement.bind(device.device.rawValue, at: 2)
                statement.bind(device.definition, at: 3)
                try statement.run()
            }
        }
    }

    public func removeDevices(_ devices: [DeviceID], backend: String) throws {
        guard !devices.isEmpty else { return }
        try write(.power) { connection throws(StoreError) in
            let states = try connection.statement("DELETE FROM simulated_states WHERE backend = ?1 AND device = ?2")
            let definitions = try connection.statement(
                "DELETE FROM simulated_devices WHERE backend = ?1 AND device = ?2")
            for device in devices {
                for statement in [states, definitions] {
                    statement.bind(backend, at: 1)
                    statement.bind(device.rawValue, at: 2)
                    try statement.run()
                }
            }
        }
    }

    public func putStates(_ states: [StoredState], backend: String) throws {
        // One statement is a transaction of its own; this is the most frequent write of a simulated home.
        if states.count == 1 { return try put(states[0], backend, try writer()) }
        guard !states.isEmpty else { return }
        try write(.process) { connection throws(StoreError) in
            for state in states { try put(state, backend, connection) }
        }
    }

    private func put(_ state: StoredState, _ backend: String, _ connection: Connection) throws(StoreError) {
        let statement: Statement
        if state.state.isEmpty {
            statement = try connection.statement(
                "DELETE FROM simulated_states WHERE backend = ?1 AND device = ?2 AND endpoint = ?3 AND trait = ?4")
        } else {
            statement = try connection.statement(
                """
                INSERT INTO simulated_states (backend, device, endpoint, trait, state) VALUES (?1, ?2, ?3, ?4, ?5)
                ON CONFLICT (backend, device, endpoint, trait) DO UPDATE SET state = excluded.state
                """)
            statement.bind(state.state, at: 5)
        }
        statement.bind(backend, at: 1)
        statement.bind(state.device.rawValue, at: 2)
        statement.bind(Int64(state.endpoint), at: 3)
        statement.bind(state.trait, at: 4)
        try statement.run()
    }
}
