// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ClosureControl {
    /// Event 0x00, priority critical.
    public struct OperationalError: TraitEvent, Hashable {
        public typealias Owner = ClosureControl
        public static let index = 0

        public var errorState: [ClosureError]

        public init(errorState: [ClosureError]) {
            self.errorState = errorState
        }

        public init?(fields: [Value?]) {
            guard
                let errorState: [ClosureError] = fields.required(at: 0)
            else { return nil }
            self.errorState = errorState
        }

        public var fields: [Value?] { [errorState.value] }
    }

    /// Event 0x01, priority info.
    public struct MovementCompleted: TraitEvent, Hashable {
        public typealias Owner = ClosureControl
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Event 0x02, priority info.
    public struct EngageStateChanged: TraitEvent, Hashable {
        public typealias Owner = ClosureControl
        public static let index = 2

        public var engageValue: Bool

        public init(engageValue: Bool) {
            self.engageValue = engageValue
        }

        public init?(fields: [Value?]) {
            guard
                let engageValue: Bool = fields.required(at: 0)
            else { return nil }
            self.engageValue = engageValue
        }

        public var fields: [Value?] { [engageValue.value] }
    }

    /// Event 0x03, priority info.
    public struct SecureStateChanged: TraitEvent, Hashable {
        public typealias Owner = ClosureControl
        public static let index = 3

        public var secureValue: Bool

        public init(secureValue: Bool) {
            self.secureValue = secureValue
        }

        public init?(fields: [Value?]) {
            guard
                let secureValue: Bool = fields.required(at: 0)
            else { return nil }
            self.secureValue = secureValue
        }

        public var fields: [Value?] { [secureValue.value] }
    }
}
