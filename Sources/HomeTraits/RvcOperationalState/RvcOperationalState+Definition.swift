// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension RvcOperationalState {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "phaseList", id: 0x0000, type: .list(.string),
                range: ValueRange(maximumLength: .constant(.integer(32))), isNullable: true),
            AttributeDefinition(
                name: "currentPhase", id: 0x0001, type: .unsigned(bits: 8), isNullable: true,
                affectedBy: ["goHome", "pause", "resume", "rvcRunMode.changeToMode"]),
            AttributeDefinition(
                name: "countdownTime", id: 0x0002, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(maximum: .constant(.integer(259200))), isNullable: true, isQuieter: true,
                conformance: "O", affectedBy: ["goHome", "pause", "resume", "rvcRunMode.changeToMode"],
                defaultValue: .null),
            AttributeDefinition(
                name: "operationalStateList", id: 0x0003, type: .list(.structure(OperationalStateStruct.definition))),
            AttributeDefinition(
                name: "operationalState", id: 0x0004, type: .enumeration(OperationalStateEnum.definition),
                affectedBy: ["goHome", "pause", "resume", "rvcRunMode.changeToMode"]),
            AttributeDefinition(
                name: "operationalError", id: 0x0005, type: .structure(ErrorStateStruct.definition),
                affectedBy: ["goHome", "pause", "resume", "rvcRunMode.changeToMode"]),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "pause", id: 0x00,
                response: CommandDefinition.ResponseDefinition(
                    name: "operationalCommandResponse", id: 0x04,
                    fields: [
                        FieldDefinition(
                            name: "commandResponseState", id: 0, type: .structure(ErrorStateStruct.definition))
                    ],
                    outcome: AnswerOutcome(
                        field: "commandResponseState.errorStateId", success: .integer(0),
                        reason: "commandResponseState.errorStateDetails")),
                conformance: "Resume, O"),
            CommandDefinition(
                name: "resume", id: 0x03,
                response: CommandDefinition.ResponseDefinition(
                    name: "operationalCommandResponse", id: 0x04,
                    fields: [
                        FieldDefinition(
                            name: "commandResponseState", id: 0, type: .structure(ErrorStateStruct.definition))
                    ],
                    outcome: AnswerOutcome(
                        field: "commandResponseState.errorStateId", success: .integer(0),
                        reason: "commandResponseState.errorStateDetails")),
                conformance: "Pause, O"),
            CommandDefinition(
                name: "goHome", id: 0x80,
                response: CommandDefinition.ResponseDefinition(
                    name: "operationalCommandResponse", id: 0x04,
                    fields: [
                        FieldDefinition(
                            name: "commandResponseState", id: 0, type: .structure(ErrorStateStruct.definition))
                    ],
                    outcome: AnswerOutcome(
                        field: "commandResponseState.errorStateId", success: .integer(0),
                        reason: "commandResponseState.errorStateDetails")),
                conformance: "O"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "operationalError", id: 0x00, priority: .critical,
                fields: [FieldDefinition(name: "errorState", id: 0, type: .structure(ErrorStateStruct.definition))]),
            EventDefinition(
                name: "operationCompletion", id: 0x01,
                fields: [
                    FieldDefinition(name: "completionErrorCode", id: 0, type: .enumeration(ErrorState.definition)),
                    FieldDefinition(
                        name: "totalOperationalTime", id: 1, type: .unsigned(bits: 32), unit: "s", isNullable: true,
                        isOptional: true),
                    FieldDefinition(
                        name: "pausedTime", id: 2, type: .unsigned(bits: 32), unit: "s", isNullable: true,
                        isOptional: true),
                ],
                conformance: "O"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["operationalState"], value: .integer(2), command: "pause"),
            SetRule(attributes: ["operationalState"], value: .integer(1), command: "resume"),
            SetRule(attributes: ["operationalState"], value: .integer(66), command: "goHome"),
            SetRule(attributes: ["operationalState"], value: .integer(64), command: "goHome"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "running", attribute: "operationalState", conversion: .equals("running")),
            EverydayKey(
                key: "phase", attribute: "currentPhase", conversion: .label(EverydayKey.Labels(list: "phaseList"))),
            EverydayKey(key: "remainingTime", attribute: "countdownTime", conversion: .identity, unit: "s"),
            EverydayKey(key: "docked", attribute: "operationalState", conversion: .equals("docked")),
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("pause", command: "pause"),
            EverydayAction("resume", command: "resume"),
            EverydayAction("dock", command: "goHome"),
            EverydayAction(
                "start", command: "resume",
                condition: EverydayAction.Condition(attribute: "operationalState", value: .integer(2))),
        ]
    }
}
