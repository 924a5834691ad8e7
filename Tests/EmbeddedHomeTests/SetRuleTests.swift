import HomeModel
import HomeTraits
import Testing

@testable import EmbeddedHome

@Suite struct `Setting what commands move` {
    private static let traits: [any HomeModel.Trait.Type] = [
        MediaPlayback.self, MediaInput.self, AudioOutput.self, Channel.self, TargetNavigator.self, ContentControl.self,
        SmokeCoAlarm.self, BooleanStateConfiguration.self, ValveConfigurationAndControl.self, ClosureControl.self,
        ClosureDimension.self, DoorLock.self, WindowCovering.self, EnergyEvse.self, WaterHeaterManagement.self,
    ]

    /// A rule by its place.
    struct Case: CustomTestStringConvertible {
        var trait: TraitDefinition
        var rule: Int

        var testDescription: String { "\(trait.name) \(rule)" }
    }

    private static let cases = traits.map { $0.definition }.flatMap { trait in
        trait.setRules.indices.map { Case(trait: trait, rule: $0) }
    }

    /// What to wish for where the rule takes any value.
    private static let wishes: [String: Value] = [
        "mediaPlayback.sampledPosition": MediaPlayback.PlaybackPosition(updatedAt: 0, position: 60_000).value,
        "mediaInput.currentInput": 2,
        "audioOutput.currentOutput": 2,
        "channel.currentChannel": Channel.ChannelInfo(
            majorNumber: 2, minorNumber: 0, name: "Films", callSign: "CH2", identifier: "channel-2"
        ).value,
        "targetNavigator.currentTarget": 2,
        "contentControl.screenDailyTime": 1_000,
        "contentControl.onDemandRatingThreshold": "PG",
        "contentControl.scheduledContentRatingThreshold": "PG",
        "booleanStateConfiguration.alarmsEnabled": 1,
        "booleanStateConfiguration.alarmsSuppressed": 1,
        "valveConfigurationAndControl.targetLevel": 50,
        "valveConfigurationAndControl.currentLevel": 50,
        "closureControl.overallTargetState": ClosureControl.OverallTargetState(
            position: .moveToFullyOpen, latch: false, speed: .low
        ).value,
        "closureDimension.targetState": ClosureDimension.DimensionState(position: 3_000, latch: false, speed: .low)
            .value,
        "closureDimension.currentState": ClosureDimension.DimensionState(position: 3_000, latch: false, speed: .low)
            .value,
        "windowCovering.targetPositionLiftPercent100ths": 3_000,
        "windowCovering.currentPositionLiftPercent100ths": 3_000,
        "windowCovering.targetPositionTiltPercent100ths": 3_000,
        "windowCovering.currentPositionTiltPercent100ths": 3_000,
    ]

    /// Everything that the features allow beside each other, but what only makes things more difficult.
    private static func device(_ trait: TraitDefinition) throws -> Bench {
        let without: Set<String> = ["IS", "AS", "ABS", "DYPF"]
        let features = trait.features.map(\.code).filter { !without.contains($0) || trait.is(MediaPlayback.self) }
        var builder = DeviceBuilder(registry: HomeTraits.registry)
        var states = [
            try builder.state(
                of: trait,
                requirement: DeviceTypeDefinition.Requirement(
                    trait: trait.name, isMandatory: true, features: features))
        ]
        if trait.is(BooleanStateConfiguration.self) {
            states.append(try builder.state(of: BooleanState.definition))
        }
        return Bench(
            DeviceDefinition(
                id: DeviceID("device"), name: "Device",
                parts: [
                    PartDefinition(
                        endpoint: 1, types: [DeviceTypeReference(name: "thing", id: 1, isPrimary: true)],
                        traits: states)
                ]))
    }

    /// Brings the device to where the wish means something.
    private static func prepare(_ bench: Bench, for wish: Value, _ rule: SetRule) throws {
        bench.invoke(MediaPlayback.Play())
        if rule.command == "play" || rule.command == "stop" { bench.invoke(MediaPlayback.Pause()) }
        if wish == .bool(false) { bench.invoke(ContentControl.Enable()) }
        if rule.command == "unblockUnratedContent" { bench.invoke(ContentControl.BlockUnratedContent()) }
        if rule.command == "suppressAlarm" { try bench.sense(BooleanState.stateValue, true) }
        if rule.command == "close" {
            bench.invoke(ValveConfigurationAndControl.Open())
            bench.pass(10_000)
        }
        if rule.command == "lockDoor" { bench.invoke(DoorLock.UnboltDoor()) }
        if rule.command == "cancelBoost" { bench.invoke(WaterHeaterManagement.Boost(boostInfo: .init(duration: 60))) }
        if rule.command == "disable" {
            bench.invoke(EnergyEvse.EnableCharging(minimumChargeCurrent: 6_000, maximumChargeCurrent: 16_000))
        }
        bench.forget()
    }

    @Test(arguments: cases)
    func `moves it`(each: Case) throws {
        let trait = each.trait
        let rule = trait.setRules[each.rule]
        let name = try #require(rule.attributes.first)
        let attribute = try #require(trait.attributeIndex(named: name))
        let bench = try Self.device(trait)
        let shape = try #require(bench.part.trait(trait)).state.shape
        // A rule of devices without a feature is that of a device which has it not.
        guard rule.feature.map(shape.has(feature:)) ?? true else { return }
        let wish = try #require(rule.value ?? Self.wishes["\(trait.name).\(name)"], "no wish for \(name)")
        try Self.prepare(bench, for: wish, rule)
        let before = bench.part.trait(trait)?.state[attribute: attribute]
        #expect(before != wish, "the wish must be news")
        let steps = try SetPlanner.plan(
            [(attribute: attribute, value: wish)], device: bench.device.id, endpoint: 1, shape: shape)
        for step in steps { #expect(bench.perform(step.action).isSuccess) }
        bench.pass(30_000)
        let reported = bench.reports.filter { $0.trait === trait }.flatMap(\.entries).filter {
            $0.attribute == attribute
        }.map(\.value)
        if trait.is(MediaPlayback.self), name == "sampledPosition" {
            #expect(reported.contains { MediaPlayback.PlaybackPosition(value: $0)?.position == 60_000 })
        } else {
            #expect(reported.contains(wish), "\(name): \(reported)")
        }
    }

    @Test(arguments: traits.map { $0.definition })
    func `is meant for every trait that has rules`(trait: TraitDefinition) {
        #expect(!trait.setRules.isEmpty)
    }
}
