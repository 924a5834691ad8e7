// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension FanControl {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "SPD", name: "multiSpeed"),
            FeatureDefinition(bit: 1, code: "AUT", name: "auto"),
            FeatureDefinition(bit: 2, code: "RCK", name: "rocking"),
            FeatureDefinition(bit: 3, code: "WND", name: "wind"),
            FeatureDefinition(bit: 4, code: "STEP", name: "step"),
            FeatureDefinition(bit: 5, code: "DIR", name: "airflowDirection"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "fanMode", id: 0x0000, type: .enumeration(FanMode.definition), isWritable: true,
                isNonvolatile: true, affectedBy: ["step"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "fanModeSequence", id: 0x0001, type: .enumeration(FanModeSequence.definition), isFixed: true),
            AttributeDefinition(
                name: "percentSetting", id: 0x0002, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))), isNullable: true,
                isWritable: true, affectedBy: ["step"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "percentCurrent", id: 0x0003, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                affectedBy: ["step"]),
            AttributeDefinition(
                name: "speedMax", id: 0x0004, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(100))), isFixed: true,
                conformance: "SPD"),
            AttributeDefinition(
                name: "speedSetting", id: 0x0005, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .attribute("speedMax", offset: 0)), isNullable: true, isWritable: true,
                conformance: "SPD", affectedBy: ["step"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "speedCurrent", id: 0x0006, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .attribute("speedMax", offset: 0)), conformance: "SPD",
                affectedBy: ["step"]),
            AttributeDefinition(
                name: "rockSupport", id: 0x0007, type: .bitmap(Rock.definition), isFixed: true, conformance: "RCK"),
            AttributeDefinition(
                name: "rockSetting", id: 0x0008, type: .bitmap(Rock.definition), isWritable: true, conformance: "RCK",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "windSupport", id: 0x0009, type: .bitmap(WindBitmap.definition), isFixed: true,
                conformance: "WND"),
            AttributeDefinition(
                name: "windSetting", id: 0x000A, type: .bitmap(WindBitmap.definition), isWritable: true,
                conformance: "WND", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "airflowDirection", id: 0x000B, type: .enumeration(AirflowDirection.definition), isWritable: true,
                conformance: "DIR", defaultValue: .integer(0)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "step", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "direction", id: 0, type: .enumeration(StepDirection.definition),
                        defaultValue: .integer(0)),
                    FieldDefinition(name: "wrap", id: 1, type: .bool, defaultValue: .bool(false)),
                    FieldDefinition(name: "lowestOff", id: 2, type: .bool, defaultValue: .bool(true)),
                ],
                conformance: "STEP")
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "fan", attribute: "percentSetting", conversion: .identity, unit: "%"),
            EverydayKey(key: "fanMode", attribute: "fanMode", conversion: .identity),
        ]
    }
}
