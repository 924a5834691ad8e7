// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension RefrigeratorAlarm {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "mask", id: 0x0000, type: .bitmap(Alarm.definition), defaultValue: .integer(0)),
            AttributeDefinition(name: "state", id: 0x0002, type: .bitmap(Alarm.definition), defaultValue: .integer(0)),
            AttributeDefinition(
                name: "supported", id: 0x0003, type: .bitmap(Alarm.definition), isFixed: true,
                defaultValue: .integer(0)),
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

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "doorOpen", attribute: "state", conversion: .flag("doorOpen"))
        ]
    }
}
