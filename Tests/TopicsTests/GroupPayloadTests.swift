import HomeModel
import HomeTraits
import JSON
import Testing
import Topics

/// What groups' topics say.
@Suite struct GroupPayloadTests {
    private static let mode = EnumDefinition(
        name: "ModeEnum", members: [.init(value: 0, name: "slow"), .init(value: 1, name: "fast")])
    private static let flags = BitmapDefinition(
        name: "Flags", fields: [.init(name: "first", bit: 0), .init(name: "second", bit: 1)])
    private static let point = StructDefinition(
        name: "Point", fields: [FieldDefinition(name: "x", id: 0, type: .signed(bits: 8))])
    private static let trait = TraitDefinition(
        name: "example.kinds", title: "Kinds", namespace: .vendor("example"), identifier: "example.kinds",
        attributes: [
            AttributeDefinition(name: "flag", id: 0, type: .bool),
            AttributeDefinition(name: "number", id: 1, type: .signed(bits: 64), isNullable: true),
            AttributeDefinition(name: "ratio", id: 2, type: .double),
            AttributeDefinition(name: "text", id: 3, type: .string),
            AttributeDefinition(name: "octets", id: 4, type: .octets),
            AttributeDefinition(name: "mode", id: 5, type: .enumeration(mode)),
            AttributeDefinition(name: "flags", id: 6, type: .bitmap(flags)),
            AttributeDefinition(name: "point", id: 7, type: .structure(point)),
            AttributeDefinition(name: "list", id: 8, type: .list(.bool)),
            AttributeDefinition(name: "limits", id: 9, type: .list(.bool), isFixed: true),
        ])

    private func parts(_ attribute: String, _ values: [Value?]) -> [GroupPart] {
        let graph = HomeGraph()
        let index = Self.trait.attributeIndex(named: attribute) ?? 0
        for (number, value) in values.enumerated() {
            let shape = TraitShape(definition: Self.trait, features: 0, attributes: [index], commands: [], events: [])
            let part = PartDescription(
                endpoint: 1, types: [DeviceTypeReference(name: "thing", id: 1, isPrimary: true)],
                traits: [TraitState(shape: shape, values: [value])])
            _ = graph.apply(
                .device(DeviceDescription(id: DeviceID("\(number)"), suggestedName: "", parts: [part])), backend: "b",
                transport: .embedded, structure: StructureID("s"))
        }
        return GroupPart.parts(of: values.indices.compactMap { graph.devices[DeviceID("\($0)")] })
    }

    private func aggregate(_ attribute: String, _ values: [Value?]) throws -> String? {
        var writer = JSONWriter()
        AggregatePayload.write(parts(attribute, values), into: &writer)
        return try JSON.parse(writer.bytes)["thing"]?["example.kinds"]?[attribute]?.text
    }

    @Test(
        arguments: [
            (
                "flag", [true, false, true],
                #"{"value":null,"mixed":true,"known":3,"unknown":0,"counts":{"false":1,"true":2}}"#
            ),
            ("flag", [true, nil], #"{"value":true,"mixed":false,"known":1,"unknown":1,"counts":{"true":1}}"#),
            ("flag", [nil], #"{"value":null,"mixed":false,"known":0,"unknown":1,"counts":{}}"#),
            (
                "flag", [.null, true],
                #"{"value":null,"mixed":true,"known":2,"unknown":0,"counts":{"null":1,"true":1}}"#
            ),
            ("number", [3, -1, 3], #"{"value":null,"mixed":true,"known":3,"unknown":0,"min":-1,"max":3}"#),
            ("number", [7, 7], #"{"value":7,"mixed":false,"known":2,"unknown":0,"min":7,"max":7}"#),
            ("number", [.null, .null], #"{"value":null,"mixed":false,"known":2,"unknown":0}"#),
            ("number", [.null, 4], #"{"value":null,"mixed":true,"known":2,"unknown":0,"min":4,"max":4}"#),
            ("ratio", [0.5, 1.25], #"{"value":null,"mixed":true,"known":2,"unknown":0,"min":0.5,"max":1.25}"#),
            (
                "text", ["b", "", "a", "b"],
                #"{"value":null,"mixed":true,"known":4,"unknown":0,"counts":{"":1,"a":1,"b":2}}"#
            ),
            ("text", ["null", .null], #"{"value":null,"mixed":true,"known":2,"unknown":0,"counts":{"null":2}}"#),
            ("octets", [.bytes([1, 2])], #"{"value":"AQI=","mixed":false,"known":1,"unknown":0,"counts":{"AQI=":1}}"#),
            (
                "mode", [0, 1, 1, 9],
                #"{"value":null,"mixed":true,"known":4,"unknown":0,"counts":{"9":1,"fast":2,"slow":1}}"#
            ),
            ("mode", [1, 1], #"{"value":"fast","mixed":false,"known":2,"unknown":0,"counts":{"fast":2}}"#),
            (
                "flags", [3, 0, 0],
                #"{"value":null,"mixed":true,"known":3,"unknown":0,"counts":{"[\"first\",\"second\"]":1,"[]":2}}"#
            ),
            ("point", [.structure([1]), .structure([1])], #"{"value":{"x":1},"mixed":false,"known":2,"unknown":0}"#),
            ("list", [.list([true]), .list([])], #"{"value":null,"mixed":true,"known":2,"unknown":0}"#),
        ] as [(String, [Value?], String)])
    func `_aggregate of each kind of value`(_ attribute: String, _ values: [Value?], _ expected: String) throws {
        #expect(try aggregate(attribute, values) == expected)
    }

    @Test func `a capability is in no aggregate, and nothing is left of a part that has no others`() throws {
        var writer = JSONWriter()
        AggregatePayload.write(parts("limits", [.list([true]), .list([true])]), into: &writer)
        #expect(try JSON.parse(writer.bytes) == [:])
        #expect(try aggregate("limits", [.list([true])]) == nil)
    }

    @Test func `a trait topic has the capabilities whose value is common`() throws {
        func document(_ values: [Value?]) throws -> JSON {
            var writer = JSONWriter()
            let trait = try #require(parts("limits", values).first?.trait(of: Self.trait))
            GroupTraitPayload.write(trait, into: &writer)
            return try JSON.parse(writer.bytes)
        }
        #expect(try document([.list([true]), .list([true])]) == ["limits": [true]])
        #expect(try document([.list([true]), .list([false])]) == [:])
        #expect(try document([.list([true]), nil]) == [:])
    }
}
