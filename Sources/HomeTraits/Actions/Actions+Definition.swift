// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Actions {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "actionList", id: 0x0000, type: .list(.structure(Action.definition)),
                range: ValueRange(maximumLength: .constant(.integer(256))),
                affectedBy: [
                    "instantAction",
                    "instantActionWithTransition",
                    "startAction",
                    "startActionWithDuration",
                    "stopAction",
                    "pauseAction",
                    "pauseActionWithDuration",
                    "resumeAction",
                    "enableAction",
                    "enableActionWithDuration",
                    "disableAction",
                    "disableActionWithDuration",
                ],
                defaultValue: .list([])),
            AttributeDefinition(
                name: "endpointLists", id: 0x0001, type: .list(.structure(EndpointList.definition)),
                range: ValueRange(maximumLength: .constant(.integer(256))), defaultValue: .list([])),
            AttributeDefinition(
                name: "setupUrl", id: 0x0002, type: .string, range: ValueRange(maximumLength: .constant(.integer(512))),
                conformance: "O"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "instantAction", id: 0x00,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "instantActionWithTransition", id: 0x01,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                    FieldDefinition(name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s"),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "startAction", id: 0x02,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "startActionWithDuration", id: 0x03,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                    FieldDefinition(name: "duration", id: 2, type: .unsigned(bits: 32), unit: "s"),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "stopAction", id: 0x04,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "pauseAction", id: 0x05,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "pauseActionWithDuration", id: 0x06,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                    FieldDefinition(name: "duration", id: 2, type: .unsigned(bits: 32), unit: "s"),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "resumeAction", id: 0x07,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "enableAction", id: 0x08,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "enableActionWithDuration", id: 0x09,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                    FieldDefinition(name: "duration", id: 2, type: .unsigned(bits: 32), unit: "s"),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "disableAction", id: 0x0A,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                ],
                conformance: "desc"),
            CommandDefinition(
                name: "disableActionWithDuration", id: 0x0B,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32), isOptional: true),
                    FieldDefinition(name: "duration", id: 2, type: .unsigned(bits: 32), unit: "s"),
                ],
                conformance: "desc"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "stateChanged", id: 0x00,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32)),
                    FieldDefinition(name: "newState", id: 2, type: .enumeration(ActionState.definition)),
                ]),
            EventDefinition(
                name: "actionFailed", id: 0x01,
                fields: [
                    FieldDefinition(name: "actionId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "invokeId", id: 1, type: .unsigned(bits: 32)),
                    FieldDefinition(name: "newState", id: 2, type: .enumeration(ActionState.definition)),
                    FieldDefinition(name: "error", id: 3, type: .enumeration(ActionError.definition)),
                ]),
        ]
    }
}
