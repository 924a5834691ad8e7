import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

/// A simulated device whose commands are swept.
struct SweepDevice: CustomTestStringConvertible, Sendable {
    /// Of this type, or of no type.
    var type: String?
    /// A trait that no type has, or with everything that it can have.
    var trait: String?
    var isRich = false

    var testDescription: String {
        [type, trait, isRich ? "with everything" : nil].compactMap { $0 }.joined(separator: " ")
    }

    /// One of each device type; of each trait that no type has; of each trait that has commands with all of them.
    static let all: [SweepDevice] = {
        let registry = HomeTraits.registry
        var devices: [SweepDevice] = []
        var known: Set<String> = []
        for type in registry.deviceTypes {
            devices.append(SweepDevice(type: type.name))
            if let definition = try? Bench.definition(type.name) {
                known.formUnion(definition.parts[0].traits.map(\.shape.definition.name))
            }
        }
        let traits = registry.traits.filter { $0.exposure != .hidden && !$0.commands.isEmpty }
        devices += traits.filter { !known.contains($0.name) }.map { SweepDevice(trait: $0.name) }
        devices += traits.map { SweepDevice(trait: $0.name, isRich: true) }
        return devices
    }()

    func bench() throws -> Bench {
        if let type { return try Bench(type) }
        let trait = try #require(trait.flatMap { HomeTraits.registry.trait(named: $0) })
        var builder = DeviceBuilder(registry: HomeTraits.registry)
        var state = try builder.state(
            of: trait,
            requirement: isRich
                ? DeviceTypeDefinition.Requirement(
                    trait: trait.name, isMandatory: true, features: Self.features(of: trait)) : nil)
        if isRich {
            let shape = TraitShape(
                definition: trait, features: state.shape.features | features(beside: trait),
                attributes: state.shape.attributes, commands: Array(trait.commands.indices),
                events: state.shape.events)
            state = TraitState(shape: shape, values: state.values)
        }
        return Bench(
            DeviceDefinition(
                id: DeviceID("device"), name: "Device",
                parts: [
                    PartDefinition(
                        endpoint: 1, types: [DeviceTypeReference(name: "thing", id: 1, isPrimary: true)],
                        traits: [state])
                ]))
    }

    private static func features(of trait: TraitDefinition) -> [String] { trait.features.map(\.code) }

    private func features(beside trait: TraitDefinition) -> UInt32 {
        trait.features.reduce(0) { $0 | 1 << UInt32($1.bit) }
    }
}
