// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OperationalState {
    /// Command 0x00, answered by `OperationalCommandResponse`.
    public struct Pause: TraitCommand, Hashable {
        public typealias Owner = OperationalState
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Answer 0x04.
    public struct OperationalCommandResponse: FieldsConvertible, Hashable {
        public var commandResponseState: ErrorStateStruct

        public init(commandResponseState: ErrorStateStruct) {
            self.commandResponseState = commandResponseState
        }

        public init?(fields: [Value?]) {
            guard
                let commandResponseState: ErrorStateStruct = fields.required(at: 0)
            else { return nil }
            self.commandResponseState = commandResponseState
        }

        public var fields: [Value?] { [commandResponseState.value] }
    }

    /// Command 0x01, answered by `OperationalCommandResponse`.
    public struct Stop: TraitCommand, Hashable {
        public typealias Owner = OperationalState
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x02, answered by `OperationalCommandResponse`.
    public struct Start: TraitCommand, Hashable {
        public typealias Owner = OperationalState
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x03, answered by `OperationalCommandResponse`.
    public struct Resume: TraitCommand, Hashable {
        public typealias Owner = OperationalState
        public static let index = 3

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
