import HomeModel
import JSON
import Testing
import Topics

@Suite struct `Bounds that stand on other values` {
    private static let limits = StructDefinition(
        name: "LimitsStruct",
        fields: [
            FieldDefinition(name: "low", id: 0, type: .signed(bits: 16)),
            FieldDefinition(name: "high", id: 1, type: .signed(bits: 16)),
        ])
    private static let trait = TraitDefinition(
        name: "example.mover", title: "Mover", namespace: .vendor("example"), identifier: "example.mover",
        attributes: [
            AttributeDefinition(name: "limits", id: 0, type: .structure(limits), isFixed: true),
            AttributeDefinition(name: "minimum", id: 1, type: .signed(bits: 16), isFixed: true),
            AttributeDefinition(name: "maximum", id: 2, type: .signed(bits: 16), isFixed: true),
            AttributeDefinition(
                name: "place", id: 3, type: .signed(bits: 16),
                range: ValueRange(
                    minimum: .attribute("limits.low", offset: 0), maximum: .attribute("limits.high", offset: -1)),
                isWritable: true),
            AttributeDefinition(
                name: "step", id: 4, type: .signed(bits: 16),
                range: ValueRange(
                    minimum: .difference("minimum", "maximum"), maximum: .difference("maximum", "minimum")),
                isWritable: true),
        ])

    private func state(limits: Value?, minimum: Value? = -10, maximum: Value? = 30) -> TraitState {
        let shape = TraitShape(
            definition: Self.trait, features: 0, attributes: Array(0..<5), commands: [], events: [])
        return TraitState(shape: shape, values: [limits, minimum, maximum, 0, 0])
    }

    private func read(_ json: JSON, _ attribute: Int, _ state: TraitState) throws(CommandFailure) -> Value {
        try ValueReader(lookup: { state[path: $0] }).attribute(json, Self.trait.attributes[attribute])
    }

    private func allowed(_ json: JSON, _ attribute: Int, _ state: TraitState) -> JSON? {
        do throws(CommandFailure) {
            _ = try read(json, attribute, state)
            return nil
        } catch {
            return error.allowed
        }
    }

    @Test func `a field of a struct binds`() throws {
        let state = state(limits: .structure([5, 600]))
        #expect(try read(5, 3, state) == 5)
        #expect(try read(599, 3, state) == 599)
        #expect(allowed(4, 3, state) == ["min": 5, "max": 599])
        #expect(allowed(600, 3, state) == ["min": 5, "max": 599])
    }

    @Test(arguments: [nil, .null, 5, .structure([]), .structure([nil, nil])] as [Value?])
    func `one that is not known does not`(limits: Value?) throws {
        #expect(try read(-1000, 3, state(limits: limits)) == -1000)
    }

    @Test func `the difference of two attributes binds, where both are known`() throws {
        let known = state(limits: nil)
        #expect(try read(40, 4, known) == 40)
        #expect(try read(-40, 4, known) == -40)
        #expect(allowed(41, 4, known) == ["min": -40, "max": 40])
        #expect(try read(1000, 4, state(limits: nil, minimum: nil)) == 1000)
        #expect(try read(1000, 4, state(limits: nil, maximum: .null)) == 1000)
    }

    @Test func `ranges stand on what they name`() {
        #expect(Self.trait.rangeSources == [0, 1, 2])
        #expect(Self.trait.attributes[3].range?.dependsOnAttributes == true)
        #expect(Self.trait.attributes[4].range?.attributeNames == ["minimum", "maximum", "maximum", "minimum"])
    }
}
