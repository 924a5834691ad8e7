// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GroupKeyManagement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "CS", name: "cacheAndSync")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "groupKeyMap", id: 0x0000, type: .list(.structure(GroupKeyMap.definition)), isWritable: true,
                isNonvolatile: true, affectedBy: ["keySetRemove"], defaultValue: .list([])),
            AttributeDefinition(
                name: "groupTable", id: 0x0001, type: .list(.structure(GroupInfoMap.definition)),
                affectedBy: [
                    "groups.addGroup",
                    "groups.addGroupIfIdentifying",
                    "groups.removeAllGroups",
                    "groups.removeGroup",
                ],
                defaultValue: .list([])),
            AttributeDefinition(
                name: "maxGroupsPerFabric", id: 0x0002, type: .unsigned(bits: 16), isFixed: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "maxGroupKeysPerFabric", id: 0x0003, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(65535))), isFixed: true,
                defaultValue: .integer(1)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "keySetWrite", id: 0x00,
                fields: [FieldDefinition(name: "groupKeySet", id: 0, type: .structure(GroupKeySet.definition))]),
            CommandDefinition(
                name: "keySetRead", id: 0x01,
                fields: [FieldDefinition(name: "groupKeySetId", id: 0, type: .unsigned(bits: 16))],
                response: CommandDefinition.ResponseDefinition(
                    name: "keySetReadResponse", id: 0x02,
                    fields: [FieldDefinition(name: "groupKeySet", id: 0, type: .structure(GroupKeySet.definition))])),
            CommandDefinition(
                name: "keySetRemove", id: 0x03,
                fields: [FieldDefinition(name: "groupKeySetId", id: 0, type: .unsigned(bits: 16))]),
            CommandDefinition(
                name: "keySetReadAllIndices", id: 0x04,
                response: CommandDefinition.ResponseDefinition(
                    name: "keySetReadAllIndicesResponse", id: 0x05,
                    fields: [FieldDefinition(name: "groupKeySetIDs", id: 0, type: .list(.unsigned(bits: 16)))])),
        ]
    }
}
