import HomeModel
import HomeTraits

/// Devices made by hand, through the home graph as in the adapter.
enum Members {
    /// A trait with these attributes and their values (nil: not reported), and all commands unless some are given.
    static func trait(
        _ definition: TraitDefinition, features: [String] = [], _ values: KeyValuePairs<String, Value?> = [:],
        commands: [String]? = nil
    ) -> TraitState {
        let mask = features.compactMap { definition.feature(code: $0) }.reduce(UInt32(0)) { $0 | 1 << UInt32($1.bit) }
        let names = commands ?? definition.commands.map(\.name)
        var state = TraitState(
            shape: TraitShape(
                definition: definition, features: mask,
                attributes: values.compactMap { definition.attributeIndex(named: $0.key) }.sorted(),
                commands: names.compactMap { definition.commandIndex(named: $0) }.sorted(), events: []))
        for (name, value) in values {
            if let index = definition.attributeIndex(named: name) { state[attribute: index] = value }
        }
        return state
    }

    static func part(_ type: String, at endpoint: EndpointID = 1, _ traits: [TraitState]) -> PartDescription {
        let id = HomeTraits.registry.deviceType(named: type)?.id ?? 0
        return PartDescription(
            endpoint: endpoint, types: [DeviceTypeReference(name: type, id: id, isPrimary: true)], traits: traits)
    }

    static func device(
        _ id: String, _ parts: [PartDescription], offline: [(EndpointID, TraitDefinition)] = []
    ) -> Device {
        let graph = HomeGraph()
        let reports = offline.map {
            ConnectivityReport(endpoint: $0.0, trait: $0.1, connectivity: SourceConnectivity(state: .offline))
        }
        _ = graph.apply(
            .device(
                DeviceDescription(id: DeviceID(id), suggestedName: id, parts: parts, connectivity: reports)),
            backend: "house", transport: .embedded, structure: StructureID("home"))
        guard let device = graph.devices[DeviceID(id)] else {
            preconditionFailure("the graph keeps what was described")
        }
        return device
    }

    /// A lamp with a trait of its own kind beside OnOff.
    static func lamp(_ id: String, on: Value? = true, _ traits: TraitState...) -> Device {
        device(id, [part("dimmableLight", [trait(OnOff.definition, features: ["LT"], ["onOff": on])] + traits)])
    }

    static func colors(
        _ minimum: Value?, _ maximum: Value?, capabilities: Value? = 31, features: [String] = ["CT"],
        commands: [String]? = nil
    ) -> TraitState {
        trait(
            ColorControl.definition, features: features,
            [
                "colorTemperatureMireds": 300, "colorTempPhysicalMinMireds": minimum,
                "colorTempPhysicalMaxMireds": maximum, "colorCapabilities": capabilities,
            ], commands: commands)
    }
}

extension GroupPart {
    /// The shared capabilities of a trait that have a value, by name.
    func values(of definition: TraitDefinition) -> [String: Value] {
        let values = trait(of: definition)?.values ?? []
        return Dictionary(values.map { (definition.attributes[$0.attribute].name, $0.value) }) { first, _ in first }
    }

    func aggregate(_ definition: TraitDefinition, _ name: String) -> AttributeAggregate? {
        aggregates.first { $0.trait === definition }?.attributes.first { definition.attributes[$0.index].name == name }?
            .aggregate
    }
}
