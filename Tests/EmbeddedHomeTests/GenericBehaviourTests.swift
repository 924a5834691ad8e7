import HomeModel
import Testing

@testable import EmbeddedHome

@Suite struct `A trait that is only a definition works by its set rules` {
    private static let spinner = TraitDefinition(
        name: "exampleOrganization.spinner", title: "Spinner", namespace: .vendor("exampleOrganization"),
        identifier: "exampleOrganization.spinner",
        features: [FeatureDefinition(bit: 0, code: "REV", name: "reverse")],
        attributes: [
            AttributeDefinition(name: "isSpinning", id: 0, type: .bool),
            AttributeDefinition(
                name: "speed", id: 1, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .attribute("limit", offset: 0))),
            AttributeDefinition(name: "limit", id: 2, type: .unsigned(bits: 16), isWritable: true),
            AttributeDefinition(name: "isReversed", id: 3, type: .bool),
        ],
        commands: [
            CommandDefinition(name: "start", id: 0), CommandDefinition(name: "stop", id: 1),
            CommandDefinition(
                name: "spin", id: 2,
                fields: [FieldDefinition(name: "rate", id: 0, type: .unsigned(bits: 16), defaultValue: 10)]),
            CommandDefinition(name: "selfTest", id: 3),
            CommandDefinition(name: "reverse", id: 4),
            CommandDefinition(
                name: "measure", id: 5,
                response: .init(
                    name: "measureResponse", id: 6,
                    fields: [FieldDefinition(name: "result", id: 0, type: .unsigned(bits: 8))])),
            CommandDefinition(
                name: "toggle", id: 7,
                fields: [FieldDefinition(name: "speed", id: 0, type: .unsigned(bits: 16), isOptional: true)],
                response: .init(
                    name: "toggleResponse", id: 8,
                    fields: [
                        FieldDefinition(name: "count", id: 0, type: .unsigned(bits: 8)),
                        FieldDefinition(name: "was", id: 1, type: .bool),
                    ]),
                effect: CommandEffect(
                    sets: [
                        .init(target: "isSpinning", source: .opposite(attribute: "isSpinning")),
                        .init(target: "speed", source: .named("speed")),
                    ], answers: [.init(target: "was", source: .named("isSpinning"))])),
            CommandDefinition(name: "ping", id: 9, effect: CommandEffect()),
        ],
        setRules: [
            SetRule(attributes: ["isSpinning"], value: true, command: "start"),
            SetRule(attributes: ["isSpinning"], value: false, command: "stop"),
            SetRule(
                attributes: ["speed"], command: "spin", fields: [.init(field: "rate", source: .attribute("speed"))]),
            SetRule(attributes: ["isReversed"], value: true, feature: "REV", command: "reverse"),
            SetRule(attributes: ["isSpinning"], value: true, command: "measure"),
        ])

    private func toy() -> Bench {
        let shape = TraitShape(
            definition: Self.spinner, features: 0, attributes: [0, 1, 2, 3], commands: Array(0..<8), events: [])
        return Bench(
            DeviceDefinition(
                id: DeviceID("device"), name: "Toy",
                parts: [
                    PartDefinition(
                        endpoint: 1, types: [DeviceTypeReference(name: "toy", id: 1, isPrimary: true)],
                        traits: [TraitState(shape: shape, values: [false, 0, 100, false])])
                ]))
    }

    private func command(_ name: String, _ fields: [Value?] = []) throws -> DeviceAction {
        .invoke(
            DeviceCommand(
                device: DeviceID("device"), endpoint: 1, trait: Self.spinner,
                command: try #require(Self.spinner.commandIndex(named: name)), fields: fields))
    }

    private func value(_ name: String, of toy: Bench) -> Value? { toy.part.traits[0].state[attributeNamed: name] }

    @Test func `a rule with a value sets it`() throws {
        let toy = toy()
        #expect(toy.perform(try command("start")).isSuccess)
        #expect(value("isSpinning", of: toy) == true)
        #expect(toy.perform(try command("stop")).isSuccess)
        #expect(value("isSpinning", of: toy) == false)
        #expect(toy.reports.count == 2)
        #expect(toy.states["1/exampleOrganization.spinner"] != nil)
    }

    @Test func `a rule with fields takes them, defaults too, within the range`() throws {
        let toy = toy()
        #expect(toy.perform(try command("spin", [70])).isSuccess)
        #expect(value("speed", of: toy) == 70)
        #expect(toy.perform(try command("spin")).isSuccess)
        #expect(value("speed", of: toy) == 10)
        #expect(toy.perform(try command("spin", [101])).status == .constraintError)
        #expect(value("speed", of: toy) == 10)
        toy.write(Self.spinner, 2, 200)
        #expect(toy.perform(try command("spin", [101])).isSuccess)
    }

    @Test func `an answer that nobody knows is what is nearest to nothing`() throws {
        let toy = toy()
        #expect(toy.perform(try command("measure")).fields == [0])
        #expect(value("isSpinning", of: toy) == true)
    }

    @Test func `an effect sets values, fields, attributes as they were and the other truth value`() throws {
        let toy = toy()
        #expect(toy.perform(try command("toggle", [nil])).fields == [0, false])
        #expect(value("isSpinning", of: toy) == true)
        #expect(value("speed", of: toy) == 0)
        #expect(toy.perform(try command("toggle", [80])).fields == [0, true])
        #expect(value("isSpinning", of: toy) == false)
        #expect(value("speed", of: toy) == 80)
        // Nothing is set where one thing cannot be.
        #expect(toy.perform(try command("toggle", [101])).status == .constraintError)
        #expect(value("isSpinning", of: toy) == false)
        #expect(toy.perform(try command("ping")).isSuccess)
    }

    @Test(arguments: ["selfTest", "reverse"])
    func `a command of unknown effect is refused`(name: String) throws {
        let toy = toy()
        #expect(toy.perform(try command(name)).status == .unsupportedCommand)
        #expect(toy.reports.isEmpty)
    }
}
