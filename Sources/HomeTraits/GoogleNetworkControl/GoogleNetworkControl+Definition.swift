// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleNetworkControl {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "networkEnabled", id: 0x0000, type: .bool, conformance: "O", defaultValue: .bool(true)),
            AttributeDefinition(
                name: "networkSettings", id: 0x0001, type: .structure(NetworkSettings.definition), conformance: "O"),
            AttributeDefinition(
                name: "guestNetworkEnabled", id: 0x0002, type: .bool, isNonvolatile: true,
                conformance: "supportsEnablingGuestNetwork == 1 | supportsDisablingGuestNetwork == 1, O",
                affectedBy: ["enableDisableGuestNetwork"], defaultValue: .bool(false)),
            AttributeDefinition(
                name: "guestNetworkSettings", id: 0x0003, type: .structure(NetworkSettings.definition),
                conformance: "O"),
            AttributeDefinition(
                name: "numConnectedDevices", id: 0x0004, type: .unsigned(bits: 32), conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "networkUsageMB", id: 0x0005, type: .double, unit: "MB", conformance: "O",
                defaultValue: .number(0.0)),
            AttributeDefinition(
                name: "networkUsageLimitMB", id: 0x0006, type: .double, unit: "MB", conformance: "O",
                defaultValue: .number(0.0)),
            AttributeDefinition(
                name: "networkUsageUnlimited", id: 0x0007, type: .bool, conformance: "O", defaultValue: .bool(true)),
            AttributeDefinition(
                name: "lastNetworkDownloadSpeedTest", id: 0x0008, type: .structure(DownloadSpeedTest.definition),
                conformance: "supportsNetworkDownloadSpeedTest == 1, O", affectedBy: ["testNetworkSpeed"]),
            AttributeDefinition(
                name: "lastNetworkUploadSpeedTest", id: 0x0009, type: .structure(UploadSpeedTest.definition),
                conformance: "supportsNetworkUploadSpeedTest == 1, O", affectedBy: ["testNetworkSpeed"]),
            AttributeDefinition(
                name: "networkSpeedTestInProgress", id: 0x000A, type: .bool, conformance: "O",
                affectedBy: ["testNetworkSpeed"], defaultValue: .bool(false)),
            AttributeDefinition(
                name: "supportsEnablingGuestNetwork", id: 0x000B, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "supportsDisablingGuestNetwork", id: 0x000C, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "supportsGettingGuestNetworkPassword", id: 0x000D, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "networkProfiles", id: 0x000E, type: .list(.string), isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "supportsEnablingNetworkProfile", id: 0x000F, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "supportsDisablingNetworkProfile", id: 0x0010, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "supportsNetworkDownloadSpeedTest", id: 0x0011, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "supportsNetworkUploadSpeedTest", id: 0x0012, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "enableDisableGuestNetwork", id: 0x00,
                fields: [FieldDefinition(name: "enable", id: 0, type: .bool)],
                conformance: "supportsEnablingGuestNetwork == 1 | supportsDisablingGuestNetwork == 1"),
            CommandDefinition(
                name: "enableDisableNetworkProfile", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "profile", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256)))),
                    FieldDefinition(name: "enable", id: 1, type: .bool),
                ],
                conformance: "supportsEnablingNetworkProfile == 1 | supportsDisablingNetworkProfile == 1"),
            CommandDefinition(
                name: "getGuestNetworkPassword", id: 0x02,
                response: CommandDefinition.ResponseDefinition(
                    name: "getGuestNetworkPasswordResponse", id: 0x02,
                    fields: [FieldDefinition(name: "guestNetworkPassword", id: 0, type: .string, isSensitive: true)]),
                conformance: "supportsGettingGuestNetworkPassword == 1"),
            CommandDefinition(
                name: "testNetworkSpeed", id: 0x03,
                fields: [
                    FieldDefinition(name: "testDownloadSpeed", id: 0, type: .bool),
                    FieldDefinition(name: "testUploadSpeed", id: 1, type: .bool),
                    FieldDefinition(
                        name: "followUpToken", id: 2, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(1024))), isOptional: true),
                ],
                conformance: "supportsNetworkDownloadSpeedTest == 1 | supportsNetworkUploadSpeedTest == 1"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["guestNetworkEnabled"], command: "enableDisableGuestNetwork",
                fields: [SetRule.Assignment(field: "enable", source: .attribute("guestNetworkEnabled"))])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "networkEnabled", attribute: "networkEnabled", conversion: .identity),
            EverydayKey(key: "guestNetwork", attribute: "guestNetworkEnabled", conversion: .identity),
            EverydayKey(key: "connectedDevices", attribute: "numConnectedDevices", conversion: .identity),
        ]
    }
}
