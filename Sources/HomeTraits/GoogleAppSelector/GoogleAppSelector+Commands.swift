// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleAppSelector {
    /// Command 0x00.
    public struct AppInstall: TraitCommand, Hashable {
        public typealias Owner = GoogleAppSelector
        public static let index = 0

        public var newApplication: String?
        public var newApplicationName: String?

        public init(newApplication: String? = nil, newApplicationName: String? = nil) {
            self.newApplication = newApplication
            self.newApplicationName = newApplicationName
        }

        public init?(fields: [Value?]) {
            guard
                let newApplication: String? = fields.optional(at: 0),
                let newApplicationName: String? = fields.optional(at: 1)
            else { return nil }
            self.newApplication = newApplication
            self.newApplicationName = newApplicationName
        }

        public var fields: [Value?] { [newApplication?.value, newApplicationName?.value] }
    }

    /// Command 0x01.
    public struct AppSearch: TraitCommand, Hashable {
        public typealias Owner = GoogleAppSelector
        public static let index = 1

        public var newApplication: String?
        public var newApplicationName: String?

        public init(newApplication: String? = nil, newApplicationName: String? = nil) {
            self.newApplication = newApplication
            self.newApplicationName = newApplicationName
        }

        public init?(fields: [Value?]) {
            guard
                let newApplication: String? = fields.optional(at: 0),
                let newApplicationName: String? = fields.optional(at: 1)
            else { return nil }
            self.newApplication = newApplication
            self.newApplicationName = newApplicationName
        }

        public var fields: [Value?] { [newApplication?.value, newApplicationName?.value] }
    }

    /// Command 0x02.
    public struct AppSelect: TraitCommand, Hashable {
        public typealias Owner = GoogleAppSelector
        public static let index = 2

        public var newApplication: String?
        public var newApplicationName: String?

        public init(newApplication: String? = nil, newApplicationName: String? = nil) {
            self.newApplication = newApplication
            self.newApplicationName = newApplicationName
        }

        public init?(fields: [Value?]) {
            guard
                let newApplication: String? = fields.optional(at: 0),
                let newApplicationName: String? = fields.optional(at: 1)
            else { return nil }
            self.newApplication = newApplication
            self.newApplicationName = newApplicationName
        }

        public var fields: [Value?] { [newApplication?.value, newApplicationName?.value] }
    }
}
