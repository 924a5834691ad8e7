public import HomeModel

/// What a set in everyday keys asks the device to do.
public struct EverydayPlan: Sendable {
    /// One action, and the keys of the set that it carries out.
    public struct Step: Sendable {
        /// As they stand in the set; `part.key` where they are nested.
        public var keys: [String]
        public var action: DeviceAction

        public init(keys: [String], action: DeviceAction) {
            self.keys = keys
            self.action = action
        }
    }

    /// To be carried out in this order. Empty when the set asks for nothing.
    public var steps: [Step]
    /// What the set decides: a newer set that covers all of it makes this one superfluous.
    public var coverage: Set<AttributePath>
    /// False when the outcome depends on what was before (`toggle`, `action`): such a set is never superseded.
    public var isSuperseding: Bool

    public init(steps: [Step] = [], coverage: Set<AttributePath> = [], isSuperseding: Bool = true) {
        self.steps = steps
        self.coverage = coverage
        self.isSuperseding = isSuperseding
    }
}
