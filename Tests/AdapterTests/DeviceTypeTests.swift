import HomeModel
import HomeTraits
import JSON
import TestSupport
import Testing

/// Simulated devices of every type that the data model has.
@Suite(.requiresMosquitto) struct DeviceTypeTests {
    private static let types = HomeTraits.registry.deviceTypes.filter { !$0.isUtility }

    private static func traits(_ type: DeviceTypeDefinition, withOptional: Bool) -> [TraitDefinition] {
        type.requirements.filter { $0.isMandatory || withOptional }
            .compactMap { HomeTraits.registry.trait(named: $0.trait) }.filter { $0.exposure != .hidden }
    }

    @Test(arguments: [false, true])
    func `every type comes with its traits, each with its state`(withOptional: Bool) async throws {
        let devices = Self.types.map { type in
            let optional = withOptional ? Self.traits(type, withOptional: true).map { "\($0.name): {}" } : []
            return "{ name: \(type.name), type: \(type.name), traits: { \(optional.joined(separator: ", ")) } }"
        }
        let home = try await HomeUnderTest.start(Homes.room(rows: devices))
        let told = try await home.stored("_adapter/trait/#")
        for type in Self.types {
            let device = "house/room/\(type.name.lowercased())"
            let stored = try await home.stored("\(device)/#")
            let meta = try #require(stored["\(device)/_meta"], "\(type.name)")
            let parts = try JSON.parse(meta.payload)["parts"]?.objectValue
            let part = try #require(parts?[type.name], "\(type.name)")
            for trait in Self.traits(type, withOptional: withOptional) {
                #expect(part["traits"]?.objectValue?[trait.name] != nil, "\(type.name): \(trait.name)")
                let hasState = trait.exposure == .full && part["traits"]?[trait.name]?["attributes"]?.arrayValue != []
                let state = stored["\(device)/\(type.name)/\(trait.name)"]
                #expect((state != nil) == hasState, "\(type.name)/\(trait.name)")
                if let state {
                    let document = try JSON.parse(state.payload)
                    #expect(document["_unknown"] == nil, "\(type.name)/\(trait.name): \(document.text)")
                }
                #expect(told["_adapter/trait/\(trait.name)"] != nil, "\(trait.name)")
            }
        }
        await home.stop()
    }

    private static let unknown: [(type: String, trait: String, command: String, fields: JSON)] = [
        ("networkInfrastructureManager", "wiFiNetworkManagement", "networkPassphraseRequest", [:])
    ]

    @Test(arguments: unknown)
    func `a command whose effect nobody simulates is refused as that`(
        type: String, trait: String, command: String, fields: JSON
    ) async throws {
        let home = try await HomeUnderTest.start(Homes.room("{ name: Thing, type: \(type) }"))
        let answer = try await home.call("house/room/thing/\(type)/\(trait)/\(command)", fields)
        #expect(answer.json["error"]?["code"] == "unimplemented", "\(answer.json.text)")
        await home.stop()
    }
}
