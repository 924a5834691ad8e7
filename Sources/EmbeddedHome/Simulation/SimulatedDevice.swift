import HomeModel

/// A simulated device: a pure state machine over its parts. Whoever owns it brings commands, writes and the time, and gets back
/// what the device answers, reports and wants stored.
final class SimulatedDevice {
    let definition: DeviceDefinition
    let parts: [SimulatedPart]
    let journal: SimulationJournal
    private(set) var uptime: Int64 = 0

    /// - Parameter stored: what earlier runs stored, by endpoint and trait name.
    /// - Parameter unreadable: called with the trait whose stored state is damaged; it begins with its first values.
    init(
        _ definition: DeviceDefinition, stored: [StoredState] = [], unreadable: (StoredState) -> Void = { _ in }
    ) {
        self.definition = definition
        let journal = SimulationJournal(device: definition.id)
        self.journal = journal
        parts = definition.parts.map { part in
            SimulatedPart(
                endpoint: part.endpoint,
                traits: part.traits.map { first in
                    var state = first
                    let behaviour = Behaviours.behaviour(for: first.shape, isLively: definition.isLively)
                    let row = stored.first {
                        $0.endpoint == part.endpoint && $0.trait == first.shape.definition.name && !$0.state.isEmpty
                    }
                    if let row {
                        do {
                            if let memory = try StoredTraitState.decode(row.state, into: &state) {
                                behaviour.restore(memory)
                            }
                        } catch {
                            state = first
                            unreadable(row)
                        }
                    }
                    return SimulatedTrait(endpoint: part.endpoint, state: state, behaviour: behaviour)
                },
                journal: journal)
        }
    }

    var id: DeviceID { definition.id }

    func part(_ endpoint: EndpointID) -> SimulatedPart? {
        for part in parts where part.endpoint == endpoint { return part }
        return nil
    }

    /// When time alone changes something again; nil: never.
    var nextWake: Int64? {
        var earliest: Int64?
        for part in parts {
            for trait in part.traits {
                if let wake = trait.behaviour.nextWake { earliest = min(earliest ?? wake, wake) }
            }
        }
        return earliest
    }

    /// Begins as a device that was never there before: with its first values, untouched by start-up attributes. The reports among the
    /// effects belong to the state that `description` tells anyway.
    func begin(at moment: Moment) -> SimulationEffects {
        uptime = moment.uptime
        for part in parts {
            for trait in part.traits { trait.behaviour.begin(part, at: moment) }
        }
        return journal.take(at: moment)
    }

    /// Power comes up. The reports among the effects belong to the state that `description` tells anyway.
    func start(at moment: Moment) -> SimulationEffects {
        uptime = moment.uptime
        for part in parts {
            for trait in part.traits { trait.behaviour.start(part, at: moment) }
        }
        return journal.take(at: moment)
    }

    func advance(to moment: Moment) -> SimulationEffects {
        pass(to: moment)
        return journal.take(at: moment)
    }

    /// Carries out a command or a write, after what time alone did until then.
    func perform(_ action: DeviceAction, at moment: Moment) -> (outcome: ActionOutcome, effects: SimulationEffects) {
        pass(to: moment)
        let outcome: ActionOutcome
        do throws(CommandFailure) {
            switch action {
            case .invoke(let command): outcome = .success(try invoke(command, at: moment))
            case .write(let write):
                try self.write(write, at: moment)
                outcome = .success([])
            }
        } catch {
            outcome = .failure(error)
        }
        return (outcome, journal.take(at: moment))
    }

    private func pass(to moment: Moment) {
        uptime = max(uptime, moment.uptime)
        for part in parts {
            for trait in part.traits {
                if trait.behaviour.nextWake != nil {
                    trait.behaviour.advance(part, to: moment)
                }
            }
        }
    }

    var description: DeviceDescription {
        DeviceDescription(
            id: id, suggestedName: definition.name, identity: definition.identity,
            parts: zip(definition.parts, parts).map { definition, part in
                PartDescription(
                    endpoint: definition.endpoint, types: definition.types, tags: definition.tags,
                    parent: definition.parent, traits: part.traits.map(\.state),
                    undefinedClusters: definition.undefinedClusters)
            }, bridge: definition.bridge)
    }

    /// The definition with the present state in place of the first values.
    var presentDefinition: DeviceDefinition {
        var present = definition
        for (index, part) in zip(present.parts.indices, parts) {
            present.parts[index].traits = part.traits.map(\.state)
        }
        return present
    }
}
