// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension BooleanState {
    /// Event 0x00, priority info.
    public struct StateChange: TraitEvent, Hashable {
        public typealias Owner = BooleanState
        public static let index = 0

        public var stateValue: Bool

        public init(stateValue: Bool) {
            self.stateValue = stateValue
        }

        public init?(fields: [Value?]) {
            guard
                let stateValue: Bool = fields.required(at: 0)
            else { return nil }
            self.stateValue = stateValue
        }

        public var fields: [Value?] { [stateValue.value] }
    }
}
