// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleGroupManagement {
    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "createUserDefinedGroup", id: 0x00,
                fields: [
                    FieldDefinition(name: "withName", id: 0, type: .string, isOptional: true),
                    FieldDefinition(name: "withDevices", id: 1, type: .list(.string)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "createUserDefinedGroupResponse", id: 0x00,
                    fields: [FieldDefinition(name: "groupObjectId", id: 0, type: .string)])),
            CommandDefinition(
                name: "createGroup", id: 0x01,
                fields: [
                    FieldDefinition(name: "name", id: 0, type: .string),
                    FieldDefinition(name: "memberDeviceObjectIds", id: 1, type: .list(.string)),
                    FieldDefinition(name: "policyId", id: 2, type: .string, isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "createGroupResponse", id: 0x01,
                    fields: [FieldDefinition(name: "groupObjectId", id: 0, type: .string)])),
            CommandDefinition(
                name: "createCastSpeakerGroup", id: 0x02,
                fields: [
                    FieldDefinition(name: "name", id: 0, type: .string),
                    FieldDefinition(name: "memberDeviceObjectIds", id: 1, type: .list(.string)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "createCastSpeakerGroupResponse", id: 0x02,
                    fields: [FieldDefinition(name: "groupObjectId", id: 0, type: .string)])),
            CommandDefinition(
                name: "addGroupMembers", id: 0x03,
                fields: [
                    FieldDefinition(name: "groupObjectId", id: 0, type: .string),
                    FieldDefinition(name: "memberDeviceObjectIds", id: 1, type: .list(.string)),
                ]),
            CommandDefinition(
                name: "removeGroupMembers", id: 0x04,
                fields: [
                    FieldDefinition(name: "groupObjectId", id: 0, type: .string),
                    FieldDefinition(name: "memberDeviceObjectIds", id: 1, type: .list(.string)),
                ]),
            CommandDefinition(
                name: "removeAllGroupMembers", id: 0x05,
                fields: [FieldDefinition(name: "groupObjectId", id: 0, type: .string)]),
            CommandDefinition(
                name: "deleteGroup", id: 0x06, fields: [FieldDefinition(name: "groupObjectId", id: 0, type: .string)]),
        ]
    }
}
