// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension PumpConfigurationAndControl {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PRSCONST", name: "constantPressure", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "PRSCOMP", name: "compensatedPressure", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "FLW", name: "constantFlow", conformance: "O.a+"),
            FeatureDefinition(bit: 3, code: "SPD", name: "constantSpeed", conformance: "O.a+"),
            FeatureDefinition(bit: 4, code: "TEMP", name: "constantTemperature", conformance: "O.a+"),
            FeatureDefinition(bit: 5, code: "AUTO", name: "automatic"),
            FeatureDefinition(bit: 6, code: "LOCAL", name: "localOperation"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "maxPressure", id: 0x0000, type: .signed(bits: 16), unit: "0.1 kPa", isNullable: true,
                isFixed: true, defaultValue: .null),
            AttributeDefinition(
                name: "maxSpeed", id: 0x0001, type: .unsigned(bits: 16), unit: "rpm", isNullable: true, isFixed: true,
                defaultValue: .null),
            AttributeDefinition(
                name: "maxFlow", id: 0x0002, type: .unsigned(bits: 16), unit: "0.1 m³/h", isNullable: true,
                isFixed: true, defaultValue: .null),
            AttributeDefinition(
                name: "minConstPressure", id: 0x0003, type: .signed(bits: 16), unit: "0.1 kPa", isNullable: true,
                isFixed: true, conformance: "PRSCONST, [AUTO]", defaultValue: .null),
            AttributeDefinition(
                name: "maxConstPressure", id: 0x0004, type: .signed(bits: 16), unit: "0.1 kPa", isNullable: true,
                isFixed: true, conformance: "PRSCONST, [AUTO]", defaultValue: .null),
            AttributeDefinition(
                name: "minCompPressure", id: 0x0005, type: .signed(bits: 16), unit: "0.1 kPa", isNullable: true,
                isFixed: true, conformance: "PRSCOMP, [AUTO]", defaultValue: .null),
            AttributeDefinition(
                name: "maxCompPressure", id: 0x0006, type: .signed(bits: 16), unit: "0.1 kPa", isNullable: true,
                isFixed: true, conformance: "PRSCOMP, [AUTO]", defaultValue: .null),
            AttributeDefinition(
                name: "minConstSpeed", id: 0x0007, type: .unsigned(bits: 16), unit: "rpm", isNullable: true,
                isFixed: true, conformance: "SPD, [AUTO]", defaultValue: .null),
            AttributeDefinition(
                name: "maxConstSpeed", id: 0x0008, type: .unsigned(bits: 16), unit: "rpm", isNullable: true,
                isFixed: true, conformance: "SPD, [AUTO]", defaultValue: .null),
            AttributeDefinition(
                name: "minConstFlow", id: 0x0009, type: .unsigned(bits: 16), unit: "0.1 m³/h", isNullable: true,
                isFixed: true, conformance: "FLW, [AUTO]", defaultValue: .null),
            AttributeDefinition(
                name: "maxConstFlow", id: 0x000A, type: .unsigned(bits: 16), unit: "0.1 m³/h", isNullable: true,
                isFixed: true, conformance: "FLW, [AUTO]", defaultValue: .null),
            AttributeDefinition(
                name: "minConstTemp", id: 0x000B, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315))), isNullable: true, isFixed: true,
                conformance: "TEMP, [AUTO]", defaultValue: .null),
            AttributeDefinition(
                name: "maxConstTemp", id: 0x000C, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315))), isNullable: true, isFixed: true,
                conformance: "TEMP, [AUTO]", defaultValue: .null),
            AttributeDefinition(
                name: "pumpStatus", id: 0x0010, type: .bitmap(PumpStatus.definition), conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "effectiveOperationMode", id: 0x0011, type: .enumeration(OperationMode.definition),
                isNonvolatile: true),
            AttributeDefinition(
                name: "effectiveControlMode", id: 0x0012, type: .enumeration(ControlMode.definition),
                isNonvolatile: true),
            AttributeDefinition(
                name: "capacity", id: 0x0013, type: .signed(bits: 16), unit: "0.01 %", isNullable: true,
                defaultValue: .null),
            AttributeDefinition(
                name: "speed", id: 0x0014, type: .unsigned(bits: 16), unit: "rpm", isNullable: true, conformance: "O",
                defaultValue: .null),
            AttributeDefinition(
                name: "lifetimeRunningHours", id: 0x0015, type: .unsigned(bits: 24), unit: "h", isNullable: true,
                isWritable: true, isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "power", id: 0x0016, type: .unsigned(bits: 24), unit: "W", isNullable: true, conformance: "O",
                defaultValue: .null),
            AttributeDefinition(
                name: "lifetimeEnergyConsumed", id: 0x0017, type: .unsigned(bits: 32), unit: "kWh", isNullable: true,
                isWritable: true, isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "operationMode", id: 0x0020, type: .enumeration(OperationMode.definition), isWritable: true,
                isNonvolatile: true, defaultValue: .integer(0)),
            AttributeDefinition(
                name: "controlMode", id: 0x0021, type: .enumeration(ControlMode.definition), isWritable: true,
                isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(name: "alarmMask", id: 0x0022, type: .unsigned(bits: 16), conformance: "D"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(name: "supplyVoltageLow", id: 0x00, conformance: "O"),
            EventDefinition(name: "supplyVoltageHigh", id: 0x01, conformance: "O"),
            EventDefinition(name: "powerMissingPhase", id: 0x02, conformance: "O"),
            EventDefinition(name: "systemPressureLow", id: 0x03, conformance: "O"),
            EventDefinition(name: "systemPressureHigh", id: 0x04, conformance: "O"),
            EventDefinition(name: "dryRunning", id: 0x05, priority: .critical, conformance: "O"),
            EventDefinition(name: "motorTemperatureHigh", id: 0x06, conformance: "O"),
            EventDefinition(name: "pumpMotorFatalFailure", id: 0x07, priority: .critical, conformance: "O"),
            EventDefinition(name: "electronicTemperatureHigh", id: 0x08, conformance: "O"),
            EventDefinition(name: "pumpBlocked", id: 0x09, priority: .critical, conformance: "O"),
            EventDefinition(name: "sensorFailure", id: 0x0A, conformance: "O"),
            EventDefinition(name: "electronicNonFatalFailure", id: 0x0B, conformance: "O"),
            EventDefinition(name: "electronicFatalFailure", id: 0x0C, priority: .critical, conformance: "O"),
            EventDefinition(name: "generalFault", id: 0x0D, conformance: "O"),
            EventDefinition(name: "leakage", id: 0x0E, conformance: "O"),
            EventDefinition(name: "airDetection", id: 0x0F, conformance: "O"),
            EventDefinition(name: "turbineOperation", id: 0x10, conformance: "O"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "running", attribute: "pumpStatus", conversion: .flag("running")),
            EverydayKey(key: "pumpMode", attribute: "operationMode", conversion: .identity),
            EverydayKey(key: "pumpSpeed", attribute: "speed", conversion: .identity, unit: "rpm"),
            EverydayKey(key: "power", attribute: "power", conversion: .identity, unit: "W"),
        ]
    }
}
