// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ClosureControl {
    /// Command 0x00.
    public struct Stop: TraitCommand, Hashable {
        public typealias Owner = ClosureControl
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x01, needs a timed invoke.
    public struct MoveTo: TraitCommand, Hashable {
        public typealias Owner = ClosureControl
        public static let index = 1

        public var position: TargetPosition?
        public var latch: Bool?
        public var speed: ThreeLevelAuto

        public init(position: TargetPosition? = nil, latch: Bool? = nil, speed: ThreeLevelAuto = .auto) {
            self.position = position
            self.latch = latch
            self.speed = speed
        }

        public init?(fields: [Value?]) {
            guard
                let position: TargetPosition? = fields.optional(at: 0),
                let latch: Bool? = fields.optional(at: 1),
                let speed: ThreeLevelAuto = fields.required(at: 2, default: .auto)
            else { return nil }
            self.position = position
            self.latch = latch
            self.speed = speed
        }

        public var fields: [Value?] { [position?.value, latch?.value, speed.value] }
    }

    /// Command 0x02, needs a timed invoke.
    public struct Calibrate: TraitCommand, Hashable {
        public typealias Owner = ClosureControl
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
