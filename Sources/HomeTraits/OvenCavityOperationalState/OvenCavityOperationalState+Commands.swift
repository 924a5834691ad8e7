// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OvenCavityOperationalState {
    /// Command 0x01, answered by `OperationalCommandResponse`.
    public struct Stop: TraitCommand, Hashable {
        public typealias Owner = OvenCavityOperationalState
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    public typealias OperationalCommandResponse = OperationalState.OperationalCommandResponse

    /// Command 0x02, answered by `OperationalCommandResponse`.
    public struct Start: TraitCommand, Hashable {
        public typealias Owner = OvenCavityOperationalState
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
