// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ClosureControl {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PS", name: "positioning", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "LT", name: "motionLatching", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "IS", name: "instantaneous"),
            FeatureDefinition(bit: 3, code: "SP", name: "speed", conformance: "[PS & !IS]"),
            FeatureDefinition(bit: 4, code: "VT", name: "ventilation", conformance: "[PS]"),
            FeatureDefinition(bit: 5, code: "PD", name: "pedestrian", conformance: "[PS]"),
            FeatureDefinition(bit: 6, code: "CL", name: "calibration", conformance: "[PS]"),
            FeatureDefinition(bit: 7, code: "PT", name: "protection"),
            FeatureDefinition(bit: 8, code: "MO", name: "manuallyOperable"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "countdownTime", id: 0x0000, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(maximum: .constant(.integer(259200))), isNullable: true, isQuieter: true,
                conformance: "[PS & !IS]", affectedBy: ["calibrate", "moveTo", "stop"], defaultValue: .null),
            AttributeDefinition(
                name: "mainState", id: 0x0001, type: .enumeration(MainState.definition),
                affectedBy: ["calibrate", "moveTo", "stop"]),
            AttributeDefinition(
                name: "currentErrorList", id: 0x0002, type: .list(.enumeration(ClosureError.definition)),
                range: ValueRange(maximumLength: .constant(.integer(10)))),
            AttributeDefinition(
                name: "overallCurrentState", id: 0x0003, type: .structure(OverallCurrentState.definition),
                isNullable: true, affectedBy: ["moveTo", "stop"], defaultValue: .null),
            AttributeDefinition(
                name: "overallTargetState", id: 0x0004, type: .structure(OverallTargetState.definition),
                isNullable: true, affectedBy: ["moveTo", "stop"], defaultValue: .null),
            AttributeDefinition(
                name: "latchControlModes", id: 0x0005, type: .bitmap(LatchControlModes.definition), isFixed: true,
                conformance: "LT"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "stop", id: 0x00, conformance: "!IS"),
            CommandDefinition(
                name: "moveTo", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "position", id: 0, type: .enumeration(TargetPosition.definition), isOptional: true),
                    FieldDefinition(name: "latch", id: 1, type: .bool, isOptional: true),
                    FieldDefinition(
                        name: "speed", id: 2, type: .enumeration(ThreeLevelAuto.definition), defaultValue: .integer(0)),
                ],
                isTimed: true),
            CommandDefinition(name: "calibrate", id: 0x02, isTimed: true, conformance: "CL"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "operationalError", id: 0x00, priority: .critical,
                fields: [
                    FieldDefinition(
                        name: "errorState", id: 0, type: .list(.enumeration(ClosureError.definition)),
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(10))))
                ]),
            EventDefinition(name: "movementCompleted", id: 0x01, conformance: "!IS"),
            EventDefinition(
                name: "engageStateChanged", id: 0x02,
                fields: [FieldDefinition(name: "engageValue", id: 0, type: .bool)], conformance: "MO"),
            EventDefinition(
                name: "secureStateChanged", id: 0x03,
                fields: [FieldDefinition(name: "secureValue", id: 0, type: .bool)]),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["overallTargetState"], command: "moveTo",
                fields: [
                    SetRule.Assignment(
                        field: "position", source: .member(attribute: "overallTargetState", field: "position")),
                    SetRule.Assignment(
                        field: "latch", source: .member(attribute: "overallTargetState", field: "latch")),
                    SetRule.Assignment(
                        field: "speed", source: .member(attribute: "overallTargetState", field: "speed")),
                ])
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "position", attribute: "overallCurrentState", field: "position", conversion: .identity),
            EverydayKey(key: "latched", attribute: "overallCurrentState", field: "latch", conversion: .identity),
            EverydayKey(key: "movement", attribute: "mainState", conversion: .identity),
            EverydayKey(key: "remainingTime", attribute: "countdownTime", conversion: .identity, unit: "s"),
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("stop", command: "stop"),
            EverydayAction("calibrate", command: "calibrate"),
        ]
    }
}
