// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleOpenClose {
    /// Command 0x00.
    public struct OpenClose: TraitCommand, Hashable {
        public typealias Owner = GoogleOpenClose
        public static let index = 0

        /// In %.
        public var openPercent: Double
        public var openDirection: OpenDirection?
        public var followUpToken: String?

        public init(openPercent: Double, openDirection: OpenDirection? = nil, followUpToken: String? = nil) {
            self.openPercent = openPercent
            self.openDirection = openDirection
            self.followUpToken = followUpToken
        }

        public init?(fields: [Value?]) {
            guard
                let openPercent: Double = fields.required(at: 0),
                let openDirection: OpenDirection? = fields.optional(at: 1),
                let followUpToken: String? = fields.optional(at: 2)
            else { return nil }
            self.openPercent = openPercent
            self.openDirection = openDirection
            self.followUpToken = followUpToken
        }

        public var fields: [Value?] { [openPercent.value, openDirection?.value, followUpToken?.value] }
    }

    /// Command 0x01.
    public struct OpenCloseRelative: TraitCommand, Hashable {
        public typealias Owner = GoogleOpenClose
        public static let index = 1

        /// In %.
        public var openRelativePercent: Double
        public var openDirection: OpenDirection?

        public init(openRelativePercent: Double, openDirection: OpenDirection? = nil) {
            self.openRelativePercent = openRelativePercent
            self.openDirection = openDirection
        }

        public init?(fields: [Value?]) {
            guard
                let openRelativePercent: Double = fields.required(at: 0),
                let openDirection: OpenDirection? = fields.optional(at: 1)
            else { return nil }
            self.openRelativePercent = openRelativePercent
            self.openDirection = openDirection
        }

        public var fields: [Value?] { [openRelativePercent.value, openDirection?.value] }
    }
}
