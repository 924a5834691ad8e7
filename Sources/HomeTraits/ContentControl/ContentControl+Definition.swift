// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ContentControl {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "ST", name: "screenTime"),
            FeatureDefinition(bit: 1, code: "PM", name: "pinManagement"),
            FeatureDefinition(bit: 2, code: "BU", name: "blockUnrated"),
            FeatureDefinition(bit: 3, code: "OCR", name: "onDemandContentRating"),
            FeatureDefinition(bit: 4, code: "SCR", name: "scheduledContentRating"),
            FeatureDefinition(bit: 5, code: "BC", name: "blockChannels"),
            FeatureDefinition(bit: 6, code: "BA", name: "blockApplications"),
            FeatureDefinition(bit: 7, code: "BTW", name: "blockContentTimeWindow"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "enabled", id: 0x0000, type: .bool, affectedBy: ["disable", "enable"]),
            AttributeDefinition(
                name: "onDemandRatings", id: 0x0001, type: .list(.structure(RatingName.definition)),
                conformance: "OCR"),
            AttributeDefinition(
                name: "onDemandRatingThreshold", id: 0x0002, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(8))), conformance: "OCR",
                affectedBy: ["setOnDemandRatingThreshold"]),
            AttributeDefinition(
                name: "scheduledContentRatings", id: 0x0003, type: .list(.structure(RatingName.definition)),
                conformance: "SCR"),
            AttributeDefinition(
                name: "scheduledContentRatingThreshold", id: 0x0004, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(8))), conformance: "SCR",
                affectedBy: ["setScheduledContentRatingThreshold"]),
            AttributeDefinition(
                name: "screenDailyTime", id: 0x0005, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(maximum: .constant(.integer(86400))), conformance: "ST",
                affectedBy: ["setScreenDailyTime"]),
            AttributeDefinition(
                name: "remainingScreenTime", id: 0x0006, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(maximum: .constant(.integer(86400))), conformance: "ST",
                affectedBy: ["addBonusTime", "setScreenDailyTime"]),
            AttributeDefinition(
                name: "blockUnrated", id: 0x0007, type: .bool, conformance: "BU",
                affectedBy: ["blockUnratedContent", "unblockUnratedContent"]),
            AttributeDefinition(
                name: "blockChannelList", id: 0x0008, type: .list(.structure(BlockChannel.definition)),
                conformance: "BC", affectedBy: ["addBlockChannels", "removeBlockChannels"]),
            AttributeDefinition(
                name: "blockApplicationList", id: 0x0009, type: .list(.structure(AppInfo.definition)),
                conformance: "BA", affectedBy: ["addBlockApplications", "removeBlockApplications"]),
            AttributeDefinition(
                name: "blockContentTimeWindow", id: 0x000A, type: .list(.structure(TimeWindow.definition)),
                range: ValueRange(maximumLength: .constant(.integer(7))), conformance: "BTW",
                affectedBy: ["removeBlockContentTimeWindow", "setBlockContentTimeWindow"]),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "updatePin", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "oldPin", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(6))),
                        isSensitive: true),
                    FieldDefinition(
                        name: "newPin", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(6))),
                        isSensitive: true),
                ],
                isTimed: true, conformance: "PM"),
            CommandDefinition(
                name: "resetPin", id: 0x01,
                response: CommandDefinition.ResponseDefinition(
                    name: "resetPinResponse", id: 0x02,
                    fields: [
                        FieldDefinition(
                            name: "pinCode", id: 0, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(6))), isSensitive: true)
                    ]),
                isTimed: true, conformance: "PM"),
            CommandDefinition(name: "enable", id: 0x03, isTimed: true),
            CommandDefinition(name: "disable", id: 0x04, isTimed: true),
            CommandDefinition(
                name: "addBonusTime", id: 0x05,
                fields: [
                    FieldDefinition(
                        name: "pinCode", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(6))),
                        isOptional: true, isSensitive: true),
                    FieldDefinition(
                        name: "bonusTime", id: 1, type: .unsigned(bits: 32), unit: "s", defaultValue: .integer(300)),
                ],
                conformance: "ST"),
            CommandDefinition(
                name: "setScreenDailyTime", id: 0x06,
                fields: [
                    FieldDefinition(
                        name: "screenTime", id: 0, type: .unsigned(bits: 32), unit: "s",
                        range: ValueRange(maximum: .constant(.integer(86400))))
                ],
                conformance: "ST"),
            CommandDefinition(name: "blockUnratedContent", id: 0x07, conformance: "BU"),
            CommandDefinition(name: "unblockUnratedContent", id: 0x08, conformance: "BU"),
            CommandDefinition(
                name: "setOnDemandRatingThreshold", id: 0x09,
                fields: [
                    FieldDefinition(
                        name: "rating", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(8))))
                ],
                conformance: "OCR"),
            CommandDefinition(
                name: "setScheduledContentRatingThreshold", id: 0x0A,
                fields: [
                    FieldDefinition(
                        name: "rating", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(8))))
                ],
                conformance: "SCR"),
            CommandDefinition(
                name: "addBlockChannels", id: 0x0B,
                fields: [FieldDefinition(name: "channels", id: 0, type: .list(.structure(BlockChannel.definition)))],
                conformance: "BC"),
            CommandDefinition(
                name: "removeBlockChannels", id: 0x0C,
                fields: [FieldDefinition(name: "channelIndexes", id: 0, type: .list(.unsigned(bits: 16)))],
                conformance: "BC"),
            CommandDefinition(
                name: "addBlockApplications", id: 0x0D,
                fields: [FieldDefinition(name: "applications", id: 0, type: .list(.structure(AppInfo.definition)))],
                conformance: "BA"),
            CommandDefinition(
                name: "removeBlockApplications", id: 0x0E,
                fields: [FieldDefinition(name: "applications", id: 0, type: .list(.structure(AppInfo.definition)))],
                conformance: "BA"),
            CommandDefinition(
                name: "setBlockContentTimeWindow", id: 0x0F,
                fields: [FieldDefinition(name: "timeWindow", id: 0, type: .structure(TimeWindow.definition))],
                conformance: "BTW"),
            CommandDefinition(
                name: "removeBlockContentTimeWindow", id: 0x10,
                fields: [FieldDefinition(name: "timeWindowIndexes", id: 0, type: .list(.unsigned(bits: 16)))],
                conformance: "BTW"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(name: "remainingScreenTimeExpired", id: 0x00, conformance: "ST"),
            EventDefinition(name: "enteringBlockContentTimeWindow", id: 0x01, conformance: "BTW"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["enabled"], value: .bool(true), command: "enable"),
            SetRule(attributes: ["enabled"], value: .bool(false), command: "disable"),
            SetRule(attributes: ["blockUnrated"], value: .bool(true), command: "blockUnratedContent"),
            SetRule(attributes: ["blockUnrated"], value: .bool(false), command: "unblockUnratedContent"),
            SetRule(
                attributes: ["screenDailyTime"], command: "setScreenDailyTime",
                fields: [SetRule.Assignment(field: "screenTime", source: .attribute("screenDailyTime"))]),
            SetRule(
                attributes: ["onDemandRatingThreshold"], command: "setOnDemandRatingThreshold",
                fields: [SetRule.Assignment(field: "rating", source: .attribute("onDemandRatingThreshold"))]),
            SetRule(
                attributes: ["scheduledContentRatingThreshold"], command: "setScheduledContentRatingThreshold",
                fields: [SetRule.Assignment(field: "rating", source: .attribute("scheduledContentRatingThreshold"))]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "contentControl", attribute: "enabled", conversion: .identity),
            EverydayKey(key: "remainingScreenTime", attribute: "remainingScreenTime", conversion: .identity, unit: "s"),
        ]
    }
}
