// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension PushAvStreamTransport {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PERZONESENS", name: "perZoneSensitivity"),
            FeatureDefinition(bit: 1, code: "METADATA", name: "metadata"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "supportedFormats", id: 0x0000, type: .list(.structure(SupportedFormat.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1))), isFixed: true),
            AttributeDefinition(
                name: "currentConnections", id: 0x0001, type: .list(.structure(TransportConfiguration.definition)),
                isNonvolatile: true,
                affectedBy: [
                    "allocatePushTransport",
                    "deallocatePushTransport",
                    "modifyPushTransport",
                    "setTransportStatus",
                ]),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "allocatePushTransport", id: 0x00,
                fields: [
                    FieldDefinition(name: "transportOptions", id: 0, type: .structure(TransportOptions.definition))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "allocatePushTransportResponse", id: 0x01,
                    fields: [
                        FieldDefinition(
                            name: "transportConfiguration", id: 0, type: .structure(TransportConfiguration.definition))
                    ])),
            CommandDefinition(
                name: "deallocatePushTransport", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "connectionId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65534))))
                ]),
            CommandDefinition(
                name: "modifyPushTransport", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "connectionId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65534)))),
                    FieldDefinition(name: "transportOptions", id: 1, type: .structure(TransportOptions.definition)),
                ]),
            CommandDefinition(
                name: "setTransportStatus", id: 0x04,
                fields: [
                    FieldDefinition(
                        name: "connectionId", id: 0, type: .unsigned(bits: 16), isNullable: true, defaultValue: .null),
                    FieldDefinition(name: "transportStatus", id: 1, type: .enumeration(TransportStatus.definition)),
                ]),
            CommandDefinition(
                name: "manuallyTriggerTransport", id: 0x05,
                fields: [
                    FieldDefinition(
                        name: "connectionId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "activationReason", id: 1, type: .enumeration(TriggerActivationReason.definition)),
                    FieldDefinition(
                        name: "timeControl", id: 2, type: .structure(TransportMotionTriggerTimeControl.definition),
                        isOptional: true),
                    FieldDefinition(
                        name: "userDefined", id: 3, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                ]),
            CommandDefinition(
                name: "findTransport", id: 0x06,
                fields: [
                    FieldDefinition(
                        name: "connectionId", id: 0, type: .unsigned(bits: 16), isNullable: true, defaultValue: .null)
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "findTransportResponse", id: 0x07,
                    fields: [
                        FieldDefinition(
                            name: "transportConfigurations", id: 0,
                            type: .list(.structure(TransportConfiguration.definition)))
                    ])),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "pushTransportBegin", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "connectionId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65534)))),
                    FieldDefinition(name: "triggerType", id: 1, type: .enumeration(TransportTriggerType.definition)),
                    FieldDefinition(
                        name: "activationReason", id: 2, type: .enumeration(TriggerActivationReason.definition),
                        isOptional: true),
                    FieldDefinition(name: "containerType", id: 3, type: .enumeration(ContainerFormat.definition)),
                    FieldDefinition(name: "cmafSessionNumber", id: 4, type: .unsigned(bits: 64), isOptional: true),
                ]),
            EventDefinition(
                name: "pushTransportEnd", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "connectionId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65534)))),
                    FieldDefinition(name: "containerType", id: 1, type: .enumeration(ContainerFormat.definition)),
                    FieldDefinition(name: "cmafSessionNumber", id: 2, type: .unsigned(bits: 64), isOptional: true),
                ]),
        ]
    }
}
