// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension Actions {
    /// Command 0x00.
    public struct InstantAction: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 0

        public var actionId: UInt16
        public var invokeId: UInt32?

        public init(actionId: UInt16, invokeId: UInt32? = nil) {
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value] }
    }

    /// Command 0x01.
    public struct InstantActionWithTransition: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 1

        public var actionId: UInt16
        public var invokeId: UInt32?
        /// In 0.1 s.
        public var transitionTime: UInt16

        public init(actionId: UInt16, invokeId: UInt32? = nil, transitionTime: UInt16) {
            self.actionId = actionId
            self.invokeId = invokeId
            self.transitionTime = transitionTime
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1),
                let transitionTime: UInt16 = fields.required(at: 2)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
            self.transitionTime = transitionTime
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value, transitionTime.value] }
    }

    /// Command 0x02.
    public struct StartAction: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 2

        public var actionId: UInt16
        public var invokeId: UInt32?

        public init(actionId: UInt16, invokeId: UInt32? = nil) {
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value] }
    }

    /// Command 0x03.
    public struct StartActionWithDuration: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 3

        public var actionId: UInt16
        public var invokeId: UInt32?
        /// In s.
        public var duration: UInt32

        public init(actionId: UInt16, invokeId: UInt32? = nil, duration: UInt32) {
            self.actionId = actionId
            self.invokeId = invokeId
            self.duration = duration
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1),
                let duration: UInt32 = fields.required(at: 2)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
            self.duration = duration
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value, duration.value] }
    }

    /// Command 0x04.
    public struct StopAction: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 4

        public var actionId: UInt16
        public var invokeId: UInt32?

        public init(actionId: UInt16, invokeId: UInt32? = nil) {
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value] }
    }

    /// Command 0x05.
    public struct PauseAction: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 5

        public var actionId: UInt16
        public var invokeId: UInt32?

        public init(actionId: UInt16, invokeId: UInt32? = nil) {
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value] }
    }

    /// Command 0x06.
    public struct PauseActionWithDuration: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 6

        public var actionId: UInt16
        public var invokeId: UInt32?
        /// In s.
        public var duration: UInt32

        public init(actionId: UInt16, invokeId: UInt32? = nil, duration: UInt32) {
            self.actionId = actionId
            self.invokeId = invokeId
            self.duration = duration
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1),
                let duration: UInt32 = fields.required(at: 2)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
            self.duration = duration
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value, duration.value] }
    }

    /// Command 0x07.
    public struct ResumeAction: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 7

        public var actionId: UInt16
        public var invokeId: UInt32?

        public init(actionId: UInt16, invokeId: UInt32? = nil) {
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value] }
    }

    /// Command 0x08.
    public struct EnableAction: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 8

        public var actionId: UInt16
        public var invokeId: UInt32?

        public init(actionId: UInt16, invokeId: UInt32? = nil) {
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value] }
    }

    /// Command 0x09.
    public struct EnableActionWithDuration: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 9

        public var actionId: UInt16
        public var invokeId: UInt32?
        /// In s.
        public var duration: UInt32

        public init(actionId: UInt16, invokeId: UInt32? = nil, duration: UInt32) {
            self.actionId = actionId
            self.invokeId = invokeId
            self.duration = duration
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1),
                let duration: UInt32 = fields.required(at: 2)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
            self.duration = duration
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value, duration.value] }
    }

    /// Command 0x0A.
    public struct DisableAction: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 10

        public var actionId: UInt16
        public var invokeId: UInt32?

        public init(actionId: UInt16, invokeId: UInt32? = nil) {
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value] }
    }

    /// Command 0x0B.
    public struct DisableActionWithDuration: TraitCommand, Hashable {
        public typealias Owner = Actions
        public static let index = 11

        public var actionId: UInt16
        public var invokeId: UInt32?
        /// In s.
        public var duration: UInt32

        public init(actionId: UInt16, invokeId: UInt32? = nil, duration: UInt32) {
            self.actionId = actionId
            self.invokeId = invokeId
            self.duration = duration
        }

        public init?(fields: [Value?]) {
            guard
                let actionId: UInt16 = fields.required(at: 0),
                let invokeId: UInt32? = fields.optional(at: 1),
                let duration: UInt32 = fields.required(at: 2)
            else { return nil }
            self.actionId = actionId
            self.invokeId = invokeId
            self.duration = duration
        }

        public var fields: [Value?] { [actionId.value, invokeId?.value, duration.value] }
    }
}
