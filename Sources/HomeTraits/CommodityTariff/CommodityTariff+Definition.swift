// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension CommodityTariff {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PRICE", name: "pricing", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "FCRED", name: "friendlyCredit", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "AUXLD", name: "auxiliaryLoad", conformance: "O.a+"),
            FeatureDefinition(bit: 3, code: "PEAKP", name: "peakPeriod"),
            FeatureDefinition(bit: 4, code: "PWRTHLD", name: "powerThreshold"),
            FeatureDefinition(bit: 5, code: "RNDM", name: "randomization"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "tariffInfo", id: 0x0000, type: .structure(TariffInformation.definition), isNullable: true),
            AttributeDefinition(
                name: "tariffUnit", id: 0x0001, type: .enumeration(TariffUnit.definition), isNullable: true),
            AttributeDefinition(
                name: "startDate", id: 0x0002, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                isNullable: true),
            AttributeDefinition(
                name: "dayEntries", id: 0x0003, type: .list(.structure(DayEntry.definition)),
                range: ValueRange(maximumLength: .constant(.integer(672))), isNullable: true),
            AttributeDefinition(
                name: "dayPatterns", id: 0x0004, type: .list(.structure(DayPattern.definition)),
                range: ValueRange(maximumLength: .constant(.integer(28))), isNullable: true),
            AttributeDefinition(
                name: "calendarPeriods", id: 0x0005, type: .list(.structure(CalendarPeriod.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(4))),
                isNullable: true),
            AttributeDefinition(
                name: "individualDays", id: 0x0006, type: .list(.structure(Day.definition)),
                range: ValueRange(maximumLength: .constant(.integer(50))), isNullable: true),
            AttributeDefinition(name: "currentDay", id: 0x0007, type: .structure(Day.definition), isNullable: true),
            AttributeDefinition(name: "nextDay", id: 0x0008, type: .structure(Day.definition), isNullable: true),
            AttributeDefinition(
                name: "currentDayEntry", id: 0x0009, type: .structure(DayEntry.definition), isNullable: true),
            AttributeDefinition(
                name: "currentDayEntryDate", id: 0x000A, type: .unsigned(bits: 32),
                unit: "s since 2000-01-01T00:00:00Z", isNullable: true),
            AttributeDefinition(
                name: "nextDayEntry", id: 0x000B, type: .structure(DayEntry.definition), isNullable: true),
            AttributeDefinition(
                name: "nextDayEntryDate", id: 0x000C, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                isNullable: true),
            AttributeDefinition(
                name: "tariffComponents", id: 0x000D, type: .list(.structure(TariffComponent.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(672))),
                isNullable: true),
            AttributeDefinition(
                name: "tariffPeriods", id: 0x000E, type: .list(.structure(TariffPeriod.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(672))),
                isNullable: true),
            AttributeDefinition(
                name: "currentTariffComponents", id: 0x000F, type: .list(.structure(TariffComponent.definition)),
                range: ValueRange(maximumLength: .constant(.integer(20))), isNullable: true),
            AttributeDefinition(
                name: "nextTariffComponents", id: 0x0010, type: .list(.structure(TariffComponent.definition)),
                range: ValueRange(maximumLength: .constant(.integer(20))), isNullable: true),
            AttributeDefinition(
                name: "defaultRandomizationOffset", id: 0x0011, type: .signed(bits: 16), isNullable: true,
                conformance: "RNDM"),
            AttributeDefinition(
                name: "defaultRandomizationType", id: 0x0012, type: .enumeration(DayEntryRandomizationType.definition),
                isNullable: true, conformance: "RNDM"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "getTariffComponent", id: 0x00,
                fields: [FieldDefinition(name: "tariffComponentId", id: 0, type: .unsigned(bits: 32))],
                response: CommandDefinition.ResponseDefinition(
                    name: "getTariffComponentResponse", id: 0x00,
                    fields: [
                        FieldDefinition(
                            name: "label", id: 0, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(128))), isNullable: true),
                        FieldDefinition(
                            name: "dayEntryIDs", id: 1, type: .list(.unsigned(bits: 32)),
                            range: ValueRange(
                                minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(96)))),
                        FieldDefinition(name: "tariffComponent", id: 2, type: .structure(TariffComponent.definition)),
                    ])),
            CommandDefinition(
                name: "getDayEntry", id: 0x01,
                fields: [FieldDefinition(name: "dayEntryId", id: 0, type: .unsigned(bits: 32))],
                response: CommandDefinition.ResponseDefinition(
                    name: "getDayEntryResponse", id: 0x01,
                    fields: [FieldDefinition(name: "dayEntry", id: 0, type: .structure(DayEntry.definition))])),
        ]
    }
}
