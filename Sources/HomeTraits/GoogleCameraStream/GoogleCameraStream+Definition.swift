// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleCameraStream {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "cameraStreamSupportedProtocols", id: 0x0000, type: .list(.enumeration(ProtocolEnum.definition)),
                isFixed: true),
            AttributeDefinition(
                name: "cameraStreamNeedAuthToken", id: 0x0001, type: .bool, isFixed: true, defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "getCameraStream", id: 0x00,
                fields: [
                    FieldDefinition(name: "streamToChromecast", id: 0, type: .bool, defaultValue: .bool(false)),
                    FieldDefinition(
                        name: "supportedStreamProtocols", id: 1, type: .list(.enumeration(ProtocolEnum.definition))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getCameraStreamResponse", id: 0x00,
                    fields: [
                        FieldDefinition(
                            name: "cameraStreamProtocol", id: 0, type: .enumeration(ProtocolEnum.definition)),
                        FieldDefinition(
                            name: "cameraStreamAuthToken", id: 1, type: .string, isOptional: true, isSensitive: true),
                        FieldDefinition(name: "cameraStreamSignalingUrl", id: 2, type: .string, isOptional: true),
                        FieldDefinition(name: "cameraStreamOffer", id: 3, type: .string, isOptional: true),
                        FieldDefinition(name: "cameraStreamIceServers", id: 4, type: .string, isOptional: true),
                        FieldDefinition(name: "cameraStreamAccessUrl", id: 5, type: .string, isOptional: true),
                        FieldDefinition(name: "cameraStreamReceiverAppId", id: 6, type: .string, isOptional: true),
                    ]))
        ]
    }
}
