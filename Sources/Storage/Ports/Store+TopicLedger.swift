public import HomeModel

extension Store: TopicLedger {
    public func entries() throws -> [LedgerEntry] {
        let statement = try reader().statement("SELECT row, topic, owner, digest, sequence FROM ledger ORDER BY row")
        return try statement.rows { row in
            LedgerEntry(
                row: row.integer(0), topic: row.text(1), owner: row.text(2),
                digest: row.isNull(3) ? nil : UInt64(bitPattern: row.integer(3)),
                sequence: UInt64(bitPattern: row.integer(4)))
        }
    }

    public func mark(_ topics: [LedgerMark]) throws -> [Int64] {
        guard !topics.isEmpty else { return [] }
        // A topic's first use must be on the disk before the broker has it, or nobody would ever clear it.
        let durability: Connection.Durability = topics.contains { $0.row == nil } ? .power : .process
        return try write(durability) { connection throws(StoreError) in
            var rows: [Int64] = []
            rows.reserveCapacity(topics.count)
            for topic in topics { rows.append(try mark(topic, connection)) }
            return rows
        }
    }

    private func mark(_ topic: LedgerMark, _ connection: Connection) throws(StoreError) -> Int64 {
        if let row = topic.row {
            let update = try connection.statement("UPDATE ledger SET digest = NULL, owner = ?2 WHERE row = ?1")
            update.bind(row, at: 1)
            update.bind(topic.owner, at: 2)
            try update.run()
            if connection.changes == 1 { return row }
        }
        let insert = try connection.statement(
            """
            INSERT INTO ledger (topic, owner) VALUES (?1, ?2)
            ON CONFLICT (topic) DO UPDATE SET owner = excluded.owner, digest = NULL
            RETURNING row
            """)
        insert.bind(topic.topic, at: 1)
        insert.bind(topic.owner, at: 2)
        return try insert.rows { $0.integer(0) }.first ?? 0
    }

    public func settle(_ topics: [LedgerSettlement]) throws {
        guard !topics.isEmpty else { return }
        try write(.process) { connection throws(StoreError) in
            let statement = try connection.statement("UPDATE ledger SET digest = ?2, sequence = ?3 WHERE row = ?1")
            for topic in topics {
                statement.bind(topic.row, at: 1)
                statement.bind(Int64(bitPattern: topic.digest), at: 2)
                statement.bind(Int64(bitPattern: topic.sequence), at: 3)
                try statement.run()
            }
        }
    }

    public func forget(rows: [Int64]) throws {
        guard !rows.isEmpty else { return }
        try write(.process) { connection throws(StoreError) in
            let statement = try connection.statement("DELETE FROM ledger WHERE row = ?1")
            for row in rows {
                statement.bind(row, at: 1)
                try statement.run()
            }
        }
    }
}
