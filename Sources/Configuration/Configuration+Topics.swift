extension Configuration {
    /// The names of topics.
    public struct Topics: Sendable, Equatable {
        /// What stands for an object in a topic.
        public enum Names: String, Sendable, CaseIterable {
            /// Its name, made fit for a topic.
            case slug
            /// Its id, which no rename changes.
            case id
        }

        /// The topic below which everything is; one or several levels.
        public var base = "trait2mqtt"
        public var names = Names.slug

        public init() {}
    }
}
