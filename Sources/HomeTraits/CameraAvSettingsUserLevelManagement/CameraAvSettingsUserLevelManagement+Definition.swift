// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension CameraAvSettingsUserLevelManagement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "DPTZ", name: "digitalPtz", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "MPAN", name: "mechanicalPan", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "MTILT", name: "mechanicalTilt", conformance: "O.a+"),
            FeatureDefinition(bit: 3, code: "MZOOM", name: "mechanicalZoom", conformance: "O.a+"),
            FeatureDefinition(
                bit: 4, code: "MPRESETS", name: "mechanicalPresets", conformance: "[MPAN | MTILT | MZOOM]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "mptzPosition", id: 0x0000, type: .structure(MPTZ.definition), isNonvolatile: true,
                conformance: "MPAN | MTILT | MZOOM",
                affectedBy: ["mptzMoveToPreset", "mptzRelativeMove", "mptzSetPosition"]),
            AttributeDefinition(
                name: "maxPresets", id: 0x0001, type: .unsigned(bits: 8), isFixed: true, conformance: "MPRESETS"),
            AttributeDefinition(
                name: "mptzPresets", id: 0x0002, type: .list(.structure(MPTZPreset.definition)),
                range: ValueRange(maximumLength: .attribute("maxPresets", offset: 0)), isNonvolatile: true,
                conformance: "MPRESETS", affectedBy: ["mptzRemovePreset", "mptzSavePreset"]),
            AttributeDefinition(
                name: "dptzStreams", id: 0x0003, type: .list(.structure(DPTZ.definition)), isNonvolatile: true,
                conformance: "DPTZ", affectedBy: ["dptzRelativeMove", "dptzSetViewport"]),
            AttributeDefinition(
                name: "zoomMax", id: 0x0004, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(2)), maximum: .constant(.integer(100))),
                conformance: "MZOOM"),
            AttributeDefinition(
                name: "tiltMin", id: 0x0005, type: .signed(bits: 16), unit: "°",
                range: ValueRange(minimum: .constant(.integer(-180)), maximum: .constant(.integer(0))),
                conformance: "MTILT"),
            AttributeDefinition(
                name: "tiltMax", id: 0x0006, type: .signed(bits: 16), unit: "°",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(180))),
                conformance: "MTILT"),
            AttributeDefinition(
                name: "panMin", id: 0x0007, type: .signed(bits: 16), unit: "°",
                range: ValueRange(minimum: .constant(.integer(-180)), maximum: .constant(.integer(0))),
                conformance: "MPAN"),
            AttributeDefinition(
                name: "panMax", id: 0x0008, type: .signed(bits: 16), unit: "°",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(180))),
                conformance: "MPAN"),
            AttributeDefinition(
                name: "movementState", id: 0x0009, type: .enumeration(PhysicalMovement.definition),
                conformance: "MPAN | MTILT | MZOOM",
                affectedBy: ["mptzMoveToPreset", "mptzRelativeMove", "mptzSetPosition"]),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "mptzSetPosition", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "pan", id: 0, type: .signed(bits: 16), unit: "°",
                        range: ValueRange(
                            minimum: .attribute("panMin", offset: 0), maximum: .attribute("panMax", offset: 0)),
                        isOptional: true),
                    FieldDefinition(
                        name: "tilt", id: 1, type: .signed(bits: 16), unit: "°",
                        range: ValueRange(
                            minimum: .attribute("tiltMin", offset: 0), maximum: .attribute("tiltMax", offset: 0)),
                        isOptional: true),
                    FieldDefinition(
                        name: "zoom", id: 2, type: .unsigned(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .attribute("zoomMax", offset: 0)),
                        isOptional: true),
                ],
                conformance: "MPAN | MTILT | MZOOM"),
            CommandDefinition(
                name: "mptzRelativeMove", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "panDelta", id: 0, type: .signed(bits: 16), unit: "°",
                        range: ValueRange(
                            minimum: .difference("panMin", "panMax"), maximum: .difference("panMax", "panMin")),
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "tiltDelta", id: 1, type: .signed(bits: 16), unit: "°",
                        range: ValueRange(
                            minimum: .difference("tiltMin", "tiltMax"), maximum: .difference("tiltMax", "tiltMin")),
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "zoomDelta", id: 2, type: .signed(bits: 8),
                        range: ValueRange(maximum: .attribute("zoomMax", offset: -1)), defaultValue: .integer(0)),
                ],
                conformance: "MPAN | MTILT | MZOOM"),
            CommandDefinition(
                name: "mptzMoveToPreset", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "presetId", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .attribute("maxPresets", offset: 0)))
                ],
                conformance: "MPRESETS"),
            CommandDefinition(
                name: "mptzSavePreset", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "presetId", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .attribute("maxPresets", offset: 0)),
                        isOptional: true),
                    FieldDefinition(
                        name: "name", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(32)))),
                ],
                conformance: "MPRESETS"),
            CommandDefinition(
                name: "mptzRemovePreset", id: 0x04,
                fields: [
                    FieldDefinition(
                        name: "presetId", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .attribute("maxPresets", offset: 0)))
                ],
                conformance: "MPRESETS"),
            CommandDefinition(
                name: "dptzSetViewport", id: 0x05,
                fields: [
                    FieldDefinition(name: "videoStreamId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "viewport", id: 1, type: .structure(Viewport.definition)),
                ],
                conformance: "DPTZ"),
            CommandDefinition(
                name: "dptzRelativeMove", id: 0x06,
                fields: [
                    FieldDefinition(name: "videoStreamId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "deltaX", id: 1, type: .signed(bits: 16), unit: "px", defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "deltaY", id: 2, type: .signed(bits: 16), unit: "px", defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "zoomDelta", id: 3, type: .signed(bits: 8), unit: "1 %",
                        range: ValueRange(minimum: .constant(.integer(-100)), maximum: .constant(.integer(100))),
                        defaultValue: .integer(0)),
                ],
                conformance: "[DPTZ]"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["mptzPosition"], command: "mptzSetPosition",
                fields: [
                    SetRule.Assignment(field: "pan", source: .member(attribute: "mptzPosition", field: "pan")),
                    SetRule.Assignment(field: "tilt", source: .member(attribute: "mptzPosition", field: "tilt")),
                    SetRule.Assignment(field: "zoom", source: .member(attribute: "mptzPosition", field: "zoom")),
                ])
        ]
    }
}
