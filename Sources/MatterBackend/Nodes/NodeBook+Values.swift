import HomeModel
import JSON
import MatterNodes

/// Single values and events.
extension NodeBook {
    /// What one changed attribute means.
    enum ValueChange {
        case report(AttributeReport)
        case events([HomeEvent])
        /// It changes more than a value: the node has to be asked for again.
        case restructured
        case nothing
    }

    mutating func setAttribute(_ path: NodePath, to json: JSON, of id: UInt64) -> ValueChange {
        guard nodes[id] != nil, !NodeDump.isError(json) else { return .nothing }
        if path.cluster == MatterNumbers.bridgedDeviceBasicInformation, path.attribute == MatterNumbers.reachable {
            guard let flag = json.boolValue else { return .nothing }
            return .events(setReachable(flag, path.endpoint, of: id))
        }
        if MatterNumbers.tellsStructure(path.cluster, path.attribute) { return .restructured }
        switch target(of: path, json, in: id) {
        case .none: return unplaced(path, of: id)
        case .same: return .nothing
        case .changed(let place, let trait, let report):
            guard let entry = report.entries.first else { return .nothing }
            set(entry.value, entry.attribute, trait, at: place, of: id)
            return .report(report)
        }
    }

    /// What an attribute is among what is shown.
    private enum Target {
        case none
        case same
        case changed(KnownNode.Place, trait: Int, AttributeReport)
    }

    /// Apart from the change itself, so that nothing holds on to the values that it replaces, which would copy them.
    private func target(of path: NodePath, _ json: JSON, in id: UInt64) -> Target {
        guard let node = nodes[id], let place = node.place(of: path.endpoint) else { return .none }
        let part = node.part(at: place)
        guard let trait = part.traits.firstIndex(where: { $0.shape.definition.clusterID == path.cluster }) else {
            return .none
        }
        let state = part.traits[trait]
        guard let attribute = state.shape.definition.attributeIndex(id: path.attribute),
            state.shape.position(ofAttribute: attribute) != nil
        else { return .none }
        let definition = state.shape.definition.attributes[attribute]
        let value =
            state.shape.definition.isDefined
            ? LenientDecoder.decode(json, as: definition.type, isNullable: definition.isNullable)
            : JSONShape.matching(json, definition)
        guard let value else { return .none }
        guard value != state[attribute: attribute] else { return .same }
        return .changed(
            place, trait: trait,
            AttributeReport(
                device: node.devices[place.device].description.id, endpoint: path.endpoint,
                trait: state.shape.definition, entries: [.init(attribute: attribute, value: value)]))
    }

    /// What has no place among what is shown: perhaps it has when the node is asked for again. Once is enough.
    private mutating func unplaced(_ path: NodePath, of id: UInt64) -> ValueChange {
        guard let node = nodes[id], !MatterNumbers.isGlobal(path.attribute), !MatterNumbers.isLowLevel(path.cluster),
            node.ignored.count < KnownNode.ignoredLimit, !node.ignored.contains(path)
        else { return .nothing }
        return .restructured
    }

    /// The event that a node tells; nil for one that is not shown, or was told before.
    mutating func event(_ event: NodeEvent, now: Int64) -> EventReport? {
        guard let node = nodes[event.node], let place = node.place(of: event.endpoint),
            let trait = node.part(at: place).traits.first(where: { $0.shape.definition.clusterID == event.cluster }),
            let index = trait.shape.definition.events.firstIndex(where: { $0.id == event.event }),
            isNew(event.number, of: event.node)
        else { return nil }
        return EventReport(
            device: node.devices[place.device].description.id, endpoint: event.endpoint,
            trait: trait.shape.definition, event: index,
            fields: WireFields.values(event.fields, trait.shape.definition.events[index].fields),
            number: event.number, time: event.time ?? now)
    }
}
