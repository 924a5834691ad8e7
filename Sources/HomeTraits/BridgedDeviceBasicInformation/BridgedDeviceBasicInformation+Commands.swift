// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension BridgedDeviceBasicInformation {
    /// Command 0x80.
    public struct KeepActive: TraitCommand, Hashable {
        public typealias Owner = BridgedDeviceBasicInformation
        public static let index = 0

        public var stayActiveDuration: UInt32
        public var timeoutMs: UInt32

        public init(stayActiveDuration: UInt32, timeoutMs: UInt32) {
            self.stayActiveDuration = stayActiveDuration
            self.timeoutMs = timeoutMs
        }

        public init?(fields: [Value?]) {
            guard
                let stayActiveDuration: UInt32 = fields.required(at: 0),
                let timeoutMs: UInt32 = fields.required(at: 1)
            else { return nil }
            self.stayActiveDuration = stayActiveDuration
            self.timeoutMs = timeoutMs
        }

        public var fields: [Value?] { [stayActiveDuration.value, timeoutMs.value] }
    }
}
