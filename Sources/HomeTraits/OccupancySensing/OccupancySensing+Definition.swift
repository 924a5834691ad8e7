// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension OccupancySensing {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "OTHER", name: "other", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "PIR", name: "passiveInfrared", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "US", name: "ultrasonic", conformance: "O.a+"),
            FeatureDefinition(bit: 3, code: "PHY", name: "physicalContact", conformance: "O.a+"),
            FeatureDefinition(bit: 4, code: "AIR", name: "activeInfrared", conformance: "O.a+"),
            FeatureDefinition(bit: 5, code: "RAD", name: "radar", conformance: "O.a+"),
            FeatureDefinition(bit: 6, code: "RFS", name: "rfSensing", conformance: "O.a+"),
            FeatureDefinition(bit: 7, code: "VIS", name: "vision", conformance: "O.a+"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "occupancy", id: 0x0000, type: .bitmap(Occupancy.definition)),
            AttributeDefinition(
                name: "occupancySensorType", id: 0x0001, type: .enumeration(OccupancySensorType.definition),
                isFixed: true, conformance: "M, D"),
            AttributeDefinition(
                name: "occupancySensorTypeBitmap", id: 0x0002, type: .bitmap(OccupancySensorTypeBitmap.definition),
                isFixed: true, conformance: "M, D"),
            AttributeDefinition(
                name: "holdTime", id: 0x0003, type: .unsigned(bits: 16), unit: "s",
                range: ValueRange(
                    minimum: .attribute("holdTimeLimits.holdTimeMin", offset: 0),
                    maximum: .attribute("holdTimeLimits.holdTimeMax", offset: 0)),
                isWritable: true, isNonvolatile: true, conformance: "O"),
            AttributeDefinition(
                name: "holdTimeLimits", id: 0x0004, type: .structure(HoldTimeLimits.definition), isFixed: true,
                conformance: "HoldTime"),
            AttributeDefinition(
                name: "pirOccupiedToUnoccupiedDelay", id: 0x0010, type: .unsigned(bits: 16), isWritable: true,
                isNonvolatile: true, conformance: "[HoldTime & (PIR | (!PIR & !US & !PHY))], D",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "pirUnoccupiedToOccupiedDelay", id: 0x0011, type: .unsigned(bits: 16), isWritable: true,
                isNonvolatile: true,
                conformance:
                    "HoldTime & (PIR | (!PIR & !US & !PHY)) & PirUnoccupiedToOccupiedThreshold, "
                    + "[HoldTime & (PIR | (!PIR & !US & !PHY))], "
                    + "D",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "pirUnoccupiedToOccupiedThreshold", id: 0x0012, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))), isWritable: true,
                isNonvolatile: true,
                conformance:
                    "HoldTime & (PIR | (!PIR & !US & !PHY)) & PirUnoccupiedToOccupiedDelay, "
                    + "[HoldTime & (PIR | (!PIR & !US & !PHY))], "
                    + "D",
                defaultValue: .integer(1)),
            AttributeDefinition(
                name: "ultrasonicOccupiedToUnoccupiedDelay", id: 0x0020, type: .unsigned(bits: 16), isWritable: true,
                isNonvolatile: true, conformance: "[HoldTime & US], D", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "ultrasonicUnoccupiedToOccupiedDelay", id: 0x0021, type: .unsigned(bits: 16), isWritable: true,
                isNonvolatile: true,
                conformance: "HoldTime & US & UltrasonicUnoccupiedToOccupiedThreshold, [HoldTime & US], D",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "ultrasonicUnoccupiedToOccupiedThreshold", id: 0x0022, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))), isWritable: true,
                isNonvolatile: true,
                conformance: "HoldTime & US & UltrasonicUnoccupiedToOccupiedDelay, [HoldTime & US], D",
                defaultValue: .integer(1)),
            AttributeDefinition(
                name: "physicalContactOccupiedToUnoccupiedDelay", id: 0x0030, type: .unsigned(bits: 16),
                isWritable: true, isNonvolatile: true, conformance: "[HoldTime & PHY], D", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "physicalContactUnoccupiedToOccupiedDelay", id: 0x0031, type: .unsigned(bits: 16),
                isWritable: true, isNonvolatile: true,
                conformance:
                    "HoldTime & PHY & PhysicalContactUnoccupiedToOccupiedThreshold, "
                    + "[HoldTime & PHY], "
                    + "D",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "physicalContactUnoccupiedToOccupiedThreshold", id: 0x0032, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(254))), isWritable: true,
                isNonvolatile: true,
                conformance: "HoldTime & PHY & PhysicalContactUnoccupiedToOccupiedDelay, [HoldTime & PHY], D",
                defaultValue: .integer(1)),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "occupancyChanged", id: 0x00,
                fields: [FieldDefinition(name: "occupancy", id: 0, type: .bitmap(Occupancy.definition))],
                conformance: "O")
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "occupied", attribute: "occupancy", conversion: .flag("occupied"))
        ]
    }
}
