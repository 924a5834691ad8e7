// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Switch {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "LS", name: "latchingSwitch", conformance: "O.a"),
            FeatureDefinition(bit: 1, code: "MS", name: "momentarySwitch", conformance: "O.a"),
            FeatureDefinition(bit: 2, code: "MSR", name: "momentarySwitchRelease", conformance: "[MS & !AS]"),
            FeatureDefinition(bit: 3, code: "MSL", name: "momentarySwitchLongPress", conformance: "[MS & (MSR | AS)]"),
            FeatureDefinition(bit: 4, code: "MSM", name: "momentarySwitchMultiPress", conformance: "AS, [MS & MSR]"),
            FeatureDefinition(bit: 5, code: "AS", name: "actionSwitch", conformance: "[MS]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "numberOfPositions", id: 0x0000, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(2))), isFixed: true, defaultValue: .integer(2)),
            AttributeDefinition(
                name: "currentPosition", id: 0x0001, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .attribute("numberOfPositions", offset: -1)), isNonvolatile: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "multiPressMax", id: 0x0002, type: .unsigned(bits: 8), unit: "presses",
                range: ValueRange(minimum: .constant(.integer(2))), isFixed: true, conformance: "MSM",
                defaultValue: .integer(2)),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "switchLatched", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "newPosition", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .attribute("numberOfPositions", offset: -1)))
                ],
                conformance: "LS"),
            EventDefinition(
                name: "initialPress", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "newPosition", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .attribute("numberOfPositions", offset: -1)))
                ],
                conformance: "MS"),
            EventDefinition(
                name: "longPress", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "newPosition", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .attribute("numberOfPositions", offset: -1)))
                ],
                conformance: "MSL"),
            EventDefinition(
                name: "shortRelease", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "previousPosition", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .attribute("numberOfPositions", offset: -1)))
                ],
                conformance: "MSR"),
            EventDefinition(
                name: "longRelease", id: 0x04,
                fields: [
                    FieldDefinition(
                        name: "previousPosition", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .attribute("numberOfPositions", offset: -1)))
                ],
                conformance: "MSL"),
            EventDefinition(
                name: "multiPressOngoing", id: 0x05,
                fields: [
                    FieldDefinition(
                        name: "newPosition", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .attribute("numberOfPositions", offset: -1))),
                    FieldDefinition(
                        name: "currentNumberOfPressesCounted", id: 1, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(2)), maximum: .attribute("multiPressMax", offset: 0))),
                ],
                conformance: "MSM & !AS"),
            EventDefinition(
                name: "multiPressComplete", id: 0x06,
                fields: [
                    FieldDefinition(
                        name: "previousPosition", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .attribute("numberOfPositions", offset: -1))),
                    FieldDefinition(
                        name: "totalNumberOfPressesCounted", id: 1, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .attribute("multiPressMax", offset: 0))),
                ],
                conformance: "MSM"),
        ]
    }
}
