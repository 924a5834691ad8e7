// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension OtaSoftwareUpdateProvider {
    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "queryImage", id: 0x00,
                fields: [
                    FieldDefinition(name: "vendorId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "productId", id: 1, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "softwareVersion", id: 2, type: .unsigned(bits: 32)),
                    FieldDefinition(
                        name: "protocolsSupported", id: 3, type: .list(.enumeration(DownloadProtocol.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(8)))),
                    FieldDefinition(name: "hardwareVersion", id: 4, type: .unsigned(bits: 16), isOptional: true),
                    FieldDefinition(
                        name: "location", id: 5, type: .string,
                        range: ValueRange(minimumLength: .constant(.integer(2)), maximumLength: .constant(.integer(2))),
                        isOptional: true),
                    FieldDefinition(name: "requestorCanConsent", id: 6, type: .bool, defaultValue: .bool(false)),
                    FieldDefinition(
                        name: "metadataForProvider", id: 7, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(512))), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "queryImageResponse", id: 0x01,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(
                            name: "delayedActionTime", id: 1, type: .unsigned(bits: 32), unit: "s", isOptional: true),
                        FieldDefinition(
                            name: "imageUri", id: 2, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                        FieldDefinition(name: "softwareVersion", id: 3, type: .unsigned(bits: 32), isOptional: true),
                        FieldDefinition(
                            name: "softwareVersionString", id: 4, type: .string,
                            range: ValueRange(
                                minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(64))),
                            isOptional: true),
                        FieldDefinition(
                            name: "updateToken", id: 5, type: .octets,
                            range: ValueRange(
                                minimumLength: .constant(.integer(8)), maximumLength: .constant(.integer(32))),
                            isOptional: true),
                        FieldDefinition(name: "userConsentNeeded", id: 6, type: .bool, isOptional: true),
                        FieldDefinition(
                            name: "metadataForRequestor", id: 7, type: .octets,
                            range: ValueRange(maximumLength: .constant(.integer(512))), isOptional: true),
                    ])),
            CommandDefinition(
                name: "applyUpdateRequest", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "updateToken", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(8)), maximumLength: .constant(.integer(32)))),
                    FieldDefinition(name: "newVersion", id: 1, type: .unsigned(bits: 32)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "applyUpdateResponse", id: 0x03,
                    fields: [
                        FieldDefinition(name: "action", id: 0, type: .enumeration(ApplyUpdateAction.definition)),
                        FieldDefinition(name: "delayedActionTime", id: 1, type: .unsigned(bits: 32), unit: "s"),
                    ])),
            CommandDefinition(
                name: "notifyUpdateApplied", id: 0x04,
                fields: [
                    FieldDefinition(
                        name: "updateToken", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(8)), maximumLength: .constant(.integer(32)))),
                    FieldDefinition(name: "softwareVersion", id: 1, type: .unsigned(bits: 32)),
                ]),
        ]
    }
}
