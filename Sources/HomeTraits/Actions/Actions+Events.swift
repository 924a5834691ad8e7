// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Actions {
    /// Event 0x00, priority info.
    public struct StateChanged: TraitEvent, Hashable {
        public typealias Owner = Actions
        public static let index = 0

        public var actionId: UInt16
        public var invokeId: UInt32
        public var newState: ActionState

        public init(actionId: UInt16, invokeId: UInt32, newState: ActionState) {
            self.actionId = actionId
            self.invokeId = invokeId
            self.newState = newState
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32 = fields.required(at: 1),
                let newState: ActionState = fields.required(at: 2)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
            self.newState = newState
        }

        public var fields: [Value?] { [actionId.value, invokeId.value, newState.value] }
    }

    /// Event 0x01, priority info.
    public struct ActionFailed: TraitEvent, Hashable {
        public typealias Owner = Actions
        public static let index = 1

        public var actionId: UInt16
        public var invokeId: UInt32
        public var newState: ActionState
        public var error: ActionError

        public init(actionId: UInt16, invokeId: UInt32, newState: ActionState, error: ActionError) {
            self.actionId = actionId
            self.invokeId = invokeId
            self.newState = newState
            self.error = error
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32 = fields.required(at: 1),
                let newState: ActionState = fields.required(at: 2),
                let error: ActionError = fields.required(at: 3)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
            self.newState = newState
            self.error = error
        }

        public var fields: [Value?] { [actionId.value, invokeId.value, newState.value, error.value] }
    }
}
