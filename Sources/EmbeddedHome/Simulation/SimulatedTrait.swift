import HomeModel

/// One trait of a simulated part: its attribute values, what of them has still to be reported and stored, and its behaviour.
final class SimulatedTrait {
    let endpoint: EndpointID
    let behaviour: any TraitBehaviour
    private(set) var state: TraitState
    /// Positions in the state's values that the next report carries.
    private var pending: [Int] = []
    /// Positions that moved and wait for the next report of the movement.
    private var held: [Int] = []
    private var lastMovementReport = Int64.min / 2
    private(set) var mustStore = false
    /// Whether steps of a movement are newer than what the store has: they are stored when it ends.
    private var isMovementUnstored = false
    private var isJournalled = false

    /// The least time between two reports of a movement, in milliseconds.
    static let movementReportInterval: Int64 = 1000

    init(endpoint: EndpointID, state: TraitState, behaviour: any TraitBehaviour) {
        self.endpoint = endpoint
        self.state = state
        self.behaviour = behaviour
    }

    var definition: TraitDefinition { state.shape.definition }

    func set(_ attribute: Int, _ value: Value, _ mode: ReportMode, _ journal: SimulationJournal) {
        guard let position = state.shape.position(ofAttribute: attribute) else { return }
        let old = state.values[position]
        if old == value {
            // The end of a movement at the place that the last step reached.
            if mode == .atOnce { arrive(position, journal) }
            return
        }
        state[attribute: attribute] = value
        let becameKnown = old == nil || old?.isNull == true || value.isNull
        switch becameKnown ? .atOnce : mode {
        case .atOnce:
            held.removeAll { $0 == position }
            addPending(position)
            mustStore = true
        case .moving:
            isMovementUnstored = true
            if !held.contains(position) { held.append(position) }
        case .silent:
            break
        }
        enter(journal)
    }

    /// Notes that what the behaviour remembers has changed and has to be stored.
    func rememberChanged(_ journal: SimulationJournal) {
        mustStore = true
        enter(journal)
    }

    /// Reports what a movement kept back, and stores where it led: it has ended, or another one takes its place.
    func settle(_ journal: SimulationJournal) {
        guard isMovementUnstored || !held.isEmpty else { return }
        for position in held { addPending(position) }
        held = []
        mustStore = true
        enter(journal)
    }

    private func arrive(_ position: Int, _ journal: SimulationJournal) {
        let isHeld = held.contains(position)
        guard isHeld || isMovementUnstored else { return }
        if isHeld {
            held.removeAll { $0 == position }
            addPending(position)
        }
        mustStore = true
        enter(journal)
    }

    /// Takes what is to be reported now.
    func takeReport(device: DeviceID, uptime: Int64) -> AttributeReport? {
        isJournalled = false
        if !held.isEmpty, uptime - lastMovementReport >= Self.movementReportInterval {
            for position in held { addPending(position) }
            held = []
            lastMovementReport = uptime
        }
        guard !pending.isEmpty else { return nil }
        pending.sort()
        let entries = pending.compactMap { position in
            state.values[position].map { AttributeReport.Entry(attribute: state.shape.attributes[position], value: $0) }
        }
        pending.removeAll(keepingCapacity: true)
        return AttributeReport(device: device, endpoint: endpoint, trait: definition, entries: entries)
    }

    /// The attributes and the behaviour's memory, for the store.
    func takeStoredState(device: DeviceID) -> StoredState? {
        guard mustStore else { return nil }
        mustStore = false
        isMovementUnstored = false
        return StoredState(
            device: device, endpoint: endpoint, trait: definition.name,
            state: StoredTraitState.encode(state, memory: behaviour.memory))
    }

    private func addPending(_ position: Int) {
        if !pending.contains(position) { pending.append(position) }
    }

    private func enter(_ journal: SimulationJournal) {
        guard !isJournalled else { return }
        isJournalled = true
        journal.changed.append(self)
    }
}
