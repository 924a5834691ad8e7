// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension IcdManagement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "CIP", name: "checkInProtocolSupport", conformance: "LITS, O"),
            FeatureDefinition(bit: 1, code: "UAT", name: "userActiveModeTrigger", conformance: "LITS, O"),
            FeatureDefinition(bit: 2, code: "LITS", name: "longIdleTimeSupport"),
            FeatureDefinition(bit: 3, code: "DSLS", name: "dynamicSitLitSupport", conformance: "[LITS]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "idleModeDuration", id: 0x0000, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(64800))), isFixed: true,
                defaultValue: .integer(1)),
            AttributeDefinition(
                name: "activeModeDuration", id: 0x0001, type: .unsigned(bits: 32), unit: "ms", isFixed: true,
                defaultValue: .integer(300)),
            AttributeDefinition(
                name: "activeModeThreshold", id: 0x0002, type: .unsigned(bits: 16), unit: "ms", isFixed: true,
                defaultValue: .integer(300)),
            AttributeDefinition(
                name: "registeredClients", id: 0x0003, type: .list(.structure(MonitoringRegistration.definition)),
                isNonvolatile: true, conformance: "CIP", affectedBy: ["registerClient", "unregisterClient"],
                defaultValue: .list([])),
            AttributeDefinition(
                name: "icdCounter", id: 0x0004, type: .unsigned(bits: 32), isNonvolatile: true, changesOmitted: true,
                conformance: "CIP", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "clientsSupportedPerFabric", id: 0x0005, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true, conformance: "CIP",
                defaultValue: .integer(1)),
            AttributeDefinition(
                name: "userActiveModeTriggerHint", id: 0x0006, type: .bitmap(UserActiveModeTrigger.definition),
                isFixed: true, conformance: "UAT", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "userActiveModeTriggerInstruction", id: 0x0007, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(128))), isFixed: true, conformance: "desc",
                defaultValue: .string("")),
            AttributeDefinition(
                name: "operatingMode", id: 0x0008, type: .enumeration(OperatingMode.definition), conformance: "LITS",
                affectedBy: ["registerClient", "unregisterClient"]),
            AttributeDefinition(
                name: "maximumCheckInBackoff", id: 0x0009, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(
                    minimum: .attribute("idleModeDuration", offset: 0), maximum: .constant(.integer(64800))),
                isFixed: true, conformance: "CIP", defaultValue: .integer(1)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "registerClient", id: 0x00,
                fields: [
                    FieldDefinition(name: "checkInNodeId", id: 0, type: .unsigned(bits: 64)),
                    FieldDefinition(name: "monitoredSubject", id: 1, type: .unsigned(bits: 64)),
                    FieldDefinition(
                        name: "key", id: 2, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                        isSensitive: true),
                    FieldDefinition(
                        name: "verificationKey", id: 3, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                        isOptional: true, isSensitive: true),
                    FieldDefinition(name: "clientType", id: 4, type: .enumeration(ClientType.definition)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "registerClientResponse", id: 0x01,
                    fields: [FieldDefinition(name: "icdCounter", id: 0, type: .unsigned(bits: 32))]),
                conformance: "CIP"),
            CommandDefinition(
                name: "unregisterClient", id: 0x02,
                fields: [
                    FieldDefinition(name: "checkInNodeId", id: 0, type: .unsigned(bits: 64)),
                    FieldDefinition(
                        name: "verificationKey", id: 1, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                        isOptional: true, isSensitive: true),
                ],
                conformance: "CIP"),
            CommandDefinition(
                name: "stayActiveRequest", id: 0x03,
                fields: [FieldDefinition(name: "stayActiveDuration", id: 0, type: .unsigned(bits: 32), unit: "ms")],
                response: CommandDefinition.ResponseDefinition(
                    name: "stayActiveResponse", id: 0x04,
                    fields: [
                        FieldDefinition(name: "promisedActiveDuration", id: 0, type: .unsigned(bits: 32), unit: "ms")
                    ]),
                conformance: "LITS, O"),
        ]
    }
}
