// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension SoftwareDiagnostics {
    /// Event 0x00, priority info.
    public struct SoftwareFault: TraitEvent, Hashable {
        public typealias Owner = SoftwareDiagnostics
        public static let index = 0

        public var id: UInt64
        public var name: String?
        public var faultRecording: Octets?

        public init(id: UInt64 = 0, name: String? = nil, faultRecording: Octets? = nil) {
            self.id = id
            self.name = name
            self.faultRecording = faultRecording
        }

        public init?(fields: [Value?]) {
            guard
                let id: UInt64 = fields.required(at: 0, default: 0),
                let name: String? = fields.optional(at: 1),
                let faultRecording: Octets? = fields.optional(at: 2)
            else { return nil }
            self.id = id
            self.name = name
            self.faultRecording = faultRecording
        }

        public var fields: [Value?] { [id.value, name?.value, faultRecording?.value] }
    }
}
