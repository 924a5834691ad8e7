// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ZoneManagement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "TWODCART", name: "twoDimensionalCartesianZone"),
            FeatureDefinition(bit: 1, code: "PERZONESENS", name: "perZoneSensitivity", conformance: "[TWODCART]"),
            FeatureDefinition(bit: 2, code: "USERDEFINED", name: "userDefined", conformance: "[TWODCART]"),
            FeatureDefinition(bit: 3, code: "FOCUSZONES", name: "focusZones", conformance: "[USERDEFINED]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "maxUserDefinedZones", id: 0x0000, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(5))), isFixed: true, conformance: "USERDEFINED"),
            AttributeDefinition(
                name: "maxZones", id: 0x0001, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true),
            AttributeDefinition(
                name: "zones", id: 0x0002, type: .list(.structure(ZoneInformation.definition)),
                range: ValueRange(
                    minimumLength: .constant(.integer(0)), maximumLength: .attribute("maxZones", offset: 0)),
                isNonvolatile: true, affectedBy: ["createTwoDCartesianZone", "removeZone", "updateTwoDCartesianZone"]),
            AttributeDefinition(
                name: "triggers", id: 0x0003, type: .list(.structure(ZoneTriggerControl.definition)),
                range: ValueRange(
                    minimumLength: .constant(.integer(0)), maximumLength: .attribute("maxZones", offset: 0)),
                isNonvolatile: true, affectedBy: ["createOrUpdateTrigger", "removeTrigger"]),
            AttributeDefinition(
                name: "sensitivityMax", id: 0x0004, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(2)), maximum: .constant(.integer(10))), isFixed: true),
            AttributeDefinition(
                name: "sensitivity", id: 0x0005, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .attribute("sensitivityMax", offset: 0)),
                isWritable: true, isNonvolatile: true, conformance: "!PERZONESENS"),
            AttributeDefinition(
                name: "twoDCartesianMax", id: 0x0006, type: .structure(TwoDCartesianVertex.definition), isFixed: true,
                conformance: "TWODCART"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "createTwoDCartesianZone", id: 0x00,
                fields: [FieldDefinition(name: "zone", id: 0, type: .structure(TwoDCartesianZone.definition))],
                response: CommandDefinition.ResponseDefinition(
                    name: "createTwoDCartesianZoneResponse", id: 0x01,
                    fields: [FieldDefinition(name: "zoneId", id: 0, type: .unsigned(bits: 16))]),
                conformance: "TWODCART & USERDEFINED"),
            CommandDefinition(
                name: "updateTwoDCartesianZone", id: 0x02,
                fields: [
                    FieldDefinition(name: "zoneId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "zone", id: 1, type: .structure(TwoDCartesianZone.definition)),
                ],
                conformance: "TWODCART & USERDEFINED"),
            CommandDefinition(
                name: "removeZone", id: 0x03,
                fields: [FieldDefinition(name: "zoneId", id: 0, type: .unsigned(bits: 16))],
                conformance: "USERDEFINED"),
            CommandDefinition(
                name: "createOrUpdateTrigger", id: 0x04,
                fields: [FieldDefinition(name: "trigger", id: 0, type: .structure(ZoneTriggerControl.definition))]),
            CommandDefinition(
                name: "removeTrigger", id: 0x05,
                fields: [FieldDefinition(name: "zoneId", id: 0, type: .unsigned(bits: 16))]),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "zoneTriggered", id: 0x00,
                fields: [
                    FieldDefinition(name: "zone", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "reason", id: 1, type: .enumeration(ZoneEventTriggeredReason.definition)),
                ]),
            EventDefinition(
                name: "zoneStopped", id: 0x01,
                fields: [
                    FieldDefinition(name: "zone", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "reason", id: 1, type: .enumeration(ZoneEventStoppedReason.definition)),
                ]),
        ]
    }
}
