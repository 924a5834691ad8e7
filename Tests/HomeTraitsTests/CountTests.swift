import HomeModel
import HomeTraits
import Testing

@Suite struct `Nothing vanishes from the definitions` {
    static let counts: [(name: String, attributes: Int, commands: Int, events: Int, features: Int)] = [
        ("basicInformation", 24, 0, 4, 0),
        ("booleanState", 1, 0, 1, 0),
        ("bridgedDeviceBasicInformation", 18, 1, 5, 1),
        ("colorControl", 52, 19, 0, 5),
        ("descriptor", 6, 0, 0, 1),
        ("doorLock", 46, 33, 5, 13),
        ("electricalPowerMeasurement", 19, 0, 1, 5),
        ("fanControl", 12, 1, 0, 6),
        ("google.openClose", 6, 2, 0, 0),
        ("identify", 2, 2, 0, 0),
        ("illuminanceMeasurement", 5, 0, 0, 0),
        ("levelControl", 14, 9, 0, 3),
        ("modeSelect", 6, 1, 0, 1),
        ("occupancySensing", 14, 0, 1, 8),
        ("onOff", 5, 6, 0, 3),
        ("powerSource", 32, 0, 3, 4),
        ("relativeHumidityMeasurement", 4, 0, 0, 0),
        ("switch", 3, 0, 7, 6),
        ("temperatureMeasurement", 4, 0, 0, 0),
        ("thermostat", 60, 7, 0, 9),
        ("windowCovering", 22, 7, 0, 5),
    ]

    @Test(arguments: counts.map(\.name))
    func `of a trait`(name: String) throws {
        let trait = try #require(HomeTraits.registry.trait(named: name))
        let expected = try #require(Self.counts.first { $0.name == name })
        #expect(trait.attributes.count == expected.attributes)
        #expect(trait.commands.count == expected.commands)
        #expect(trait.events.count == expected.events)
        #expect(trait.features.count == expected.features)
    }

    @Test func `of what is dangerous`() {
        let dangerous = HomeTraits.registry.dangerous
        #expect(Set(dangerous.map(\.trait)) == ["doorLock", "google.openClose", "onOff", "thermostat"])
        #expect(dangerous.reduce(0) { $0 + $1.commands.count } == 12)
        #expect(dangerous.reduce(0) { $0 + $1.writes.reduce(0) { $0 + $1.values.count } } == 4)
        var registry = HomeTraits.registry
        registry.add([])
        #expect(registry.dangerous == dangerous)
    }

    @Test func `in all`() {
        #expect(HomeTraits.registry.traits.map(\.name).sorted() == Self.counts.map(\.name))
        #expect(HomeTraits.registry.deviceTypes.count == 91)
        #expect(HomeTraits.registry.deviceTypes.filter(\.isUtility).count == 9)
        #expect(HomeTraits.semanticTags.namespaces.count == 25)
        #expect(HomeTraits.semanticTags.namespaces.reduce(0) { $0 + $1.tags.count } == 282)
    }
}
