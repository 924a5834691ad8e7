// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension OperationalState {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "phaseList", id: 0x0000, type: .list(.string),
                range: ValueRange(maximumLength: .constant(.integer(32))), isNullable: true),
            AttributeDefinition(
                name: "currentPhase", id: 0x0001, type: .unsigned(bits: 8), isNullable: true,
                affectedBy: ["pause", "resume", "start", "stop"]),
            AttributeDefinition(
                name: "countdownTime", id: 0x0002, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(maximum: .constant(.integer(259200))), isNullable: true, isQuieter: true,
                conformance: "O", affectedBy: ["pause", "resume", "start", "stop"], defaultValue: .null),
            AttributeDefinition(
                name: "operationalStateList", id: 0x0003, type: .list(.structure(OperationalStateStruct.definition))),
            AttributeDefinition(
                name: "operationalState", id: 0x0004, type: .enumeration(OperationalStateEnum.definition),
                affectedBy: ["pause", "resume", "start", "stop"]),
            AttributeDefinition(
                name: "operationalError", id: 0x0005, type: .structure(ErrorStateStruct.definition),
                affectedBy: ["pause", "resume", "start", "stop"]),
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
                name: "stop", id: 0x01,
                response: CommandDefinition.ResponseDefinition(
                    name: "operationalCommandResponse", id: 0x04,
                    fields: [
                        FieldDefinition(
                            name: "commandResponseState", id: 0, type: .structure(ErrorStateStruct.definition))
                    ],
                    outcome: AnswerOutcome(
                        field: "commandResponseState.errorStateId", success: .integer(0),
                        reason: "commandResponseState.errorStateDetails")),
                conformance: "Start, O"),
            CommandDefinition(
                name: "start", id: 0x02,
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
            SetRule(attributes: ["operationalState"], value: .integer(1), command: "start"),
            SetRule(attributes: ["operationalState"], value: .integer(2), command: "pause"),
            SetRule(attributes: ["operationalState"], value: .integer(0), command: "stop"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "running", attribute: "operationalState", conversion: .equals("running")),
            EverydayKey(
                key: "phase", attribute: "currentPhase", conversion: .label(EverydayKey.Labels(list: "phaseList"))),
            EverydayKey(key: "remainingTime", attribute: "countdownTime", conversion: .identity, unit: "s"),
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("start", command: "start"),
            EverydayAction("stop", command: "stop"),
            EverydayAction("pause", command: "pause"),
            EverydayAction("resume", command: "resume"),
        ]
    }
}
