// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension NetworkCommissioning {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "WI", name: "wiFiNetworkInterface", conformance: "O.a"),
            FeatureDefinition(bit: 1, code: "TH", name: "threadNetworkInterface", conformance: "O.a"),
            FeatureDefinition(bit: 2, code: "ET", name: "ethernetNetworkInterface", conformance: "O.a"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "maxNetworks", id: 0x0000, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true),
            AttributeDefinition(
                name: "networks", id: 0x0001, type: .list(.structure(NetworkInfo.definition)),
                range: ValueRange(maximumLength: .attribute("maxNetworks", offset: 0)),
                affectedBy: [
                    "addOrUpdateThreadNetwork",
                    "addOrUpdateWiFiNetwork",
                    "connectNetwork",
                    "removeNetwork",
                    "reorderNetwork",
                ],
                defaultValue: .list([])),
            AttributeDefinition(
                name: "scanMaxTimeSeconds", id: 0x0002, type: .unsigned(bits: 8), unit: "s", isFixed: true,
                conformance: "WI | TH"),
            AttributeDefinition(
                name: "connectMaxTimeSeconds", id: 0x0003, type: .unsigned(bits: 8), unit: "s", isFixed: true,
                conformance: "WI | TH"),
            AttributeDefinition(
                name: "interfaceEnabled", id: 0x0004, type: .bool, isWritable: true, isNonvolatile: true,
                defaultValue: .bool(true)),
            AttributeDefinition(
                name: "lastNetworkingStatus", id: 0x0005, type: .enumeration(NetworkCommissioningStatus.definition),
                isNullable: true, affectedBy: ["connectNetwork", "scanNetworks"], defaultValue: .null),
            AttributeDefinition(
                name: "lastNetworkId", id: 0x0006, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(32))),
                isNullable: true, affectedBy: ["connectNetwork", "scanNetworks"], defaultValue: .null),
            AttributeDefinition(
                name: "lastConnectErrorValue", id: 0x0007, type: .signed(bits: 32), isNullable: true,
                affectedBy: ["connectNetwork"], defaultValue: .null),
            AttributeDefinition(
                name: "supportedWiFiBands", id: 0x0008, type: .list(.enumeration(WiFiBand.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1))), isFixed: true, conformance: "WI"),
            AttributeDefinition(
                name: "supportedThreadFeatures", id: 0x0009, type: .bitmap(ThreadCapabilities.definition),
                isFixed: true, conformance: "TH"),
            AttributeDefinition(
                name: "threadVersion", id: 0x000A, type: .unsigned(bits: 16), isFixed: true, conformance: "TH"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "scanNetworks", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "ssid", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(32))),
                        isNullable: true, isOptional: true, defaultValue: .null),
                    FieldDefinition(name: "breadcrumb", id: 1, type: .unsigned(bits: 64), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "scanNetworksResponse", id: 0x01,
                    fields: [
                        FieldDefinition(
                            name: "networkingStatus", id: 0, type: .enumeration(NetworkCommissioningStatus.definition)),
                        FieldDefinition(
                            name: "debugText", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(512))), isOptional: true),
                        FieldDefinition(
                            name: "wiFiScanResults", id: 2, type: .list(.structure(WiFiInterfaceScanResult.definition)),
                            isOptional: true),
                        FieldDefinition(
                            name: "threadScanResults", id: 3,
                            type: .list(.structure(ThreadInterfaceScanResult.definition)), isOptional: true),
                    ]),
                conformance: "WI | TH"),
            CommandDefinition(
                name: "addOrUpdateWiFiNetwork", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "ssid", id: 0, type: .octets, range: ValueRange(maximumLength: .constant(.integer(32)))),
                    FieldDefinition(
                        name: "credentials", id: 1, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(64))), isSensitive: true),
                    FieldDefinition(name: "breadcrumb", id: 2, type: .unsigned(bits: 64), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "networkConfigResponse", id: 0x05,
                    fields: [
                        FieldDefinition(
                            name: "networkingStatus", id: 0, type: .enumeration(NetworkCommissioningStatus.definition)),
                        FieldDefinition(
                            name: "debugText", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(512))), isOptional: true),
                        FieldDefinition(
                            name: "networkIndex", id: 2, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .attribute("maxNetworks", offset: -1)), isOptional: true),
                    ]),
                conformance: "WI"),
            CommandDefinition(
                name: "addOrUpdateThreadNetwork", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "operationalDataset", id: 0, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(254))), isSensitive: true),
                    FieldDefinition(name: "breadcrumb", id: 1, type: .unsigned(bits: 64), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "networkConfigResponse", id: 0x05,
                    fields: [
                        FieldDefinition(
                            name: "networkingStatus", id: 0, type: .enumeration(NetworkCommissioningStatus.definition)),
                        FieldDefinition(
                            name: "debugText", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(512))), isOptional: true),
                        FieldDefinition(
                            name: "networkIndex", id: 2, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .attribute("maxNetworks", offset: -1)), isOptional: true),
                    ]),
                conformance: "TH"),
            CommandDefinition(
                name: "removeNetwork", id: 0x04,
                fields: [
                    FieldDefinition(
                        name: "networkId", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(32)))),
                    FieldDefinition(name: "breadcrumb", id: 1, type: .unsigned(bits: 64), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "networkConfigResponse", id: 0x05,
                    fields: [
                        FieldDefinition(
                            name: "networkingStatus", id: 0, type: .enumeration(NetworkCommissioningStatus.definition)),
                        FieldDefinition(
                            name: "debugText", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(512))), isOptional: true),
                        FieldDefinition(
                            name: "networkIndex", id: 2, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .attribute("maxNetworks", offset: -1)), isOptional: true),
                    ]),
                conformance: "WI | TH"),
            CommandDefinition(
                name: "connectNetwork", id: 0x06,
                fields: [
                    FieldDefinition(
                        name: "networkId", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(32)))),
                    FieldDefinition(name: "breadcrumb", id: 1, type: .unsigned(bits: 64), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "connectNetworkResponse", id: 0x07,
                    fields: [
                        FieldDefinition(
                            name: "networkingStatus", id: 0, type: .enumeration(NetworkCommissioningStatus.definition)),
                        FieldDefinition(name: "debugText", id: 1, type: .string, isOptional: true),
                        FieldDefinition(name: "errorValue", id: 2, type: .signed(bits: 32), isNullable: true),
                    ]),
                conformance: "WI | TH"),
            CommandDefinition(
                name: "reorderNetwork", id: 0x08,
                fields: [
                    FieldDefinition(
                        name: "networkId", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(32)))),
                    FieldDefinition(name: "networkIndex", id: 1, type: .unsigned(bits: 8)),
                    FieldDefinition(name: "breadcrumb", id: 2, type: .unsigned(bits: 64), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "networkConfigResponse", id: 0x05,
                    fields: [
                        FieldDefinition(
                            name: "networkingStatus", id: 0, type: .enumeration(NetworkCommissioningStatus.definition)),
                        FieldDefinition(
                            name: "debugText", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(512))), isOptional: true),
                        FieldDefinition(
                            name: "networkIndex", id: 2, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .attribute("maxNetworks", offset: -1)), isOptional: true),
                    ]),
                conformance: "WI | TH"),
        ]
    }
}
