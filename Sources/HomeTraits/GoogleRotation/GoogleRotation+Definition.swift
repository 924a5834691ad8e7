// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleRotation {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "rotationDegrees", id: 0x0000, type: .double, unit: "°",
                range: ValueRange(
                    minimum: .attribute("rotationDegreesRange.rotationDegreesMin", offset: 0),
                    maximum: .attribute("rotationDegreesRange.rotationDegreesMax", offset: 0)),
                isNonvolatile: true, conformance: "supportsDegrees == 1 & !(commandOnlyRotation == 1)",
                affectedBy: ["rotateAbsolute"]),
            AttributeDefinition(
                name: "rotationPercent", id: 0x0001, type: .double, unit: "%",
                range: ValueRange(minimum: .constant(.number(0.0)), maximum: .constant(.number(100.0))),
                isNonvolatile: true, conformance: "supportsPercent == 1 & !(commandOnlyRotation == 1)",
                affectedBy: ["rotateAbsolute"], defaultValue: .number(0.0)),
            AttributeDefinition(
                name: "supportsDegrees", id: 0x0002, type: .bool, isFixed: true, defaultValue: .bool(false)),
            AttributeDefinition(
                name: "supportsPercent", id: 0x0003, type: .bool, isFixed: true, defaultValue: .bool(true)),
            AttributeDefinition(
                name: "rotationDegreesRange", id: 0x0004, type: .structure(DegreesRange.definition), isFixed: true,
                conformance: "supportsDegrees == 1, O"),
            AttributeDefinition(
                name: "supportsContinuousRotation", id: 0x0005, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "commandOnlyRotation", id: 0x0006, type: .bool, isFixed: true, conformance: "O",
                defaultValue: .bool(false)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "rotateAbsolute", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "rotationDegrees", id: 0, type: .double, unit: "°",
                        range: ValueRange(
                            minimum: .attribute("rotationDegreesRange.rotationDegreesMin", offset: 0),
                            maximum: .attribute("rotationDegreesRange.rotationDegreesMax", offset: 0)),
                        isOptional: true),
                    FieldDefinition(
                        name: "rotationPercent", id: 1, type: .double, unit: "%",
                        range: ValueRange(minimum: .constant(.number(0.0)), maximum: .constant(.number(100.0))),
                        isOptional: true),
                ])
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["rotationPercent"], command: "rotateAbsolute",
                fields: [SetRule.Assignment(field: "rotationPercent", source: .attribute("rotationPercent"))]),
            SetRule(
                attributes: ["rotationDegrees"], command: "rotateAbsolute",
                fields: [SetRule.Assignment(field: "rotationDegrees", source: .attribute("rotationDegrees"))]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "tilt", attribute: "rotationPercent", conversion: .identity, unit: "%"),
            EverydayKey(key: "rotation", attribute: "rotationDegrees", conversion: .identity, unit: "°"),
        ]
    }
}
