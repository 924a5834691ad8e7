import CloudToCloud
import HomeModel
import HomeTraits
import JSON
import TestSupport
import Testing

/// A home made by hand, through the home graph as in the adapter, and what Google is told of it. Every answer is checked against
/// Google's rules.
struct GoogleHome {
    let graph = HomeGraph(
        StoredGraph(
            structures: [Structure(id: StructureID("house"), name: "House")],
            rooms: [Room(id: RoomID("kitchen"), structure: StructureID("house"), name: "Kitchen")]))

    /// A trait that supports the attributes named, with their values (nil: not reported), and all commands unless some are given.
    static func trait(
        _ definition: TraitDefinition, features: [String] = [], _ values: [(name: String, value: Value?)],
        commands: [String]? = nil
    ) -> TraitState {
        var mask: UInt32 = 0
        for code in features { if let feature = definition.feature(code: code) { mask |= 1 << UInt32(feature.bit) } }
        let names = commands ?? definition.commands.map(\.name)
        let shape = TraitShape(
            definition: definition, features: mask,
            attributes: values.compactMap { definition.attributeIndex(named: $0.name) }.sorted(),
            commands: names.compactMap { definition.commandIndex(named: $0) }.sorted(), events: [])
        var state = TraitState(shape: shape)
        for (name, value) in values {
            if let index = definition.attributeIndex(named: name) { state[attribute: index] = value }
        }
        return state
    }

    static func part(
        _ type: String, _ traits: [TraitState], endpoint: EndpointID = 1, tags: [SemanticTag] = []
    ) -> PartDescription {
        let definition = HomeTraits.registry.deviceType(named: type)
        return PartDescription(
            endpoint: endpoint,
            types: [definition?.reference(isPrimary: true) ?? DeviceTypeReference(name: type, id: 0, isPrimary: true)],
            tags: tags, traits: traits)
    }

    static func onOff(_ isOn: Value?) -> TraitState { trait(OnOff.definition, features: ["LT"], [("onOff", isOn)]) }

    static func level(_ level: Value?, minimum: Value = 1, maximum: Value = 254) -> TraitState {
        trait(
            LevelControl.definition, features: ["OO", "LT"],
            [("currentLevel", level), ("minLevel", minimum), ("maxLevel", maximum), ("onLevel", .null)])
    }

    /// Adds a device, or describes it again.
    @discardableResult
    func add(
        _ id: String, named name: String? = nil, identity: DeviceIdentity = DeviceIdentity(), isOnline: Bool = true,
        _ parts: PartDescription...
    ) -> GoogleHome {
        let connectivity = SourceConnectivity(state: isOnline ? .online : .offline, locality: .direct)
        _ = graph.apply(
            .device(
                DeviceDescription(
                    id: DeviceID(id), suggestedName: name ?? id, identity: identity, parts: parts,
                    connectivity: [ConnectivityReport(connectivity: connectivity)])),
            backend: "house", transport: .embedded, structure: StructureID("house"))
        return self
    }

    /// A backend tells something.
    func happens(_ event: HomeEvent) {
        _ = graph.apply(event, backend: "house", transport: .embedded, structure: StructureID("house"))
    }

    var cloud: CloudHome { CloudHome(graph: graph, agentUserID: "user") }

    var sync: JSON {
        let answer = CloudAnswer.success(requestID: "1", payload: cloud.sync(cloud.entries()))
        #expect(GoogleRules.shared.findings(sync: answer) == [])
        return answer
    }

    func device(_ id: String) -> JSON? {
        sync["payload"]?["devices"]?.arrayValue?.first { $0["id"]?.stringValue == id }
    }

    func query(_ id: String) -> JSON {
        let answer = CloudAnswer.success(requestID: "1", payload: CloudAnswer.query([id], cloud))
        #expect(GoogleRules.shared.findings(query: answer, sync: sync, ids: [id]) == [])
        return answer["payload"]?["devices"]?[id] ?? .null
    }

    func plan(_ id: String, _ command: GoogleCommand, _ parameters: JSONObject) throws -> CloudPlan {
        try #require(cloud.entry(id)).plan(command, Parameters(parameters), pending: [:])
    }
}
