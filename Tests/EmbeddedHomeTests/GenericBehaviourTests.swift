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
            definition: Self.spinner, features: 0, attributes: [0, 1, 2, 3], commands: Array(0..<6), events: [])
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

    @Test(arguments: ["selfTest", "reverse", "measure"])
    func `a command of unknown effect is refused`(name: String) throws {
        let toy = toy()
        #expect(toy.perform(try command(name)).status == .unsupportedCommand)
        #expect(toy.reports.isEmpty)
    }
}
