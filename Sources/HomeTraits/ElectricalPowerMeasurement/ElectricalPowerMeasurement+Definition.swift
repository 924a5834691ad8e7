// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ElectricalPowerMeasurement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "DIRC", name: "directCurrent", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "ALTC", name: "alternatingCurrent", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "POLY", name: "polyphasePower", conformance: "[ALTC]"),
            FeatureDefinition(bit: 3, code: "HARM", name: "harmonics", conformance: "[ALTC]"),
            FeatureDefinition(bit: 4, code: "PWRQ", name: "powerQuality", conformance: "[ALTC]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "powerMode", id: 0x0000, type: .enumeration(PowerMode.definition), isCapability: true),
            AttributeDefinition(
                name: "numberOfMeasurementTypes", id: 0x0001, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .constant(.integer(32))), isFixed: true),
            AttributeDefinition(
                name: "accuracy", id: 0x0002, type: .list(.structure(MeasurementAccuracy.definition)),
                range: ValueRange(
                    minimumLength: .constant(.integer(1)),
                    maximumLength: .attribute("numberOfMeasurementTypes", offset: 0)),
                isFixed: true),
            AttributeDefinition(
                name: "ranges", id: 0x0003, type: .list(.structure(MeasurementRange.definition)),
                range: ValueRange(
                    minimumLength: .constant(.integer(0)),
                    maximumLength: .attribute("numberOfMeasurementTypes", offset: 0)),
                isQuieter: true, conformance: "O", defaultValue: .list([])),
            AttributeDefinition(
                name: "voltage", id: 0x0004, type: .signed(bits: 64), unit: "mV",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "activeCurrent", id: 0x0005, type: .signed(bits: 64), unit: "mA",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "reactiveCurrent", id: 0x0006, type: .signed(bits: 64), unit: "mA",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, conformance: "[ALTC]", defaultValue: .null),
            AttributeDefinition(
                name: "apparentCurrent", id: 0x0007, type: .signed(bits: 64), unit: "mA",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, conformance: "[ALTC]", defaultValue: .null),
            AttributeDefinition(
                name: "activePower", id: 0x0008, type: .signed(bits: 64), unit: "mW",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, defaultValue: .null),
            AttributeDefinition(
                name: "reactivePower", id: 0x0009, type: .signed(bits: 64), unit: "mvar",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, conformance: "[ALTC]", defaultValue: .null),
            AttributeDefinition(
                name: "apparentPower", id: 0x000A, type: .signed(bits: 64), unit: "mVA",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, conformance: "[ALTC]", defaultValue: .null),
            AttributeDefinition(
                name: "rmsVoltage", id: 0x000B, type: .signed(bits: 64), unit: "mV",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, conformance: "[ALTC]", defaultValue: .null),
            AttributeDefinition(
                name: "rmsCurrent", id: 0x000C, type: .signed(bits: 64), unit: "mA",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, conformance: "[ALTC]", defaultValue: .null),
            AttributeDefinition(
                name: "rmsPower", id: 0x000D, type: .signed(bits: 64), unit: "mW",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, conformance: "[ALTC]", defaultValue: .null),
            AttributeDefinition(
                name: "frequency", id: 0x000E, type: .signed(bits: 64), unit: "mHz",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(1_000_000))),
                isNullable: true, isQuieter: true, conformance: "[ALTC]", defaultValue: .null),
            AttributeDefinition(
                name: "harmonicCurrents", id: 0x000F, type: .list(.structure(HarmonicMeasurement.definition)),
                range: ValueRange(maximumLength: .constant(.integer(25))), isNullable: true, isQuieter: true,
                conformance: "HARM", defaultValue: .null),
            AttributeDefinition(
                name: "harmonicPhases", id: 0x0010, type: .list(.structure(HarmonicMeasurement.definition)),
                range: ValueRange(maximumLength: .constant(.integer(25))), isNullable: true, isQuieter: true,
                conformance: "PWRQ", defaultValue: .null),
            AttributeDefinition(
                name: "powerFactor", id: 0x0011, type: .signed(bits: 64), unit: "0.01 %",
                range: ValueRange(minimum: .constant(.integer(-10000)), maximum: .constant(.integer(10000))),
                isNullable: true, isQuieter: true, conformance: "[ALTC]", defaultValue: .null),
            AttributeDefinition(
                name: "neutralCurrent", id: 0x0012, type: .signed(bits: 64), unit: "mA",
                range: ValueRange(
                    minimum: .constant(.integer(-4_611_686_018_427_387_904)),
                    maximum: .constant(.integer(4_611_686_018_427_387_904))),
                isNullable: true, isQuieter: true, conformance: "[POLY]", defaultValue: .null),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "measurementPeriodRanges", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "ranges", id: 0, type: .list(.structure(MeasurementRange.definition)),
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)),
                            maximumLength: .attribute("numberOfMeasurementTypes", offset: 0)))
                ],
                conformance: "Ranges")
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "power", attribute: "activePower", conversion: .thousandths, unit: "W"),
            EverydayKey(key: "voltage", attribute: "voltage", conversion: .thousandths, unit: "V"),
            EverydayKey(key: "voltage", attribute: "rmsVoltage", conversion: .thousandths, unit: "V"),
            EverydayKey(key: "current", attribute: "activeCurrent", conversion: .thousandths, unit: "A"),
            EverydayKey(key: "current", attribute: "rmsCurrent", conversion: .thousandths, unit: "A"),
        ]
    }
}
