// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleStartStop {
    /// Command 0x00.
    public struct StartStop: TraitCommand, Hashable {
        public typealias Owner = GoogleStartStop
        public static let index = 0

        public var start: Bool
        public var zone: String?
        public var multipleZones: [String]?

        public init(start: Bool, zone: String? = nil, multipleZones: [String]? = nil) {
            self.start = start
            self.zone = zone
            self.multipleZones = multipleZones
        }

        public init?(fields: [Value?]) {
            guard
                let start: Bool = fields.required(at: 0),
                let zone: String? = fields.optional(at: 1),
                let multipleZones: [String]? = fields.optional(at: 2)
            else { return nil }
            self.start = start
            self.zone = zone
            self.multipleZones = multipleZones
        }

        public var fields: [Value?] { [start.value, zone?.value, multipleZones?.value] }
    }

    /// Command 0x01.
    public struct PauseUnpause: TraitCommand, Hashable {
        public typealias Owner = GoogleStartStop
        public static let index = 1

        public var pause: Bool

        public init(pause: Bool) {
            self.pause = pause
        }

        public init?(fields: [Value?]) {
            guard
                let pause: Bool = fields.required(at: 0)
            else { return nil }
            self.pause = pause
        }

        public var fields: [Value?] { [pause.value] }
    }
}
