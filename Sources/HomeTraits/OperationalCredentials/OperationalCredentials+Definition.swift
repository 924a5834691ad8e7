// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension OperationalCredentials {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "nocs", id: 0x0000, type: .list(.structure(NOC.definition)),
                range: ValueRange(maximumLength: .attribute("supportedFabrics", offset: 0)), isNonvolatile: true,
                changesOmitted: true,
                affectedBy: ["addNoc", "removeFabric", "setVidVerificationStatement", "updateNoc"]),
            AttributeDefinition(
                name: "fabrics", id: 0x0001, type: .list(.structure(FabricDescriptor.definition)),
                range: ValueRange(maximumLength: .attribute("supportedFabrics", offset: 0)), isNonvolatile: true,
                affectedBy: [
                    "addNoc",
                    "removeFabric",
                    "setVidVerificationStatement",
                    "updateFabricLabel",
                    "updateNoc",
                ]),
            AttributeDefinition(
                name: "supportedFabrics", id: 0x0002, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(5)), maximum: .constant(.integer(254))), isFixed: true),
            AttributeDefinition(
                name: "commissionedFabrics", id: 0x0003, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .attribute("supportedFabrics", offset: 0)), isNonvolatile: true,
                affectedBy: ["addNoc", "removeFabric"]),
            AttributeDefinition(
                name: "trustedRootCertificates", id: 0x0004, type: .list(.octets),
                range: ValueRange(maximumLength: .attribute("supportedFabrics", offset: 0)), isNonvolatile: true,
                changesOmitted: true, affectedBy: ["addTrustedRootCertificate", "removeFabric"]),
            AttributeDefinition(
                name: "currentFabricIndex", id: 0x0005, type: .unsigned(bits: 8), defaultValue: .integer(0)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "attestationRequest", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "attestationNonce", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(32)), maximumLength: .constant(.integer(32))))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "attestationResponse", id: 0x01,
                    fields: [
                        FieldDefinition(
                            name: "attestationElements", id: 0, type: .octets,
                            range: ValueRange(maximumLength: .constant(.integer(900)))),
                        FieldDefinition(
                            name: "attestationSignature", id: 1, type: .octets,
                            range: ValueRange(
                                minimumLength: .constant(.integer(64)), maximumLength: .constant(.integer(64)))),
                    ])),
            CommandDefinition(
                name: "certificateChainRequest", id: 0x02,
                fields: [
                    FieldDefinition(name: "certificateType", id: 0, type: .enumeration(CertificateChainType.definition))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "certificateChainResponse", id: 0x03,
                    fields: [
                        FieldDefinition(
                            name: "certificate", id: 0, type: .octets,
                            range: ValueRange(maximumLength: .constant(.integer(600))))
                    ])),
            CommandDefinition(
                name: "csrRequest", id: 0x04,
                fields: [
                    FieldDefinition(
                        name: "csrNonce", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(32)), maximumLength: .constant(.integer(32)))),
                    FieldDefinition(name: "isForUpdateNoc", id: 1, type: .bool, defaultValue: .bool(false)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "csrResponse", id: 0x05,
                    fields: [
                        FieldDefinition(
                            name: "nocsrElements", id: 0, type: .octets,
                            range: ValueRange(maximumLength: .constant(.integer(900)))),
                        FieldDefinition(
                            name: "attestationSignature", id: 1, type: .octets,
                            range: ValueRange(
                                minimumLength: .constant(.integer(64)), maximumLength: .constant(.integer(64)))),
                    ])),
            CommandDefinition(
                name: "addNoc", id: 0x06,
                fields: [
                    FieldDefinition(
                        name: "nocValue", id: 0, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(400)))),
                    FieldDefinition(
                        name: "icacValue", id: 1, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(400))), isOptional: true),
                    FieldDefinition(
                        name: "ipkValue", id: 2, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                        isSensitive: true),
                    FieldDefinition(name: "caseAdminSubject", id: 3, type: .unsigned(bits: 64)),
                    FieldDefinition(name: "adminVendorId", id: 4, type: .unsigned(bits: 16)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "nocResponse", id: 0x08,
                    fields: [
                        FieldDefinition(
                            name: "statusCode", id: 0, type: .enumeration(NodeOperationalCertStatus.definition)),
                        FieldDefinition(
                            name: "fabricIndex", id: 1, type: .unsigned(bits: 8),
                            range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                            isOptional: true),
                        FieldDefinition(
                            name: "debugText", id: 2, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(128))), isOptional: true),
                    ])),
            CommandDefinition(
                name: "updateNoc", id: 0x07,
                fields: [
                    FieldDefinition(
                        name: "nocValue", id: 0, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(400)))),
                    FieldDefinition(
                        name: "icacValue", id: 1, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(400))), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "nocResponse", id: 0x08,
                    fields: [
                        FieldDefinition(
                            name: "statusCode", id: 0, type: .enumeration(NodeOperationalCertStatus.definition)),
                        FieldDefinition(
                            name: "fabricIndex", id: 1, type: .unsigned(bits: 8),
                            range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                            isOptional: true),
                        FieldDefinition(
                            name: "debugText", id: 2, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(128))), isOptional: true),
                    ])),
            CommandDefinition(
                name: "updateFabricLabel", id: 0x09,
                fields: [
                    FieldDefinition(
                        name: "label", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(32))))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "nocResponse", id: 0x08,
                    fields: [
                        FieldDefinition(
                            name: "statusCode", id: 0, type: .enumeration(NodeOperationalCertStatus.definition)),
                        FieldDefinition(
                            name: "fabricIndex", id: 1, type: .unsigned(bits: 8),
                            range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                            isOptional: true),
                        FieldDefinition(
                            name: "debugText", id: 2, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(128))), isOptional: true),
                    ])),
            CommandDefinition(
                name: "removeFabric", id: 0x0A,
                fields: [
                    FieldDefinition(
                        name: "fabricIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "nocResponse", id: 0x08,
                    fields: [
                        FieldDefinition(
                            name: "statusCode", id: 0, type: .enumeration(NodeOperationalCertStatus.definition)),
                        FieldDefinition(
                            name: "fabricIndex", id: 1, type: .unsigned(bits: 8),
                            range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                            isOptional: true),
                        FieldDefinition(
                            name: "debugText", id: 2, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(128))), isOptional: true),
                    ])),
            CommandDefinition(
                name: "addTrustedRootCertificate", id: 0x0B,
                fields: [
                    FieldDefinition(
                        name: "rootCaCertificate", id: 0, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(400))))
                ]),
            CommandDefinition(
                name: "setVidVerificationStatement", id: 0x0C,
                fields: [
                    FieldDefinition(name: "vendorId", id: 0, type: .unsigned(bits: 16), isOptional: true),
                    FieldDefinition(
                        name: "vidVerificationStatement", id: 1, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(85))), isOptional: true),
                    FieldDefinition(
                        name: "vvsc", id: 2, type: .octets, range: ValueRange(maximumLength: .constant(.integer(400))),
                        isOptional: true),
                ]),
            CommandDefinition(
                name: "signVidVerificationRequest", id: 0x0D,
                fields: [
                    FieldDefinition(
                        name: "fabricIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254)))),
                    FieldDefinition(
                        name: "clientChallenge", id: 1, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(32)), maximumLength: .constant(.integer(32)))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "signVidVerificationResponse", id: 0x0E,
                    fields: [
                        FieldDefinition(
                            name: "fabricIndex", id: 0, type: .unsigned(bits: 8),
                            range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254)))),
                        FieldDefinition(
                            name: "fabricBindingVersion", id: 1, type: .unsigned(bits: 8),
                            range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(255)))),
                        FieldDefinition(
                            name: "signature", id: 2, type: .octets,
                            range: ValueRange(minimumLength: .constant(.integer(1)))),
                    ])),
        ]
    }
}
