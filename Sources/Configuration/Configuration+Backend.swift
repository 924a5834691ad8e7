extension Configuration {
    /// A source of devices.
    public struct Backend: Sendable, Equatable {
        /// Its type with what only this type has.
        public enum Kind: Sendable, Equatable {
            /// A simulated home.
            case embedded
            /// Real Matter devices through a Matter Server at a WebSocket address; new ones come into `structure`.
            case matter(url: String, structure: String?, commissioning: Bool)
        }

        /// Unlike those of the other backends.
        public var name: String
        public var kind: Kind

        public init(name: String, kind: Kind) {
            self.name = name
            self.kind = kind
        }
    }
}
