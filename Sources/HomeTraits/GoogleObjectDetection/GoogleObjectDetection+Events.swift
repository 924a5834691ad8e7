// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleObjectDetection {
    /// Event 0x00, priority info.
    public struct ObjectsDetected: TraitEvent, Hashable {
        public typealias Owner = GoogleObjectDetection
        public static let index = 0

        /// In ms.
        public var detectionTimestamp: Int64
        public var named: [String]?
        public var familiar: UInt32?
        public var unfamiliar: UInt32?
        public var unclassified: UInt32?

        public init(
            detectionTimestamp: Int64, named: [String]? = nil, familiar: UInt32? = nil, unfamiliar: UInt32? = nil,
            unclassified: UInt32? = nil
        ) {
            self.detectionTimestamp = detectionTimestamp
            self.named = named
            self.familiar = familiar
            self.unfamiliar = unfamiliar
            self.unclassified = unclassified
        }

        public init?(fields: [Value?]) {
            guard
                let detectionTimestamp: Int64 = fields.required(at: 0),
                let named: [String]? = fields.optional(at: 1),
                let familiar: UInt32? = fields.optional(at: 2),
                let unfamiliar: UInt32? = fields.optional(at: 3),
                let unclassified: UInt32? = fields.optional(at: 4)
            else { return nil }
            self.detectionTimestamp = detectionTimestamp
            self.named = named
            self.familiar = familiar
            self.unfamiliar = unfamiliar
            self.unclassified = unclassified
        }

        public var fields: [Value?] {
            [detectionTimestamp.value, named?.value, familiar?.value, unfamiliar?.value, unclassified?.value]
        }
    }
}
