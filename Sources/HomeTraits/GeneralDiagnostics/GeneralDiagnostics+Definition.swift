// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GeneralDiagnostics {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "DMTEST", name: "dataModelTest", conformance: "desc")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "networkInterfaces", id: 0x0000, type: .list(.structure(NetworkInterface.definition)),
                range: ValueRange(maximumLength: .constant(.integer(8)))),
            AttributeDefinition(name: "rebootCount", id: 0x0001, type: .unsigned(bits: 16), isNonvolatile: true),
            AttributeDefinition(name: "upTime", id: 0x0002, type: .unsigned(bits: 64), unit: "s", changesOmitted: true),
            AttributeDefinition(
                name: "totalOperationalHours", id: 0x0003, type: .unsigned(bits: 32), unit: "h", isNonvolatile: true,
                changesOmitted: true, conformance: "O"),
            AttributeDefinition(
                name: "bootReason", id: 0x0004, type: .enumeration(BootReasonEnum.definition), conformance: "O"),
            AttributeDefinition(
                name: "activeHardwareFaults", id: 0x0005, type: .list(.enumeration(HardwareFault.definition)),
                range: ValueRange(maximumLength: .constant(.integer(11))), conformance: "O"),
            AttributeDefinition(
                name: "activeRadioFaults", id: 0x0006, type: .list(.enumeration(RadioFault.definition)),
                range: ValueRange(maximumLength: .constant(.integer(7))), conformance: "O"),
            AttributeDefinition(
                name: "activeNetworkFaults", id: 0x0007, type: .list(.enumeration(NetworkFault.definition)),
                range: ValueRange(maximumLength: .constant(.integer(4))), conformance: "O"),
            AttributeDefinition(name: "testEventTriggersEnabled", id: 0x0008, type: .bool),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "testEventTrigger", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "enableKey", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                        isSensitive: true),
                    FieldDefinition(name: "eventTrigger", id: 1, type: .unsigned(bits: 64)),
                ]),
            CommandDefinition(
                name: "timeSnapshot", id: 0x01,
                response: CommandDefinition.ResponseDefinition(
                    name: "timeSnapshotResponse", id: 0x02,
                    fields: [
                        FieldDefinition(name: "systemTimeMs", id: 0, type: .unsigned(bits: 64), unit: "ms since boot"),
                        FieldDefinition(
                            name: "posixTimeMs", id: 1, type: .unsigned(bits: 64),
                            unit: "ms since 1970-01-01T00:00:00Z", isNullable: true, defaultValue: .null),
                    ])),
            CommandDefinition(
                name: "payloadTestRequest", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "enableKey", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                        isSensitive: true),
                    FieldDefinition(name: "value", id: 1, type: .unsigned(bits: 8)),
                    FieldDefinition(
                        name: "count", id: 2, type: .unsigned(bits: 16),
                        range: ValueRange(maximum: .constant(.integer(2048)))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "payloadTestResponse", id: 0x04,
                    fields: [
                        FieldDefinition(
                            name: "payload", id: 0, type: .octets,
                            range: ValueRange(maximumLength: .constant(.integer(2048))))
                    ]),
                conformance: "DMTEST"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "hardwareFaultChange", id: 0x00, priority: .critical,
                fields: [
                    FieldDefinition(
                        name: "current", id: 0, type: .list(.enumeration(HardwareFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(11)))),
                    FieldDefinition(
                        name: "previous", id: 1, type: .list(.enumeration(HardwareFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(11)))),
                ],
                conformance: "O"),
            EventDefinition(
                name: "radioFaultChange", id: 0x01, priority: .critical,
                fields: [
                    FieldDefinition(
                        name: "current", id: 0, type: .list(.enumeration(RadioFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(7)))),
                    FieldDefinition(
                        name: "previous", id: 1, type: .list(.enumeration(RadioFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(7)))),
                ],
                conformance: "O"),
            EventDefinition(
                name: "networkFaultChange", id: 0x02, priority: .critical,
                fields: [
                    FieldDefinition(
                        name: "current", id: 0, type: .list(.enumeration(NetworkFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(4)))),
                    FieldDefinition(
                        name: "previous", id: 1, type: .list(.enumeration(NetworkFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(4)))),
                ],
                conformance: "O"),
            EventDefinition(
                name: "bootReason", id: 0x03, priority: .critical,
                fields: [FieldDefinition(name: "bootReason", id: 0, type: .enumeration(BootReasonEnum.definition))]),
        ]
    }
}
