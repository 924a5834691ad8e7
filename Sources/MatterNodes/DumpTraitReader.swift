import HomeModel
import JSON

/// Makes trait states of the clusters of a dump: the shape from the cluster's own lists, values by the definition's types.
struct DumpTraitReader {
    private let registry: TraitRegistry
    private(set) var shapes: NodeShapes

    init(registry: TraitRegistry, shapes: NodeShapes) {
        self.registry = registry
        self.shapes = shapes
    }

    /// The traits of an endpoint in the order of their cluster ids, and the clusters that no definition knows.
    mutating func traits(
        _ clusters: [UInt32: NodeDump.Cluster]
    ) -> (traits: [TraitState], undefined: [UInt32]) {
        var traits: [TraitState] = []
        var undefined: [UInt32] = []
        for (id, cluster) in clusters.sorted(by: { $0.key < $1.key }) {
            guard let trait = registry.trait(clusterID: id) else {
                if !MatterNumbers.isLowLevel(id) { undefined.append(id) }
                continue
            }
            if trait.exposure != .hidden { traits.append(state(of: trait, cluster)) }
        }
        return (traits, undefined)
    }

    /// Clusters that no definition knows, with their attributes by number.
    ///
    /// - Parameter identity: who made the device; a cluster of that vendor has its name.
    mutating func undefinedTraits(
        _ ids: [UInt32], of clusters: [UInt32: NodeDump.Cluster], _ identity: DeviceIdentity
    ) -> [TraitState] {
        ids.prefix(UndefinedCluster.clusterLimit).compactMap { id in
            guard let cluster = clusters[id] else { return nil }
            let listed = Self.list(cluster[MatterNumbers.attributeList]) ?? []
            let attributes = Set(cluster.keys).union(listed).filter { !MatterNumbers.isGlobal($0) }
            let shapes = Dictionary(uniqueKeysWithValues: attributes.map { ($0, JSONShape(cluster[$0])) })
            let namespace = UndefinedCluster.namespace(
                of: id, vendorID: identity.vendorID.value, vendorName: identity.vendorName.value)
            let trait = UndefinedCluster.definition(
                id, in: namespace,
                attributes: shapes.map { .init(id: $0.key, type: $0.value.type, isNullable: $0.value.isNullable) })
            let features = cluster[MatterNumbers.featureMap]?.uintValue.map { UInt32(truncatingIfNeeded: $0) } ?? 0
            var state = TraitState(
                shape: TraitShape(
                    definition: trait, features: features, attributes: Array(trait.attributes.indices),
                    commands: [], events: []))
            for (index, attribute) in trait.attributes.enumerated() {
                state[attribute: index] = cluster[attribute.id].flatMap { JSONShape.value($0, as: attribute.type) }
            }
            return state
        }
    }

    private mutating func state(of trait: TraitDefinition, _ cluster: NodeDump.Cluster) -> TraitState {
        let listed = Self.list(cluster[MatterNumbers.attributeList]) ?? []
        let attributes = trait.attributes.indices.filter { index in
            let id = trait.attributes[index].id
            return listed.contains(id) || cluster[id] != nil
        }
        let features = cluster[MatterNumbers.featureMap]?.uintValue.map { UInt32(truncatingIfNeeded: $0) }
        let facts = NodeShapes.Facts(
            trait: trait, attributes: Array(attributes), features: features,
            commands: Self.list(cluster[MatterNumbers.acceptedCommandList]),
            events: Self.list(cluster[MatterNumbers.eventList]))
        var state = TraitState(shape: shapes.shape(for: facts) { Self.shape(facts) })
        for index in attributes {
            let attribute = trait.attributes[index]
            state[attribute: index] = cluster[attribute.id].flatMap {
                LenientDecoder.decode($0, as: attribute.type, isNullable: attribute.isNullable)
            }
        }
        return state
    }

    private static func shape(_ facts: NodeShapes.Facts) -> TraitShape {
        let trait = facts.trait
        let presence = Presence(trait: trait, attributes: facts.attributes, features: facts.features)
        return TraitShape(
            definition: trait, features: presence.features, attributes: facts.attributes,
            commands: commands(of: trait, facts.commands, presence), events: events(of: trait, facts.events, presence))
    }

    private static func list(_ json: JSON?) -> Set<UInt32>? {
        json?.arrayValue.map { Set($0.compactMap { $0.uintValue.flatMap { UInt32(exactly: $0) } }) }
    }

    /// Those that the cluster accepts; where a dump does not say, those that it must have.
    private static func commands(of trait: TraitDefinition, _ accepted: Set<UInt32>?, _ presence: Presence) -> [Int] {
        trait.commands.indices.filter { index in
            let command = trait.commands[index]
            return accepted?.contains(command.id) ?? (presence.verdict(command.conformance) == .mandatory)
        }
    }

    /// Matter has no list of events since 1.4; so those that the features ask for or allow, as with simulated devices.
    private static func events(of trait: TraitDefinition, _ listed: Set<UInt32>?, _ presence: Presence) -> [Int] {
        trait.events.indices.filter { index in
            let event = trait.events[index]
            if let listed, !listed.isEmpty { return listed.contains(event.id) }
            let verdict = presence.verdict(event.conformance)
            return verdict == .mandatory || verdict == .optional
        }
    }
}
