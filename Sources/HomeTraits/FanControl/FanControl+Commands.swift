// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension FanControl {
    /// Command 0x00.
    public struct Step: TraitCommand, Hashable {
        public typealias Owner = FanControl
        public static let index = 0

        public var direction: StepDirection
        public var wrap: Bool
        public var lowestOff: Bool

        public init(direction: StepDirection = .increase, wrap: Bool = false, lowestOff: Bool = true) {
            self.direction = direction
            self.wrap = wrap
            self.lowestOff = lowestOff
        }

        public init?(fields: [Value?]) {
            guard
                let direction: StepDirection = fields.required(at: 0, default: .increase),
                let wrap: Bool = fields.required(at: 1, default: false),
                let lowestOff: Bool = fields.required(at: 2, default: true)
            else { return nil }
            self.direction = direction
            self.wrap = wrap
            self.lowestOff = lowestOff
        }

        public var fields: [Value?] { [direction.value, wrap.value, lowestOff.value] }
    }
}
