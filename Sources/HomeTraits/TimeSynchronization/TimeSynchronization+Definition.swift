// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension TimeSynchronization {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "TZ", name: "timeZone"),
            FeatureDefinition(bit: 1, code: "NTPC", name: "ntpClient"),
            FeatureDefinition(bit: 2, code: "NTPS", name: "ntpServer"),
            FeatureDefinition(bit: 3, code: "TSC", name: "timeSyncClient"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "utcTime", id: 0x0000, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                isNullable: true, changesOmitted: true, affectedBy: ["setUtcTime"], defaultValue: .null),
            AttributeDefinition(
                name: "granularity", id: 0x0001, type: .enumeration(Granularity.definition), affectedBy: ["setUtcTime"],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "timeSource", id: 0x0002, type: .enumeration(TimeSource.definition), conformance: "O",
                affectedBy: ["setUtcTime"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "trustedTimeSource", id: 0x0003, type: .structure(TrustedTimeSource.definition), isNullable: true,
                isNonvolatile: true, conformance: "TSC", affectedBy: ["setTrustedTimeSource"], defaultValue: .null),
            AttributeDefinition(
                name: "defaultNtp", id: 0x0004, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(128))), isNullable: true, isNonvolatile: true,
                conformance: "NTPC", affectedBy: ["setDefaultNtp"], defaultValue: .null),
            AttributeDefinition(
                name: "timeZone", id: 0x0005, type: .list(.structure(TimeZone.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(2))),
                isNonvolatile: true, conformance: "TZ", affectedBy: ["setTimeZone"]),
            AttributeDefinition(
                name: "dstOffset", id: 0x0006, type: .list(.structure(DSTOffset.definition)), isNonvolatile: true,
                conformance: "TZ", affectedBy: ["setDstOffset", "setTimeZone"], defaultValue: .list([])),
            AttributeDefinition(
                name: "localTime", id: 0x0007, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                isNullable: true, changesOmitted: true, conformance: "TZ",
                affectedBy: ["setDstOffset", "setTimeZone", "setUtcTime"], defaultValue: .null),
            AttributeDefinition(
                name: "timeZoneDatabase", id: 0x0008, type: .enumeration(TimeZoneDatabase.definition), isFixed: true,
                conformance: "TZ", defaultValue: .integer(2)),
            AttributeDefinition(
                name: "ntpServerAvailable", id: 0x0009, type: .bool, conformance: "NTPS", defaultValue: .bool(false)),
            AttributeDefinition(
                name: "timeZoneListMaxSize", id: 0x000A, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(2))), isFixed: true,
                conformance: "TZ"),
            AttributeDefinition(
                name: "dstOffsetListMaxSize", id: 0x000B, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true, conformance: "TZ"),
            AttributeDefinition(
                name: "supportsDnsResolve", id: 0x000C, type: .bool, isFixed: true, conformance: "NTPC",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "setUtcTime", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "utcTime", id: 0, type: .unsigned(bits: 64), unit: "µs since 2000-01-01T00:00:00Z",
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "granularity", id: 1, type: .enumeration(Granularity.definition),
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "timeSource", id: 2, type: .enumeration(TimeSource.definition),
                        defaultValue: .integer(0)),
                ]),
            CommandDefinition(
                name: "setTrustedTimeSource", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "trustedTimeSource", id: 0, type: .structure(FabricScopedTrustedTimeSource.definition),
                        isNullable: true, defaultValue: .null)
                ],
                conformance: "TSC"),
            CommandDefinition(
                name: "setTimeZone", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "timeZone", id: 0, type: .list(.structure(TimeZone.definition)),
                        range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(2))))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "setTimeZoneResponse", id: 0x03,
                    fields: [
                        FieldDefinition(name: "dstOffsetRequired", id: 0, type: .bool, defaultValue: .bool(true))
                    ]),
                conformance: "TZ"),
            CommandDefinition(
                name: "setDstOffset", id: 0x04,
                fields: [FieldDefinition(name: "dstOffset", id: 0, type: .list(.structure(DSTOffset.definition)))],
                conformance: "TZ"),
            CommandDefinition(
                name: "setDefaultNtp", id: 0x05,
                fields: [
                    FieldDefinition(
                        name: "defaultNtp", id: 0, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(128))), isNullable: true,
                        defaultValue: .null)
                ],
                conformance: "NTPC"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(name: "dstTableEmpty", id: 0x00, conformance: "TZ"),
            EventDefinition(
                name: "dstStatus", id: 0x01, fields: [FieldDefinition(name: "dstOffsetActive", id: 0, type: .bool)],
                conformance: "TZ"),
            EventDefinition(
                name: "timeZoneStatus", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "offset", id: 0, type: .signed(bits: 32), unit: "s",
                        range: ValueRange(minimum: .constant(.integer(-43200)), maximum: .constant(.integer(50400)))),
                    FieldDefinition(
                        name: "name", id: 1, type: .string,
                        range: ValueRange(
                            minimumLength: .constant(.integer(0)), maximumLength: .constant(.integer(64))),
                        isOptional: true),
                ],
                conformance: "TZ"),
            EventDefinition(name: "timeFailure", id: 0x03),
            EventDefinition(name: "missingTrustedTimeSource", id: 0x04, conformance: "TSC"),
        ]
    }
}
