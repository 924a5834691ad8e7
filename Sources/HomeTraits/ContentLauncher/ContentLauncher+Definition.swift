// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ContentLauncher {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "CS", name: "contentSearch"),
            FeatureDefinition(bit: 1, code: "UP", name: "urlPlayback"),
            FeatureDefinition(bit: 2, code: "AS", name: "advancedSeek"),
            FeatureDefinition(bit: 3, code: "TT", name: "textTracks"),
            FeatureDefinition(bit: 4, code: "AT", name: "audioTracks"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "acceptHeader", id: 0x0000, type: .list(.string),
                range: ValueRange(maximumLength: .constant(.integer(100))), isNonvolatile: true, conformance: "UP",
                defaultValue: .list([])),
            AttributeDefinition(
                name: "supportedStreamingProtocols", id: 0x0001, type: .bitmap(SupportedProtocols.definition),
                isNonvolatile: true, conformance: "UP", defaultValue: .integer(0)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "launchContent", id: 0x00,
                fields: [
                    FieldDefinition(name: "search", id: 0, type: .structure(ContentSearch.definition)),
                    FieldDefinition(name: "autoPlay", id: 1, type: .bool),
                    FieldDefinition(name: "data", id: 2, type: .string, isOptional: true),
                    FieldDefinition(
                        name: "playbackPreferences", id: 3, type: .structure(PlaybackPreferences.definition),
                        isOptional: true),
                    FieldDefinition(name: "useCurrentContext", id: 4, type: .bool, defaultValue: .bool(true)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "launcherResponse", id: 0x02,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "CS"),
            CommandDefinition(
                name: "launchUrl", id: 0x01,
                fields: [
                    FieldDefinition(name: "contentUrl", id: 0, type: .string),
                    FieldDefinition(name: "displayString", id: 1, type: .string, isOptional: true),
                    FieldDefinition(
                        name: "brandingInformation", id: 2, type: .structure(BrandingInformation.definition),
                        isOptional: true),
                    FieldDefinition(
                        name: "playbackPreferences", id: 3, type: .structure(PlaybackPreferences.definition),
                        isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "launcherResponse", id: 0x02,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(name: "data", id: 1, type: .string, isOptional: true),
                    ],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))),
                conformance: "UP"),
        ]
    }
}
