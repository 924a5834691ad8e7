// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ResourceMonitoring {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "CON", name: "condition"),
            FeatureDefinition(bit: 1, code: "WRN", name: "warning"),
            FeatureDefinition(bit: 2, code: "REP", name: "replacementProductList"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "condition", id: 0x0000, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                conformance: "CON", affectedBy: ["resetCondition"]),
            AttributeDefinition(
                name: "degradationDirection", id: 0x0001, type: .enumeration(DegradationDirection.definition),
                isFixed: true, conformance: "CON"),
            AttributeDefinition(
                name: "changeIndication", id: 0x0002, type: .enumeration(ChangeIndication.definition),
                affectedBy: ["resetCondition"], defaultValue: .integer(0)),
            AttributeDefinition(name: "inPlaceIndicator", id: 0x0003, type: .bool, conformance: "O"),
            AttributeDefinition(
                name: "lastChangedTime", id: 0x0004, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                isNullable: true, isWritable: true, isNonvolatile: true, conformance: "O",
                affectedBy: ["resetCondition"], defaultValue: .null),
            AttributeDefinition(
                name: "replacementProductList", id: 0x0005, type: .list(.structure(ReplacementProduct.definition)),
                range: ValueRange(maximumLength: .constant(.integer(5))), isFixed: true, conformance: "REP"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "resetCondition", id: 0x00, conformance: "O")
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["changeIndication"], value: .integer(0), command: "resetCondition")
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("resetCondition", command: "resetCondition")
        ]
    }
}
