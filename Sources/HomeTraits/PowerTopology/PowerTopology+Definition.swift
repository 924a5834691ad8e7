// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension PowerTopology {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "NODE", name: "nodeTopology", conformance: "O.a"),
            FeatureDefinition(bit: 1, code: "TREE", name: "treeTopology", conformance: "O.a"),
            FeatureDefinition(bit: 2, code: "SET", name: "setTopology", conformance: "O.a"),
            FeatureDefinition(bit: 3, code: "DYPF", name: "dynamicPowerFlow", conformance: "[SET]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "availableEndpoints", id: 0x0000, type: .list(.unsigned(bits: 16)),
                range: ValueRange(maximumLength: .constant(.integer(20))), isFixed: true, conformance: "SET"),
            AttributeDefinition(
                name: "activeEndpoints", id: 0x0001, type: .list(.unsigned(bits: 16)),
                range: ValueRange(maximumLength: .constant(.integer(20))), isNonvolatile: true, conformance: "DYPF"),
        ]
    }
}
