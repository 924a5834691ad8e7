import HomeModel

/// What happened in one simulated device since it was last asked.
final class SimulationJournal {
    let device: DeviceID
    var changed: [SimulatedTrait] = []
    private var events: [EventReport] = []
    /// The number of the last event; the next one gets one more.
    var lastEventNumber: UInt64 = 0

    init(device: DeviceID) {
        self.device = device
    }

    func raise(_ event: Int, of trait: TraitDefinition, fields: [Value?], endpoint: EndpointID, at moment: Moment) {
        lastEventNumber += 1
        events.append(
            EventReport(
                device: device, endpoint: endpoint, trait: trait, event: event, fields: fields, number: lastEventNumber,
                time: moment.date))
    }

    /// Hands over everything and starts anew.
    func take(at moment: Moment) -> SimulationEffects {
        var effects = SimulationEffects()
        guard !changed.isEmpty || !events.isEmpty else { return effects }
        let traits = changed
        changed = []
        for trait in traits {
            if let report = trait.takeReport(device: device, uptime: moment.uptime) { effects.reports.append(report) }
            if let state = trait.takeStoredState(device: device) { effects.states.append(state) }
        }
        effects.events = events
        events = []
        return effects
    }
}
