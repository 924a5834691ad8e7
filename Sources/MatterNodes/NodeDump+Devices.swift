public import HomeModel
import JSON

extension NodeDump {
    /// The devices of the node: the node's own endpoints together, and each bridged device for itself. Endpoints that show nothing
    /// are no parts, and devices without parts are left out.
    ///
    /// Traits have the values of the dump; one that an attribute list names but the dump lacks is not known.
    public func devices(registry: TraitRegistry, tags: SemanticTagRegistry) -> [NodeDevice] {
        var shapes = NodeShapes()
        return devices(registry: registry, tags: tags, sharing: &shapes)
    }

    /// The same, with shapes that many nodes share.
    public func devices(
        registry: TraitRegistry, tags: SemanticTagRegistry, sharing shapes: inout NodeShapes
    ) -> [NodeDevice] {
        let layout = NodeLayout(self)
        var reader = DumpTraitReader(registry: registry, shapes: shapes)
        defer { shapes = reader.shapes }
        var devices: [EndpointID: NodeDevice] = [:]
        for endpoint in endpoints.keys.sorted() where !layout.isAggregator(endpoint) {
            guard let part = part(endpoint, layout, registry, tags, &reader) else { continue }
            let owner = layout.owner(of: endpoint)
            if devices[owner] == nil {
                devices[owner] = device(owner)
                devices[owner]?.bridgedAlong = layout.bridged(above: owner)
                devices[owner]?.room = roomLabel(owner)
            }
            if devices[owner]?.room == nil { devices[owner]?.room = roomLabel(endpoint) }
            devices[owner]?.parts.append(part)
        }
        return devices.values.sorted { $0.endpoint < $1.endpoint }.map(Self.withKnownParents)
    }

    /// Endpoints that declare to be bridges.
    public var aggregators: Set<EndpointID> {
        Set(
            endpoints.keys.filter { endpoint in
                let types = endpoints[endpoint]?[MatterNumbers.descriptor]?[MatterNumbers.deviceTypeList]
                return NodeLayout.types(types).contains(MatterTypes.aggregator)
            })
    }

    private func device(_ endpoint: EndpointID) -> NodeDevice {
        let isBridged = endpoint != 0
        let cluster = isBridged ? MatterNumbers.bridgedDeviceBasicInformation : MatterNumbers.basicInformation
        let facts = IdentityFacts(endpoints[endpoint]?[cluster] ?? [:], isBridged: isBridged)
        return NodeDevice(
            endpoint: endpoint, isBridged: isBridged, label: facts.label, identity: facts.identity, parts: [])
    }

    /// A parent that became no part (a bridged node that only holds others) is no parent.
    private static func withKnownParents(_ device: NodeDevice) -> NodeDevice {
        var device = device
        let endpoints = Set(device.parts.map(\.endpoint))
        for index in device.parts.indices {
            if let parent = device.parts[index].parent, !endpoints.contains(parent) { device.parts[index].parent = nil }
        }
        return device
    }

    /// What the examples of the Matter SDK have, and with them many products: it says nothing of where they are.
    private static let placeholderLabels = [
        "room": "bedroom 2", "orientation": "North", "floor": "2", "direction": "up",
    ]

    /// `[{"0": label, "1": value}]` of FixedLabel and UserLabel (Matter Core Specification, "Label Cluster").
    private func roomLabel(_ endpoint: EndpointID) -> String? {
        for cluster in [MatterNumbers.userLabel, MatterNumbers.fixedLabel] {
            var labels: [String: String] = [:]
            for entry in endpoints[endpoint]?[cluster]?[MatterNumbers.labelList]?.arrayValue ?? [] {
                guard let label = (entry["0"] ?? entry["label"])?.stringValue,
                    let value = (entry["1"] ?? entry["value"])?.stringValue
                else { continue }
                labels[label.lowercased()] = PaddedText.trimmed(value)
            }
            if let room = labels["room"], !ObjectName.isBlank(room), labels != Self.placeholderLabels { return room }
        }
        return nil
    }

    // MARK: Parts

    private func part(
        _ endpoint: EndpointID, _ layout: NodeLayout, _ registry: TraitRegistry, _ tags: SemanticTagRegistry,
        _ reader: inout DumpTraitReader
    ) -> PartDescription? {
        var clusters = endpoints[endpoint] ?? [:]
        // The root is no part, but what feeds the device is worth showing.
        if endpoint == 0 { clusters = clusters.filter { $0.key == MatterNumbers.powerSource } }
        let declared = endpoint == 0 ? [MatterTypes.powerSource] : layout.types[endpoint] ?? []
        let (traits, undefined) = reader.traits(clusters)
        let isShown = traits.contains { $0.shape.definition.exposure == .full }
        var types = declared.filter { !MatterTypes.isStructural($0) }
        if types.isEmpty, isShown {
            if let power = clusters[MatterNumbers.powerSource], !power.isEmpty, traits.count == 1 {
                types = [MatterTypes.powerSource]
            } else {
                types = [TypeGuess.type(for: traits, registry)]
            }
        }
        guard !types.isEmpty, isShown || (endpoint != 0 && !(traits.isEmpty && undefined.isEmpty)) else { return nil }
        let owner = device(layout.owner(of: endpoint)).identity
        var part = PartDescription(
            endpoint: endpoint, types: Self.references(types, registry),
            traits: traits + reader.undefinedTraits(undefined, of: clusters, owner), undefinedClusters: undefined)
        part.tags = self.tags(endpoint, tags)
        part.parent = layout.parents[endpoint]
        return part
    }

    private static func references(_ types: [UInt32], _ registry: TraitRegistry) -> [DeviceTypeReference] {
        let primary = TypeGuess.primary(of: types, registry)
        // The primary type first, as everywhere.
        let sorted = types.filter { $0 == primary } + types.filter { $0 != primary }
        return sorted.map { id in
            DeviceTypeReference(
                name: registry.deviceType(id: id)?.name ?? MatterTypes.name(ofUnknown: id), id: id,
                isPrimary: id == primary)
        }
    }

    /// `[{"0": manufacturer, "1": namespace, "2": tag, "3": label}]`; a manufacturer's own namespaces are numbers like any other
    /// that is not known.
    private func tags(_ endpoint: EndpointID, _ registry: SemanticTagRegistry) -> [SemanticTag] {
        let list = endpoints[endpoint]?[MatterNumbers.descriptor]?[MatterNumbers.tagList]?.arrayValue ?? []
        return list.compactMap { entry in
            guard let namespace = entry["1"]?.uintValue.flatMap({ UInt8(exactly: $0) }),
                let tag = entry["2"]?.uintValue.flatMap({ UInt8(exactly: $0) })
            else { return nil }
            let label = entry["3"]?.stringValue
            if let manufacturer = entry["0"], !manufacturer.isNull {
                return SemanticTag(namespace: String(namespace), tag: String(tag), label: label)
            }
            return registry.tag(namespaceID: namespace, tagID: tag, label: label)
        }
    }
}
