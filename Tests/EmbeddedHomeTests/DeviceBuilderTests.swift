import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Parts are built from device types and first values` {
    private static let types = HomeTraits.registry.deviceTypes.filter { !$0.isUtility }

    @Test(arguments: types)
    func `every type makes a part whose values fit its definitions`(type: DeviceTypeDefinition) throws {
        var builder = DeviceBuilder(registry: HomeTraits.registry)
        let part = try builder.part(type: type, endpoint: 3)
        #expect(part.endpoint == 3)
        #expect(part.types == [type.reference(isPrimary: true)])
        for state in part.traits {
            for (index, value) in zip(state.shape.attributes, state.values) {
                let attribute = state.shape.definition.attributes[index]
                let value = try #require(value, "\(state.shape.definition.name).\(attribute.name)")
                let fault = value.fault(
                    as: attribute.type, range: attribute.range, isNullable: attribute.isNullable, in: BoundScope(state))
                #expect(fault == nil, "\(state.shape.definition.name).\(attribute.name) = \(value)")
            }
        }
    }

    @Test func `a dimmable lamp is what it should be`() throws {
        let lamp = try Bench("dimmableLight")
        #expect(lamp.device.parts[0].traits.map(\.definition.name) == ["identify", "onOff", "levelControl"])
        let onOff = try #require(lamp.part.trait(OnOff.definition)).state.shape
        #expect(onOff.featureNames == ["lighting"])
        #expect(onOff.commands.count == 6)
        #expect(lamp[LevelControl.minLevel] == 1)
        #expect(lamp[LevelControl.currentLevel] == 254)
        #expect(lamp[LevelControl.remainingTime] == 0)
    }

    @Test func `a first value switches its attribute on, and the features it needs`() throws {
        let covering = try Bench(
            "windowCovering", [FirstValues(WindowCovering.self, [("currentPositionTiltPercent100ths", 2500)])])
        let shape = try #require(covering.part.trait(WindowCovering.definition)).state.shape
        #expect(Set(shape.featureNames) == ["lift", "positionAwareLift", "tilt", "positionAwareTilt"])
        #expect(shape.supports(commandNamed: "goToTiltPercentage"))
        #expect(covering[WindowCovering.targetPositionTiltPercent100ths] == 2500)
    }

    @Test func `a trait beside the type's comes with its first values`() throws {
        let outlet = try Bench(
            "onOffPlugInUnit", [FirstValues(ElectricalPowerMeasurement.self, [("activePower", 12_500)])])
        #expect(outlet[ElectricalPowerMeasurement.activePower] == 12_500)
        #expect(outlet[ElectricalPowerMeasurement.voltage] == 230_000)
        #expect(outlet[ElectricalPowerMeasurement.powerMode] == .ac)
    }

    @Test(arguments: [
        ("noSuch", "onOff", Value.bool(true), DefinitionError.Code.unknownElement),
        ("onOff", "noSuch", true, .unknownElement), ("onOff", "onOff", 1, .badValue),
        ("onOff", "onOff", .null, .badValue), ("levelControl", "currentLevel", 0, .badValue),
    ])
    func `what cannot be is refused`(trait: String, attribute: String, value: Value, code: DefinitionError.Code) {
        let error = #expect(throws: DefinitionError.self) {
            try Bench("dimmableLight", [FirstValues(trait: trait, values: [(attribute, value)])])
        }
        #expect(error?.code == code)
        #expect(error?.trait == trait)
    }

    @Test func `an attribute that the features rule out is refused`() {
        let error = #expect(throws: DefinitionError.self) {
            try Bench("cooktop", [FirstValues(ColorControl.self, [("primary6X", 1), ("numberOfPrimaries", 1)])])
        }
        #expect(error?.code == .impossibleElement)
    }

    @Test func `equal parts share their shapes`() throws {
        var builder = DeviceBuilder(registry: HomeTraits.registry)
        let type = try #require(HomeTraits.registry.deviceType(named: "extendedColorLight"))
        let first = try builder.part(type: type, endpoint: 1)
        let second = try builder.part(type: type, endpoint: 2)
        for (first, second) in zip(first.traits, second.traits) { #expect(first.shape === second.shape) }
    }
}
