// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ApplicationLauncher {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "AP", name: "applicationPlatform")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "catalogList", id: 0x0000, type: .list(.unsigned(bits: 16)), isNonvolatile: true,
                conformance: "AP"),
            AttributeDefinition(
                name: "currentApp", id: 0x0001, type: .structure(ApplicationEP.definition), isNullable: true,
                conformance: "O", affectedBy: ["hideApp", "launchApp", "stopApp"], defaultValue: .null),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "launchApp", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "application", id: 0, type: .structure(Application.definition), isOptional: true),
                    FieldDefinition(name: "data", id: 1, type: .octets, isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "launcherResponse", id: 0x03,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .octets, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0)))),
            CommandDefinition(
                name: "stopApp", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "application", id: 0, type: .structure(Application.definition), isOptional: true)
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "launcherResponse", id: 0x03,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .octets, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0)))),
            CommandDefinition(
                name: "hideApp", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "application", id: 0, type: .structure(Application.definition), isOptional: true)
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "launcherResponse", id: 0x03,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .octets, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0)))),
        ]
    }
}
