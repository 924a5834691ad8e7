public import WebSockets

extension Configuration {
    /// A source of devices.
    public struct Backend: Sendable, Equatable {
        /// Its type with what only this type has.
        public enum Kind: Sendable, Equatable {
            /// A simulated home.
            case embedded
            /// Real Matter devices through a Matter Server.
            case matter(Matter)
        }

        /// A Matter Server.
        public struct Matter: Sendable, Equatable {
            public var url: WebSocketURL
            /// The structure that new devices come into; nil: the first one.
            public var structure: String?
            /// Whether devices may be commissioned, removed and shared.
            public var commissioning: Bool
            /// The file of authorities to trust with `wss`; nil: the system's.
            public var ca: String?
            /// Take any certificate.
            public var insecure: Bool

            public init(
                url: WebSocketURL, structure: String? = nil, commissioning: Bool = false, ca: String? = nil,
                insecure: Bool = false
            ) {
                self.url = url
                self.structure = structure
                self.commissioning = commissioning
                self.ca = ca
                self.insecure = insecure
            }
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
