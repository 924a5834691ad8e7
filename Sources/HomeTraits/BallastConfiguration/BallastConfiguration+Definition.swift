// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension BallastConfiguration {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "physicalMinLevel", id: 0x0000, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                isCapability: true, defaultValue: .integer(1)),
            AttributeDefinition(
                name: "physicalMaxLevel", id: 0x0001, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))),
                isCapability: true, defaultValue: .integer(254)),
            AttributeDefinition(
                name: "ballastStatus", id: 0x0002, type: .bitmap(BallastStatus.definition), conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "minLevel", id: 0x0010, type: .unsigned(bits: 8),
                range: ValueRange(
                    minimum: .attribute("physicalMinLevel", offset: 0), maximum: .attribute("maxLevel", offset: 0)),
                isWritable: true, defaultValue: .integer(1)),
            AttributeDefinition(
                name: "maxLevel", id: 0x0011, type: .unsigned(bits: 8),
                range: ValueRange(
                    minimum: .attribute("minLevel", offset: 0), maximum: .attribute("physicalMaxLevel", offset: 0)),
                isWritable: true, defaultValue: .integer(254)),
            AttributeDefinition(
                name: "intrinsicBallastFactor", id: 0x0014, type: .unsigned(bits: 8), isNullable: true,
                isWritable: true, conformance: "O"),
            AttributeDefinition(
                name: "ballastFactorAdjustment", id: 0x0015, type: .unsigned(bits: 8), unit: "%",
                range: ValueRange(minimum: .constant(.integer(100))), isNullable: true, isWritable: true,
                conformance: "O", defaultValue: .null),
            AttributeDefinition(name: "lampQuantity", id: 0x0020, type: .unsigned(bits: 8), isCapability: true),
            AttributeDefinition(
                name: "lampType", id: 0x0030, type: .string, range: ValueRange(maximumLength: .constant(.integer(16))),
                isWritable: true, conformance: "O"),
            AttributeDefinition(
                name: "lampManufacturer", id: 0x0031, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(16))), isWritable: true, conformance: "O"),
            AttributeDefinition(
                name: "lampRatedHours", id: 0x0032, type: .unsigned(bits: 24), unit: "h", isNullable: true,
                isWritable: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "lampBurnHours", id: 0x0033, type: .unsigned(bits: 24), unit: "h", isNullable: true,
                isWritable: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "lampAlarmMode", id: 0x0034, type: .bitmap(LampAlarmMode.definition), isWritable: true,
                conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "lampBurnHoursTripPoint", id: 0x0035, type: .unsigned(bits: 24), unit: "h", isNullable: true,
                isWritable: true, conformance: "O", defaultValue: .null),
        ]
    }
}
