// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension AlarmBase {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "RESET", name: "reset")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "mask", id: 0x0000, type: .bitmap(Alarm.definition), affectedBy: ["modifyEnabledAlarms"],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "latch", id: 0x0001, type: .bitmap(Alarm.definition), isFixed: true, conformance: "RESET",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "state", id: 0x0002, type: .bitmap(Alarm.definition), affectedBy: ["reset"],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "supported", id: 0x0003, type: .bitmap(Alarm.definition), isFixed: true,
                defaultValue: .integer(0)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "reset", id: 0x00,
                fields: [
                    FieldDefinition(name: "alarms", id: 0, type: .bitmap(Alarm.definition), defaultValue: .integer(0))
                ],
                conformance: "RESET"),
            CommandDefinition(
                name: "modifyEnabledAlarms", id: 0x01,
                fields: [
                    FieldDefinition(name: "mask", id: 0, type: .bitmap(Alarm.definition), defaultValue: .integer(0))
                ],
                conformance: "O"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "notify", id: 0x00,
                fields: [
                    FieldDefinition(name: "active", id: 0, type: .bitmap(Alarm.definition)),
                    FieldDefinition(name: "inactive", id: 1, type: .bitmap(Alarm.definition)),
                    FieldDefinition(name: "state", id: 2, type: .bitmap(Alarm.definition)),
                    FieldDefinition(name: "mask", id: 3, type: .bitmap(Alarm.definition)),
                ])
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["mask"], command: "modifyEnabledAlarms",
                fields: [SetRule.Assignment(field: "mask", source: .attribute("mask"))])
        ]
    }
}
