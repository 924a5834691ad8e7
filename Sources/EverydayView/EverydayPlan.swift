public import HomeModel

/// What a set in everyday keys asks the device to do.
public struct EverydayPlan: Sendable {
    /// To be carried out in this order; keys as they stand in the set, `part.key` where they are nested. Empty when the set asks for nothing.
    public var steps: [ActionStep]
    /// What the set decides: a newer set that covers all of it makes this one superfluous.
    public var coverage: Set<AttributePath>
    /// False when the outcome depends on what was before (`toggle`, `action`): such a set is never superseded.
    public var isSuperseding: Bool

    public init(steps: [ActionStep] = [], coverage: Set<AttributePath> = [], isSuperseding: Bool = true) {
        self.steps = steps
        self.coverage = coverage
        self.isSuperseding = isSuperseding
    }
}
