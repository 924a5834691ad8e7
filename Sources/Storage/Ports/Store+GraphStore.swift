public import HomeModel

extension Store: GraphStore {
    public func loadGraph() throws -> StoredGraph {
        let connection = try reader()
        // A reader beside a running adapter must not see half of a change.
        try connection.statement("BEGIN").run()
        defer { try? connection.statement("COMMIT").run() }
        return try StoredGraph(
            structures: connection.statement("SELECT id, name FROM structures ORDER BY age").rows {
                Structure(id: StructureID($0.text(0)), name: $0.text(1))
            },
            rooms: connection.statement("SELECT id, structure, name FROM rooms ORDER BY age").rows {
                Room(id: RoomID($0.text(0)), structure: StructureID($0.text(1)), name: $0.text(2))
            },
            placements: connection.statement(
                "SELECT device, backend, name, structure, room FROM placements ORDER BY age"
            ).rows {
                Placement(
                    device: DeviceID($0.text(0)), backend: $0.text(1), name: $0.text(2),
                    structure: StructureID($0.text(3)), room: $0.isNull(4) ? nil : RoomID($0.text(4)))
            },
            groups: groups(connection),
            slugs: connection.statement("SELECT scope, owner, slug, is_former FROM slugs ORDER BY age").rows {
                SlugRecord(
                    scope: $0.text(0), owner: $0.text(1), slug: $0.text(2), isFormer: $0.integer(3) != 0)
            })
    }

    private func groups(_ connection: Connection) throws(StoreError) -> [DeviceGroup] {
        var members: [GroupID: [DeviceID]] = [:]
        let rows = try connection.statement("SELECT group_id, device FROM members ORDER BY group_id, position").rows {
            (GroupID($0.text(0)), DeviceID($0.text(1)))
        }
        for (group, device) in rows { members[group, default: []].append(device) }
        return try connection.statement("SELECT id, structure, name FROM groups ORDER BY age").rows { row in
            let id = GroupID(row.text(0))
            return DeviceGroup(
                id: id, structure: StructureID(row.text(1)), name: row.text(2), members: members[id] ?? [])
        }
    }

    public func write(_ changes: [GraphWrite]) throws {
        guard !changes.isEmpty else { return }
        try write(.power) { connection throws(StoreError) in
            for change in changes { try apply(change, connection) }
        }
    }

    private func apply(_ change: GraphWrite, _ connection: Connection) throws(StoreError) {
        switch change {
        case .putStructure(let structure):
            let statement = try connection.statement(
                "INSERT INTO structures (id, name) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET name = excluded.name")
            try run(statement, structure.id.rawValue, structure.name)
        case .removeStructure(let id):
            try run(try connection.statement("DELETE FROM structures WHERE id = ?1"), id.rawValue)
        case .putRoom(let room):
            let statement = try connection.statement(
                """
                INSERT INTO rooms (id, structure, name) VALUES (?1, ?2, ?3)
                ON CONFLICT (id) DO UPDATE SET structure = excluded.structure, name = excluded.name
                """)
            try run(statement, room.id.rawValue, room.structure.rawValue, room.name)
        case .removeRoom(let id):
            try run(try connection.statement("DELETE FROM rooms WHERE id = ?1"), id.rawValue)
        case .putPlacement(let placement):
            let statement = try connection.statement(
                """
                INSERT INTO placements (device, backend, name, structure, room) VALUES (?1, ?2, ?3, ?4, ?5)
                ON CONFLICT (device) DO UPDATE SET
                    backend = excluded.backend, name = excluded.name, structure = excluded.structure, room = excluded.room
                """)
            try run(
                statement, placement.device.rawValue, placement.backend, placement.name, placement.structure.rawValue,
                placement.room?.rawValue)
        case .removePlacement(let id):
            try run(try connection.statement("DELETE FROM placements WHERE device = ?1"), id.rawValue)
        case .putGroup(let group):
            try put(group, connection)
        case .removeGroup(let id):
            try run(try connection.statement("DELETE FROM groups WHERE id = ?1"), id.rawValue)
        case .putSlug(let record):
            let statement = try connection.statement(
                """
                INSERT INTO slugs (scope, owner, slug, is_former) VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT (scope, owner, slug) DO UPDATE SET is_former = excluded.is_former
                """)
            statement.bind(Int64(record.isFormer ? 1 : 0), at: 4)
            try run(statement, record.scope, record.owner, record.slug)
        case .removeSlug(let record):
            let statement = try connection.statement(
                "DELETE FROM slugs WHERE scope = ?1 AND owner = ?2 AND slug = ?3")
            try run(statement, record.scope, record.owner, record.slug)
        }
    }

    private func put(_ group: DeviceGroup, _ connection: Connection) throws(StoreError) {
        let statement = try connection.statement(
            """
            INSERT INTO groups (id, structure, name) VALUES (?1, ?2, ?3)
            ON CONFLICT (id) DO UPDATE SET structure = excluded.structure, name = excluded.name
            """)
        try run(statement, group.id.rawValue, group.structure.rawValue, group.name)
        try run(try connection.statement("DELETE FROM members WHERE group_id = ?1"), group.id.rawValue)
        let member = try connection.statement("INSERT INTO members (group_id, position, device) VALUES (?1, ?2, ?3)")
        for (position, device) in group.members.enumerated() {
            member.bind(group.id.rawValue, at: 1)
            member.bind(Int64(position), at: 2)
            member.bind(device.rawValue, at: 3)
            try member.run()
        }
    }

    private func run(_ statement: Statement, _ parameters: String?...) throws(StoreError) {
        for (index, parameter) in parameters.enumerated() { statement.bind(parameter, at: Int32(index + 1)) }
        try statement.run()
    }
}
