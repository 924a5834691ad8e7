import HomeModel
import HomeTraits

@testable import EmbeddedHome

/// A trait that a part on the bench is to have.
struct TraitRequest {
    var trait: any HomeModel.Trait.Type
    var features: [String] = []
    var values: [(String, Value)] = []

    init(_ trait: any HomeModel.Trait.Type, _ features: [String] = [], _ values: [(String, Value)] = []) {
        self.trait = trait
        self.features = features
        self.values = values
    }
}

extension Bench {
    /// A device with one part that has just these traits.
    convenience init(traits: [TraitRequest]) throws {
        self.init(try Bench.definition(traits: traits))
    }

    static func definition(traits: [TraitRequest]) throws -> DeviceDefinition {
        var builder = DeviceBuilder(registry: HomeTraits.registry)
        let states = try traits.map { request in
            try builder.state(
                of: request.trait.definition,
                requirement: DeviceTypeDefinition.Requirement(
                    trait: request.trait.identity.name, isMandatory: true, features: request.features),
                firstValues: request.values.map { (attribute: $0.0, value: $0.1) })
        }
        return DeviceDefinition(
            id: DeviceID("device"), name: "Device",
            parts: [
                PartDefinition(
                    endpoint: 1, types: [DeviceTypeReference(name: "thing", id: 1, isPrimary: true)], traits: states)
            ])
    }

    /// The same device after its power was gone, with what it stored.
    func restarted(after milliseconds: Int64 = 0) -> Bench {
        Bench(
            device.definition, stored: Array(states.values),
            at: Moment(uptime: moment.uptime + milliseconds, date: moment.date + milliseconds))
    }
}
