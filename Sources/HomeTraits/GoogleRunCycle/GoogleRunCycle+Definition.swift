// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleRunCycle {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentRunCycle", id: 0x0000, type: .list(.structure(RunCycle.definition)),
                defaultValue: .list([])),
            AttributeDefinition(
                name: "currentTotalRemainingTime", id: 0x0001, type: .unsigned(bits: 32), unit: "s",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "currentCycleRemainingTime", id: 0x0002, type: .unsigned(bits: 32), unit: "s",
                defaultValue: .integer(0)),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "runCycleEnded", id: 0x00,
                fields: [
                    FieldDefinition(name: "status", id: 0, type: .enumeration(RunCycleStatus.definition)),
                    FieldDefinition(
                        name: "currentCycleRemainingTime", id: 1, type: .unsigned(bits: 32), unit: "s",
                        isOptional: true),
                    FieldDefinition(name: "errorCode", id: 2, type: .string, isOptional: true),
                ])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "remainingTime", attribute: "currentTotalRemainingTime", conversion: .identity, unit: "s")
        ]
    }
}
