// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ClosureDimension {
    /// Command 0x00, needs a timed invoke.
    public struct SetTarget: TraitCommand, Hashable {
        public typealias Owner = ClosureDimension
        public static let index = 0

        /// In 0.01 %.
        public var position: UInt16?
        public var latch: Bool?
        public var speed: ThreeLevelAuto

        public init(position: UInt16? = nil, latch: Bool? = nil, speed: ThreeLevelAuto = .auto) {
            self.position = position
            self.latch = latch
            self.speed = speed
        }

        public init?(fields: [Value?]) {
            guard
                let position: UInt16? = fields.optional(at: 0),
                let latch: Bool? = fields.optional(at: 1),
                let speed: ThreeLevelAuto = fields.required(at: 2, default: .auto)
            else { return nil }
            self.position = position
            self.latch = latch
            self.speed = speed
        }

        public var fields: [Value?] { [position?.value, latch?.value, speed.value] }
    }

    /// Command 0x01, needs a timed invoke.
    public struct Step: TraitCommand, Hashable {
        public typealias Owner = ClosureDimension
        public static let index = 1

        public var direction: StepDirection
        public var numberOfSteps: UInt16
        public var speed: ThreeLevelAuto

        public init(direction: StepDirection, numberOfSteps: UInt16, speed: ThreeLevelAuto = .auto) {
            self.direction = direction
            self.numberOfSteps = numberOfSteps
            self.speed = speed
        }

        public init?(fields: [Value?]) {
            guard
                let direction: StepDirection = fields.required(at: 0),
                let numberOfSteps: UInt16 = fields.required(at: 1),
                let speed: ThreeLevelAuto = fields.required(at: 2, default: .auto)
            else { return nil }
            self.direction = direction
            self.numberOfSteps = numberOfSteps
            self.speed = speed
        }

        public var fields: [Value?] { [direction.value, numberOfSteps.value, speed.value] }
    }
}
