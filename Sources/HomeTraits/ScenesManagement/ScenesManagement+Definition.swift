// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ScenesManagement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "SN", name: "sceneNames")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "sceneTableSize", id: 0x0001, type: .unsigned(bits: 16), isFixed: true,
                defaultValue: .integer(16)),
            AttributeDefinition(
                name: "fabricSceneInfo", id: 0x0002, type: .list(.structure(SceneInfo.definition)),
                affectedBy: ["addScene", "copyScene", "recallScene", "removeAllScenes", "removeScene", "storeScene"]),
            AttributeDefinition(
                name: "lastConfiguredBy", id: 0x0000, type: .unsigned(bits: 64), isNullable: true, conformance: "O",
                defaultValue: .null),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "addScene", id: 0x00,
                fields: [
                    FieldDefinition(name: "groupId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "sceneId", id: 1, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 32), unit: "ms",
                        range: ValueRange(maximum: .constant(.integer(60_000_000)))),
                    FieldDefinition(
                        name: "sceneName", id: 3, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(16)))),
                    FieldDefinition(
                        name: "extensionFieldSetStructs", id: 4, type: .list(.structure(ExtensionFieldSet.definition))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "addSceneResponse", id: 0x00,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "groupId", id: 1, type: .unsigned(bits: 16)),
                        FieldDefinition(
                            name: "sceneId", id: 2, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .constant(.integer(254)))),
                    ])),
            CommandDefinition(
                name: "viewScene", id: 0x01,
                fields: [
                    FieldDefinition(name: "groupId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "sceneId", id: 1, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "viewSceneResponse", id: 0x01,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "groupId", id: 1, type: .unsigned(bits: 16)),
                        FieldDefinition(
                            name: "sceneId", id: 2, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .constant(.integer(254)))),
                        FieldDefinition(
                            name: "transitionTime", id: 3, type: .unsigned(bits: 32), unit: "ms",
                            range: ValueRange(maximum: .constant(.integer(60_000_000))), isOptional: true),
                        FieldDefinition(
                            name: "sceneName", id: 4, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(16))), isOptional: true),
                        FieldDefinition(
                            name: "extensionFieldSetStructs", id: 5,
                            type: .list(.structure(ExtensionFieldSet.definition)), isOptional: true),
                    ])),
            CommandDefinition(
                name: "removeScene", id: 0x02,
                fields: [
                    FieldDefinition(name: "groupId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "sceneId", id: 1, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "removeSceneResponse", id: 0x02,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "groupId", id: 1, type: .unsigned(bits: 16)),
                        FieldDefinition(
                            name: "sceneId", id: 2, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .constant(.integer(254)))),
                    ])),
            CommandDefinition(
                name: "removeAllScenes", id: 0x03,
                fields: [FieldDefinition(name: "groupId", id: 0, type: .unsigned(bits: 16))],
                response: CommandDefinition.ResponseDefinition(
                    name: "removeAllScenesResponse", id: 0x03,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "groupId", id: 1, type: .unsigned(bits: 16)),
                    ])),
            CommandDefinition(
                name: "storeScene", id: 0x04,
                fields: [
                    FieldDefinition(name: "groupId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "sceneId", id: 1, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "storeSceneResponse", id: 0x04,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "groupId", id: 1, type: .unsigned(bits: 16)),
                        FieldDefinition(
                            name: "sceneId", id: 2, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .constant(.integer(254)))),
                    ])),
            CommandDefinition(
                name: "recallScene", id: 0x05,
                fields: [
                    FieldDefinition(name: "groupId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "sceneId", id: 1, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 32), unit: "ms",
                        range: ValueRange(maximum: .constant(.integer(60_000_000))), isNullable: true,
                        isOptional: true),
                ]),
            CommandDefinition(
                name: "getSceneMembership", id: 0x06,
                fields: [FieldDefinition(name: "groupId", id: 0, type: .unsigned(bits: 16))],
                response: CommandDefinition.ResponseDefinition(
                    name: "getSceneMembershipResponse", id: 0x06,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "capacity", id: 1, type: .unsigned(bits: 8), isNullable: true),
                        FieldDefinition(name: "groupId", id: 2, type: .unsigned(bits: 16)),
                        FieldDefinition(name: "sceneList", id: 3, type: .list(.unsigned(bits: 8)), isOptional: true),
                    ])),
            CommandDefinition(
                name: "copyScene", id: 0x40,
                fields: [
                    FieldDefinition(name: "mode", id: 0, type: .bitmap(CopyMode.definition), defaultValue: .integer(0)),
                    FieldDefinition(name: "groupIdentifierFrom", id: 1, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "sceneIdentifierFrom", id: 2, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                    FieldDefinition(name: "groupIdentifierTo", id: 3, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "sceneIdentifierTo", id: 4, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "copySceneResponse", id: 0x40,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "groupIdentifierFrom", id: 1, type: .unsigned(bits: 16)),
                        FieldDefinition(
                            name: "sceneIdentifierFrom", id: 2, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .constant(.integer(254)))),
                    ]),
                conformance: "O"),
        ]
    }
}
