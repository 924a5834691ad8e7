import HomeModel

/// What a simulated device has to tell after an action or the passing of time.
struct SimulationEffects {
    /// Values that changed, one report for each trait.
    var reports: [AttributeReport] = []
    var events: [EventReport] = []
    /// What has to be stored before anyone may rely on it.
    var states: [StoredState] = []

    var isEmpty: Bool { reports.isEmpty && events.isEmpty && states.isEmpty }

    mutating func append(_ other: SimulationEffects) {
        reports += other.reports
        events += other.events
        states += other.states
    }
}
