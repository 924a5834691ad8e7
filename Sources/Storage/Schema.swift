/// The tables of the store and how older stores become this one.
enum Schema {
    /// `t2mq`: tells a store from other SQLite databases.
    static let applicationID = 0x7432_6D71

    /// Each makes the next version of the store out of the one before; version 0 is the empty file.
    static let migrations = [firstVersion, formerSlugs]

    static var version: Int { migrations.count }

    // Tables with an `age` keep the order in which objects came: a new row takes the highest age, an upsert keeps its own.
    // References are checked when a write commits, so the order inside one write does not matter.
    private static let firstVersion = """
        CREATE TABLE facts (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

        CREATE TABLE structures (age INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL) STRICT;
        CREATE TABLE rooms (
            age INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
            structure TEXT NOT NULL REFERENCES structures (id) DEFERRABLE INITIALLY DEFERRED,
            name TEXT NOT NULL) STRICT;
        CREATE TABLE placements (
            age INTEGER PRIMARY KEY, device TEXT NOT NULL UNIQUE, backend TEXT NOT NULL, name TEXT NOT NULL,
            structure TEXT NOT NULL REFERENCES structures (id) DEFERRABLE INITIALLY DEFERRED,
            room TEXT REFERENCES rooms (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
        CREATE INDEX placements_by_structure ON placements (structure);
        CREATE INDEX placements_by_room ON placements (room);
        CREATE TABLE groups (
            age INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
            structure TEXT NOT NULL REFERENCES structures (id) DEFERRABLE INITIALLY DEFERRED,
            name TEXT NOT NULL) STRICT;
        CREATE TABLE members (
            group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
            position INTEGER NOT NULL,
            device TEXT NOT NULL REFERENCES placements (device) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
            PRIMARY KEY (group_id, position)) STRICT, WITHOUT ROWID;
        CREATE INDEX members_by_device ON members (device);
        CREATE TABLE slugs (
            age INTEGER PRIMARY KEY, scope TEXT NOT NULL, owner TEXT NOT NULL, slug TEXT NOT NULL,
            UNIQUE (scope, owner, slug)) STRICT;

        -- A row number is never given twice: a late acknowledgement for a forgotten topic must not meet another one.
        CREATE TABLE ledger (
            row INTEGER PRIMARY KEY AUTOINCREMENT, topic TEXT NOT NULL UNIQUE, owner TEXT NOT NULL,
            digest INTEGER, sequence INTEGER NOT NULL DEFAULT 0) STRICT;

        CREATE TABLE simulated_devices (
            age INTEGER PRIMARY KEY, backend TEXT NOT NULL, device TEXT NOT NULL, definition BLOB NOT NULL,
            UNIQUE (backend, device)) STRICT;
        CREATE TABLE simulated_states (
            backend TEXT NOT NULL, device TEXT NOT NULL, endpoint INTEGER NOT NULL, trait TEXT NOT NULL,
            state BLOB NOT NULL,
            PRIMARY KEY (backend, device, endpoint, trait)) STRICT, WITHOUT ROWID;
        """

    /// Levels that are kept until the topics below them are cleared.
    private static let formerSlugs = "ALTER TABLE slugs ADD COLUMN is_former INTEGER NOT NULL DEFAULT 0;"
}
