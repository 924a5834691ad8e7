// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleEnergyStorage {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "descriptiveCapacityRemaining", id: 0x0000, type: .enumeration(DescriptiveCapacity.definition),
                isNonvolatile: true, defaultValue: .integer(4)),
            AttributeDefinition(
                name: "capacityRemaining", id: 0x0001, type: .list(.structure(Capacity.definition)),
                isNonvolatile: true, conformance: "O"),
            AttributeDefinition(
                name: "capacityUntilFull", id: 0x0002, type: .list(.structure(Capacity.definition)),
                isNonvolatile: true, conformance: "O"),
            AttributeDefinition(
                name: "isCharging", id: 0x0003, type: .bool, conformance: "!(queryOnlyEnergyStorage == 1), O",
                affectedBy: ["charge"], defaultValue: .bool(false)),
            AttributeDefinition(
                name: "isPluggedIn", id: 0x0004, type: .bool, conformance: "O", defaultValue: .bool(false)),
            AttributeDefinition(
                name: "queryOnlyEnergyStorage", id: 0x0005, type: .bool, isFixed: true, defaultValue: .bool(true)),
            AttributeDefinition(
                name: "energyStorageDistanceUnitForUX", id: 0x0006, type: .enumeration(DistanceUnit.definition),
                isFixed: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "isRechargeable", id: 0x0007, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "charge", id: 0x00, fields: [FieldDefinition(name: "charge", id: 0, type: .bool)],
                conformance: "!(queryOnlyEnergyStorage == 1)")
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["isCharging"], command: "charge",
                fields: [SetRule.Assignment(field: "charge", source: .attribute("isCharging"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "charge", attribute: "descriptiveCapacityRemaining", conversion: .identity),
            EverydayKey(key: "charging", attribute: "isCharging", conversion: .identity),
            EverydayKey(key: "pluggedIn", attribute: "isPluggedIn", conversion: .identity),
        ]
    }
}
