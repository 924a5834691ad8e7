// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension DeviceEnergyManagement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PA", name: "powerAdjustment"),
            FeatureDefinition(
                bit: 1, code: "PFR", name: "powerForecastReporting", conformance: "[!PA].a, STA | PAU | FA | CON, O"),
            FeatureDefinition(bit: 2, code: "SFR", name: "stateForecastReporting", conformance: "[!PA].a"),
            FeatureDefinition(bit: 3, code: "STA", name: "startTimeAdjustment"),
            FeatureDefinition(bit: 4, code: "PAU", name: "pausable"),
            FeatureDefinition(bit: 5, code: "FA", name: "forecastAdjustment"),
            FeatureDefinition(bit: 6, code: "CON", name: "constraintBasedAdjustment"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "esaType", id: 0x0000, type: .enumeration(ESAType.definition), isFixed: true,
                defaultValue: .integer(255)),
            AttributeDefinition(
                name: "esaCanGenerate", id: 0x0001, type: .bool, isFixed: true, defaultValue: .bool(false)),
            AttributeDefinition(
                name: "esaState", id: 0x0002, type: .enumeration(ESAState.definition),
                affectedBy: ["cancelPowerAdjustRequest", "pauseRequest", "powerAdjustRequest", "resumeRequest"],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "absMinPower", id: 0x0003, type: .signed(bits: 64), unit: "mW", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "absMaxPower", id: 0x0004, type: .signed(bits: 64), unit: "mW",
                range: ValueRange(minimum: .attribute("absMinPower", offset: 0)), defaultValue: .integer(0)),
            AttributeDefinition(
                name: "powerAdjustmentCapability", id: 0x0005, type: .structure(PowerAdjustCapability.definition),
                isNullable: true, isQuieter: true, conformance: "PA",
                affectedBy: ["cancelPowerAdjustRequest", "powerAdjustRequest"], defaultValue: .null),
            AttributeDefinition(
                name: "forecast", id: 0x0006, type: .structure(Forecast.definition), isNullable: true, isQuieter: true,
                conformance: "PFR | SFR",
                affectedBy: [
                    "cancelRequest",
                    "modifyForecastRequest",
                    "pauseRequest",
                    "powerAdjustRequest",
                    "requestConstraintBasedForecast",
                    "resumeRequest",
                    "startTimeAdjustRequest",
                ],
                defaultValue: .null),
            AttributeDefinition(
                name: "optOutState", id: 0x0007, type: .enumeration(OptOutState.definition),
                conformance: "PA | STA | PAU | FA | CON", affectedBy: ["deviceEnergyManagementMode.changeToMode"],
                defaultValue: .integer(0)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "powerAdjustRequest", id: 0x00,
                fields: [
                    FieldDefinition(name: "power", id: 0, type: .signed(bits: 64), unit: "mW"),
                    FieldDefinition(name: "duration", id: 1, type: .unsigned(bits: 32), unit: "s"),
                    FieldDefinition(name: "cause", id: 2, type: .enumeration(AdjustmentCause.definition)),
                ],
                conformance: "PA"),
            CommandDefinition(name: "cancelPowerAdjustRequest", id: 0x01, conformance: "PA"),
            CommandDefinition(
                name: "startTimeAdjustRequest", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "requestedStartTime", id: 0, type: .unsigned(bits: 32),
                        unit: "s since 2000-01-01T00:00:00Z"),
                    FieldDefinition(name: "cause", id: 1, type: .enumeration(AdjustmentCause.definition)),
                ],
                conformance: "STA"),
            CommandDefinition(
                name: "pauseRequest", id: 0x03,
                fields: [
                    FieldDefinition(name: "duration", id: 0, type: .unsigned(bits: 32), unit: "s"),
                    FieldDefinition(name: "cause", id: 1, type: .enumeration(AdjustmentCause.definition)),
                ],
                conformance: "PAU"),
            CommandDefinition(name: "resumeRequest", id: 0x04, conformance: "PAU"),
            CommandDefinition(
                name: "modifyForecastRequest", id: 0x05,
                fields: [
                    FieldDefinition(name: "forecastId", id: 0, type: .unsigned(bits: 32)),
                    FieldDefinition(
                        name: "slotAdjustments", id: 1, type: .list(.structure(SlotAdjustment.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(10)))),
                    FieldDefinition(name: "cause", id: 2, type: .enumeration(AdjustmentCause.definition)),
                ],
                conformance: "FA"),
            CommandDefinition(
                name: "requestConstraintBasedForecast", id: 0x06,
                fields: [
                    FieldDefinition(
                        name: "constraints", id: 0, type: .list(.structure(Constraints.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(10)))),
                    FieldDefinition(name: "cause", id: 1, type: .enumeration(AdjustmentCause.definition)),
                ],
                conformance: "CON"),
            CommandDefinition(name: "cancelRequest", id: 0x07, conformance: "STA | FA | CON"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(name: "powerAdjustStart", id: 0x00, conformance: "PA"),
            EventDefinition(
                name: "powerAdjustEnd", id: 0x01,
                fields: [
                    FieldDefinition(name: "cause", id: 0, type: .enumeration(Cause.definition)),
                    FieldDefinition(name: "duration", id: 1, type: .unsigned(bits: 32), unit: "s"),
                    FieldDefinition(name: "energyUse", id: 2, type: .signed(bits: 64), unit: "mWh"),
                ],
                conformance: "PA"),
            EventDefinition(name: "paused", id: 0x02, conformance: "PAU"),
            EventDefinition(
                name: "resumed", id: 0x03,
                fields: [FieldDefinition(name: "cause", id: 0, type: .enumeration(Cause.definition))],
                conformance: "PAU"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "energyState", attribute: "esaState", conversion: .identity)
        ]
    }
}
