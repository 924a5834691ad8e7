import HomeModel
import HomeTraits
import TestSupport
import Testing

@testable import EmbeddedHome

@Suite struct `No action breaks a simulated device` {
    private static let types = HomeTraits.registry.deviceTypes.filter { !$0.isUtility }

    /// The type's traits with every attribute that can stand beside the others.
    private func richDefinition(_ type: DeviceTypeDefinition) throws -> DeviceDefinition {
        var builder = DeviceBuilder(registry: HomeTraits.registry)
        var part = try builder.part(type: type, endpoint: 1)
        part.traits = part.traits.map { state in
            let trait = state.shape.definition
            let all = trait.features.reduce(UInt32(0)) { $0 | 1 << UInt32($1.bit) }
            let shape = TraitShape(
                definition: trait, features: all, attributes: Array(trait.attributes.indices),
                commands: Array(trait.commands.indices), events: Array(trait.events.indices))
            var rich = TraitState(shape: shape)
            for (index, value) in zip(state.shape.attributes, state.values) { rich[attribute: index] = value }
            return rich
        }
        return DeviceDefinition(id: DeviceID("device"), name: "Device", parts: [part], isLively: true)
    }

    @Test(arguments: types)
    func `values stay within their definitions`(type: DeviceTypeDefinition) throws {
        var generator = SeededGenerator(seed: UInt64(type.id))
        let plain = Bench(try Bench.definition(type.name))
        let rich = Bench(try richDefinition(type))
        for round in 0..<150 {
            for bench in [plain, rich] {
                if let action = RandomActions.action(on: bench.device.definition, using: &generator) {
                    bench.perform(action)
                }
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    bench.pass(.random(in: 0..<3_000, using: &generator))
                }
                if round % 50 == 0 { try expectSoundness(of: bench) }
            }
            plain.forget()
            rich.forget()
        }
        try expectSoundness(of: plain)
        try expectSoundness(of: rich)
    }

    @Test(arguments: types)
    func `whatever first values a home file gives, nothing traps`(type: DeviceTypeDefinition) throws {
        var generator = SeededGenerator(seed: UInt64(type.id))
        for _ in 0..<15 {
            let first = type.requirements.compactMap { HomeTraits.registry.trait(named: $0.trait) }.map { trait in
                FirstValues(
                    trait: trait.name,
                    values: trait.attributes.filter { _ in Int.random(in: 0..<6, using: &generator) == 0 }.map {
                        let bounds = $0.type.integerBounds(isNullable: false)
                        let extremes = [bounds?.minimum, bounds?.maximum].compactMap { $0 }
                        let value = RandomActions.value(of: $0.type, $0.range, using: &generator)
                        return ($0.name, extremes.randomElement(using: &generator) ?? value)
                    })
            }
            guard let definition = try? Bench.definition(type.name, first) else { continue }
            let bench = Bench(definition)
            for _ in 0..<20 {
                if let action = RandomActions.action(on: definition, using: &generator) { bench.perform(action) }
                bench.pass(500)
            }
        }
    }

    private func expectSoundness(of bench: Bench) throws {
        for trait in bench.part.traits {
            let scope = BoundScope(trait.state)
            for (index, value) in zip(trait.state.shape.attributes, trait.state.values) {
                guard let value else { continue }
                let attribute = trait.definition.attributes[index]
                let fault = value.fault(
                    as: attribute.type, range: attribute.range, isNullable: attribute.isNullable, in: scope)
                #expect(fault == nil, "\(trait.definition.name).\(attribute.name) = \(value)")
            }
        }
        if let heating = bench[Thermostat.occupiedHeatingSetpoint],
            let cooling = bench[Thermostat.occupiedCoolingSetpoint],
            Thermostat.Features(rawValue: bench.part.features(of: Thermostat.self)).contains(.autoMode)
        {
            #expect(Int(cooling) - Int(heating) >= Int(bench[Thermostat.minSetpointDeadBand] ?? 0) * 10)
        }
        if let percent = bench[FanControl.percentSetting] ?? nil, let mode = bench[FanControl.fanMode] {
            #expect((mode == .off) == (percent == 0))
        }
    }

    @Test(arguments: HomeTraits.registry.traits.filter { !$0.commands.isEmpty })
    func `a device that knows none of its values survives all commands`(trait: TraitDefinition) throws {
        let shape = TraitShape(
            definition: trait, features: trait.features.reduce(UInt32(0)) { $0 | 1 << UInt32($1.bit) },
            attributes: Array(trait.attributes.indices), commands: Array(trait.commands.indices),
            events: Array(trait.events.indices))
        let definition = DeviceDefinition(
            id: DeviceID("device"), name: "Device",
            parts: [
                PartDefinition(
                    endpoint: 1, types: [DeviceTypeReference(name: "thing", id: 1, isPrimary: true)],
                    traits: [TraitState(shape: shape)])
            ])
        let bench = Bench(definition)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<1_000 {
            if let action = RandomActions.action(on: definition, using: &generator) { bench.perform(action) }
            bench.pass(100)
        }
    }
}
