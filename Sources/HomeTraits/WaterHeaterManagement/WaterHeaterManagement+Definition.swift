// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension WaterHeaterManagement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "EM", name: "energyManagement"),
            FeatureDefinition(bit: 1, code: "TP", name: "tankPercent"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "heaterTypes", id: 0x0000, type: .bitmap(WaterHeaterHeatSource.definition), isFixed: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "heatDemand", id: 0x0001, type: .bitmap(WaterHeaterHeatSource.definition),
                affectedBy: ["boost", "cancelBoost"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "tankVolume", id: 0x0002, type: .unsigned(bits: 16), unit: "L", conformance: "EM",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "estimatedHeatRequired", id: 0x0003, type: .signed(bits: 64), unit: "mWh",
                range: ValueRange(minimum: .constant(.integer(0))), conformance: "EM",
                affectedBy: ["boost", "cancelBoost"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "tankPercentage", id: 0x0004, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                conformance: "TP", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "boostState", id: 0x0005, type: .enumeration(BoostState.definition),
                affectedBy: ["boost", "cancelBoost"], defaultValue: .integer(0)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "boost", id: 0x00,
                fields: [FieldDefinition(name: "boostInfo", id: 0, type: .structure(WaterHeaterBoostInfo.definition))]),
            CommandDefinition(name: "cancelBoost", id: 0x01),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "boostStarted", id: 0x00,
                fields: [FieldDefinition(name: "boostInfo", id: 0, type: .structure(WaterHeaterBoostInfo.definition))]),
            EventDefinition(name: "boostEnded", id: 0x01),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["boostState"], value: .integer(0), command: "cancelBoost")
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "hotWater", attribute: "tankPercentage", conversion: .identity, unit: "%"),
            EverydayKey(key: "boost", attribute: "boostState", conversion: .equals("active")),
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("cancelBoost", command: "cancelBoost")
        ]
    }
}
