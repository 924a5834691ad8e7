// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension WindowCovering {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "LF", name: "lift", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "TL", name: "tilt", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "PA_LF", name: "positionAwareLift", conformance: "[LF]"),
            FeatureDefinition(bit: 4, code: "PA_TL", name: "positionAwareTilt", conformance: "[TL]"),
            FeatureDefinition(bit: 3, code: "ABS", name: "absolutePosition"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "type", id: 0x0000, type: .enumeration(TypeEnum.definition), isFixed: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfActuationsLift", id: 0x0005, type: .unsigned(bits: 16), isNonvolatile: true,
                conformance: "[LF]", affectedBy: ["downOrClose", "goToLiftPercentage", "goToLiftValue", "upOrOpen"],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfActuationsTilt", id: 0x0006, type: .unsigned(bits: 16), isNonvolatile: true,
                conformance: "[TL]", affectedBy: ["downOrClose", "goToTiltPercentage", "goToTiltValue", "upOrOpen"],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "configStatus", id: 0x0007, type: .bitmap(ConfigStatus.definition), isNonvolatile: true),
            AttributeDefinition(
                name: "currentPositionLiftPercentage", id: 0x0008, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))), isNullable: true,
                isNonvolatile: true, conformance: "[LF & PA_LF]",
                affectedBy: ["downOrClose", "goToLiftPercentage", "goToLiftValue", "stopMotion", "upOrOpen"],
                defaultValue: .null),
            AttributeDefinition(
                name: "currentPositionTiltPercentage", id: 0x0009, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))), isNullable: true,
                isNonvolatile: true, conformance: "[TL & PA_TL]",
                affectedBy: ["downOrClose", "goToTiltPercentage", "goToTiltValue", "stopMotion", "upOrOpen"],
                defaultValue: .null),
            AttributeDefinition(
                name: "operationalStatus", id: 0x000A, type: .bitmap(OperationalStatus.definition),
                affectedBy: [
                    "downOrClose",
                    "goToLiftPercentage",
                    "goToLiftValue",
                    "goToTiltPercentage",
                    "goToTiltValue",
                    "stopMotion",
                    "upOrOpen",
                ],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "targetPositionLiftPercent100ths", id: 0x000B, type: .unsigned(bits: 16), unit: "0.01 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(10000))),
                isNullable: true, conformance: "LF & PA_LF",
                affectedBy: ["downOrClose", "goToLiftPercentage", "goToLiftValue", "stopMotion", "upOrOpen"],
                defaultValue: .null),
            AttributeDefinition(
                name: "targetPositionTiltPercent100ths", id: 0x000C, type: .unsigned(bits: 16), unit: "0.01 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(10000))),
                isNullable: true, conformance: "TL & PA_TL",
                affectedBy: ["downOrClose", "goToTiltPercentage", "goToTiltValue", "stopMotion", "upOrOpen"],
                defaultValue: .null),
            AttributeDefinition(
                name: "endProductType", id: 0x000D, type: .enumeration(EndProductType.definition), isFixed: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "currentPositionLiftPercent100ths", id: 0x000E, type: .unsigned(bits: 16), unit: "0.01 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(10000))),
                isNullable: true, isNonvolatile: true, conformance: "LF & PA_LF",
                affectedBy: ["downOrClose", "goToLiftPercentage", "goToLiftValue", "stopMotion", "upOrOpen"],
                defaultValue: .null),
            AttributeDefinition(
                name: "currentPositionTiltPercent100ths", id: 0x000F, type: .unsigned(bits: 16), unit: "0.01 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(10000))),
                isNullable: true, isNonvolatile: true, conformance: "TL & PA_TL",
                affectedBy: ["downOrClose", "goToTiltPercentage", "goToTiltValue", "stopMotion", "upOrOpen"],
                defaultValue: .null),
            AttributeDefinition(
                name: "mode", id: 0x0017, type: .bitmap(ModeBitmap.definition), isWritable: true, isNonvolatile: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "safetyStatus", id: 0x001A, type: .bitmap(SafetyStatus.definition), conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "physicalClosedLimitLift", id: 0x0001, type: .unsigned(bits: 16), isFixed: true, conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "physicalClosedLimitTilt", id: 0x0002, type: .unsigned(bits: 16), isFixed: true, conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "currentPositionLift", id: 0x0003, type: .unsigned(bits: 16),
                range: ValueRange(
                    minimum: .attribute("installedOpenLimitLift", offset: 0),
                    maximum: .attribute("installedClosedLimitLift", offset: 0)),
                isNullable: true, isNonvolatile: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "currentPositionTilt", id: 0x0004, type: .unsigned(bits: 16),
                range: ValueRange(
                    minimum: .attribute("installedOpenLimitTilt", offset: 0),
                    maximum: .attribute("installedClosedLimitTilt", offset: 0)),
                isNullable: true, isNonvolatile: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "installedOpenLimitLift", id: 0x0010, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65534))), isNonvolatile: true, conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "installedClosedLimitLift", id: 0x0011, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65534))), isNonvolatile: true, conformance: "O",
                defaultValue: .integer(65534)),
            AttributeDefinition(
                name: "installedOpenLimitTilt", id: 0x0012, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65534))), isNonvolatile: true, conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "installedClosedLimitTilt", id: 0x0013, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65534))), isNonvolatile: true, conformance: "O",
                defaultValue: .integer(65534)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "upOrOpen", id: 0x00),
            CommandDefinition(name: "downOrClose", id: 0x01),
            CommandDefinition(name: "stopMotion", id: 0x02),
            CommandDefinition(
                name: "goToLiftPercentage", id: 0x05,
                fields: [
                    FieldDefinition(
                        name: "liftPercent100thsValue", id: 0, type: .unsigned(bits: 16), unit: "0.01 %",
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(10000))))
                ],
                conformance: "LF & PA_LF, [LF]"),
            CommandDefinition(
                name: "goToTiltPercentage", id: 0x08,
                fields: [
                    FieldDefinition(
                        name: "tiltPercent100thsValue", id: 0, type: .unsigned(bits: 16), unit: "0.01 %",
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(10000))))
                ],
                conformance: "TL & PA_TL, [TL]"),
            CommandDefinition(
                name: "goToLiftValue", id: 0x04,
                fields: [
                    FieldDefinition(
                        name: "liftValue", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .attribute("installedOpenLimitLift", offset: 0),
                            maximum: .attribute("installedClosedLimitLift", offset: 0)))
                ],
                conformance: "O"),
            CommandDefinition(
                name: "goToTiltValue", id: 0x07,
                fields: [
                    FieldDefinition(
                        name: "tiltValue", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .attribute("installedOpenLimitTilt", offset: 0),
                            maximum: .attribute("installedClosedLimitTilt", offset: 0)))
                ],
                conformance: "O"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["targetPositionLiftPercent100ths"], command: "goToLiftPercentage",
                fields: [
                    SetRule.Assignment(
                        field: "liftPercent100thsValue", source: .attribute("targetPositionLiftPercent100ths"))
                ]),
            SetRule(
                attributes: ["currentPositionLiftPercent100ths"], command: "goToLiftPercentage",
                fields: [
                    SetRule.Assignment(
                        field: "liftPercent100thsValue", source: .attribute("currentPositionLiftPercent100ths"))
                ]),
            SetRule(
                attributes: ["targetPositionTiltPercent100ths"], command: "goToTiltPercentage",
                fields: [
                    SetRule.Assignment(
                        field: "tiltPercent100thsValue", source: .attribute("targetPositionTiltPercent100ths"))
                ]),
            SetRule(
                attributes: ["currentPositionTiltPercent100ths"], command: "goToTiltPercentage",
                fields: [
                    SetRule.Assignment(
                        field: "tiltPercent100thsValue", source: .attribute("currentPositionTiltPercent100ths"))
                ]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "open", attribute: "currentPositionLiftPercent100ths", conversion: .openPercent, unit: "%"),
            EverydayKey(
                key: "tilt", attribute: "currentPositionTiltPercent100ths", conversion: .openPercent, unit: "%"),
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("stop", command: "stopMotion")
        ]
    }
}
