/// Why the store cannot be opened, read or written.
///
/// At start-up each of these ends the program with exit code 74; the message names the file and says what is right.
public struct StoreError: Error, Sendable, CustomStringConvertible {
    /// What kind of trouble it is.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The store, or the directory for it, does not exist.
        public static let missing = Code(rawValue: "missing")
        /// The file or its directory cannot be written.
        public static let notWritable = Code(rawValue: "notWritable")
        /// The file cannot be read.
        public static let notReadable = Code(rawValue: "notReadable")
        /// The file is something else than a store of this program.
        public static let notAStore = Code(rawValue: "notAStore")
        /// A newer release of this program wrote it.
        public static let newer = Code(rawValue: "newer")
        /// An older release wrote it and it was opened for reading only.
        public static let older = Code(rawValue: "older")
        /// Another adapter runs on it.
        public static let inUse = Code(rawValue: "inUse")
        /// The file is damaged.
        public static let damaged = Code(rawValue: "damaged")
        /// The file system is full.
        public static let full = Code(rawValue: "full")
        /// The file system cannot carry a store: no locks or no shared memory.
        public static let unsuitable = Code(rawValue: "unsuitable")
        /// What was to be written contradicts what is there: a room of no structure, a group member that is nowhere.
        public static let inconsistent = Code(rawValue: "inconsistent")
        /// The store was opened for reading only, or is closed.
        public static let notOpen = Code(rawValue: "notOpen")
        /// Anything else; `message` carries SQLite's own words.
        public static let failed = Code(rawValue: "failed")
    }

    public var code: Code
    /// The file, or the directory that was to hold it.
    public var path: String
    /// One sentence: what is wrong and what would be right.
    public var message: String
    /// SQLite's extended result code; 0 where SQLite was not asked.
    public var sqliteCode: Int32

    public init(_ code: Code, path: String, _ message: String, sqliteCode: Int32 = 0) {
        self.code = code
        self.path = path
        self.message = message
        self.sqliteCode = sqliteCode
    }

    public var description: String { "\(path): \(message)" }
}
