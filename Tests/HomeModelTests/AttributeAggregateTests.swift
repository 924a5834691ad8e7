import HomeModel
import HomeTraits
import Testing

/// How the members of a group stand together.
@Suite struct AttributeAggregateTests {
    private func onOff(_ states: [Value?]) throws -> AttributeAggregate {
        let part = GroupPart.parts(of: states.map { Members.lamp("a", on: $0) })[0]
        return try #require(part.aggregate(OnOff.definition, "onOff"))
    }

    @Test(
        arguments: [
            ([true, true], true, false, 2, 0),
            ([true, false], nil, true, 2, 0),
            ([false, false, nil], false, false, 2, 1),
            ([nil, nil], nil, false, 0, 2),
            ([.null, .null], .null, false, 2, 0),
            ([.null, true], nil, true, 2, 0),
        ] as [([Value?], Value?, Bool, Int, Int)])
    func `a common value, or mixed, and how many are known`(
        _ states: [Value?], _ common: Value?, _ isMixed: Bool, _ known: Int, _ unknown: Int
    ) throws {
        let aggregate = try onOff(states)
        #expect(aggregate.common == common)
        #expect(aggregate.isMixed == isMixed)
        #expect(aggregate.known == known)
        #expect(aggregate.unknown == unknown)
    }

    @Test func `the order of the members changes nothing`() throws {
        let states: [Value?] = [true, false, true, nil]
        for shift in states.indices {
            let aggregate = try onOff(Array(states[shift...] + states[..<shift]))
            #expect(aggregate.common == nil && aggregate.isMixed)
            #expect(aggregate.counts.first { $0.value == true }?.count == 2)
            #expect(aggregate.counts.first { $0.value == false }?.count == 1)
        }
    }

    @Test func `a trait that is not online is unknown, whatever it said last`() throws {
        let on = Members.part("dimmableLight", [Members.trait(OnOff.definition, ["onOff": true])])
        let part = GroupPart.parts(of: [
            Members.device("a", [on], offline: [(1, OnOff.definition)]), Members.lamp("b", on: false),
        ])[0]
        let aggregate = try #require(part.aggregate(OnOff.definition, "onOff"))
        #expect(aggregate.common == false)
        #expect(aggregate.known == 1 && aggregate.unknown == 1)
    }

    @Test func `numbers have bounds, whose order is exact for 64 bits`() throws {
        let definition = TraitDefinition(
            name: "example.numbers", title: "Numbers", namespace: .vendor("example"), identifier: "example.numbers",
            attributes: [AttributeDefinition(name: "number", id: 0, type: .unsigned(bits: 64))])
        func bounds(_ values: Value?...) throws -> [Value]? {
            let part = GroupPart.parts(
                of: values.map { Members.lamp("a", Members.trait(definition, ["number": $0])) })[0]
            return try #require(part.aggregate(definition, "number")).bounds.map { [$0.minimum, $0.maximum] }
        }
        #expect(try bounds(3, 1, 2) == [1, 3])
        #expect(try bounds(Value(UInt64.max), Value(UInt64.max - 1)) == [Value(UInt64.max - 1), Value(UInt64.max)])
        #expect(
            try bounds(9_007_199_254_740_993, 9_007_199_254_740_992) == [
                9_007_199_254_740_992, 9_007_199_254_740_993,
            ])
        #expect(try bounds(.null, 4) == [4, 4])
        #expect(try bounds(.number(.nan), 4.5) == [4.5, 4.5])
        #expect(try bounds(.null, nil) == nil)
    }

    @Test func `members that lack an attribute do not count, capabilities are left out`() throws {
        let parts = GroupPart.parts(of: [
            Members.lamp("a", Members.colors(153, 500)), Members.lamp("b"),
        ])
        let aggregate = try #require(parts[0].aggregate(ColorControl.definition, "colorTemperatureMireds"))
        #expect(aggregate.known == 1 && aggregate.unknown == 0)
        #expect(parts[0].aggregate(ColorControl.definition, "colorTempPhysicalMinMireds") == nil)
        #expect(parts[0].aggregates.map(\.trait.name) == ["onOff", "colorControl"])
    }

    @Test func `two parts of one device count twice`() throws {
        let outlets = [EndpointID(1), 2].map { endpoint in
            Members.part(
                "onOffPlugInUnit", at: endpoint, [Members.trait(OnOff.definition, ["onOff": .bool(endpoint == 1)])])
        }
        let part = GroupPart.parts(of: [Members.device("strip", outlets)])[0]
        #expect(part.aggregate(OnOff.definition, "onOff")?.known == 2)
        #expect(part.aggregate(OnOff.definition, "onOff")?.isMixed == true)
    }
}
