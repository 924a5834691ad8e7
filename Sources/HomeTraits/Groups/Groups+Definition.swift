// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Groups {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "GN", name: "groupNames")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "nameSupport", id: 0x0000, type: .bitmap(NameSupport.definition), isFixed: true,
                defaultValue: .integer(0))
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "addGroup", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "groupId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(1)))),
                    FieldDefinition(
                        name: "groupName", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(16)))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "addGroupResponse", id: 0x00,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(
                            name: "groupId", id: 1, type: .unsigned(bits: 16),
                            range: ValueRange(minimum: .constant(.integer(1)))),
                    ])),
            CommandDefinition(
                name: "viewGroup", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "groupId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(1))))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "viewGroupResponse", id: 0x01,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(
                            name: "groupId", id: 1, type: .unsigned(bits: 16),
                            range: ValueRange(minimum: .constant(.integer(1)))),
                        FieldDefinition(
                            name: "groupName", id: 2, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(16)))),
                    ])),
            CommandDefinition(
                name: "getGroupMembership", id: 0x02,
                fields: [FieldDefinition(name: "groupList", id: 0, type: .list(.unsigned(bits: 16)))],
                response: CommandDefinition.ResponseDefinition(
                    name: "getGroupMembershipResponse", id: 0x02,
                    fields: [
                        FieldDefinition(name: "capacity", id: 0, type: .unsigned(bits: 8), isNullable: true),
                        FieldDefinition(name: "groupList", id: 1, type: .list(.unsigned(bits: 16))),
                    ])),
            CommandDefinition(
                name: "removeGroup", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "groupId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(1))))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "removeGroupResponse", id: 0x03,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(
                            name: "groupId", id: 1, type: .unsigned(bits: 16),
                            range: ValueRange(minimum: .constant(.integer(1)))),
                    ])),
            CommandDefinition(name: "removeAllGroups", id: 0x04),
            CommandDefinition(
                name: "addGroupIfIdentifying", id: 0x05,
                fields: [
                    FieldDefinition(
                        name: "groupId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(1)))),
                    FieldDefinition(
                        name: "groupName", id: 1, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(16)))),
                ]),
        ]
    }
}
