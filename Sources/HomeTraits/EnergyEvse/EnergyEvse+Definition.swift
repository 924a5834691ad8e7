// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension EnergyEvse {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PREF", name: "chargingPreferences", conformance: "M"),
            FeatureDefinition(bit: 1, code: "SOC", name: "soCReporting"),
            FeatureDefinition(bit: 2, code: "PNC", name: "plugAndCharge"),
            FeatureDefinition(bit: 3, code: "RFID", name: "rfid"),
            FeatureDefinition(bit: 4, code: "V2X", name: "v2X"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "state", id: 0x0000, type: .enumeration(State.definition), isNullable: true,
                affectedBy: ["disable", "enableCharging", "enableDischarging"]),
            AttributeDefinition(
                name: "supplyState", id: 0x0001, type: .enumeration(SupplyState.definition),
                affectedBy: ["disable", "enableCharging", "enableDischarging", "startDiagnostics"]),
            AttributeDefinition(name: "faultState", id: 0x0002, type: .enumeration(FaultState.definition)),
            AttributeDefinition(
                name: "chargingEnabledUntil", id: 0x0003, type: .unsigned(bits: 32),
                unit: "s since 2000-01-01T00:00:00Z", isNullable: true, isNonvolatile: true,
                affectedBy: ["disable", "enableCharging"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "dischargingEnabledUntil", id: 0x0004, type: .unsigned(bits: 32),
                unit: "s since 2000-01-01T00:00:00Z", isNullable: true, isNonvolatile: true, conformance: "V2X",
                affectedBy: ["disable", "enableDischarging"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "circuitCapacity", id: 0x0005, type: .signed(bits: 64), unit: "mA",
                range: ValueRange(minimum: .constant(.integer(0))), isNonvolatile: true, defaultValue: .integer(0)),
            AttributeDefinition(
                name: "minimumChargeCurrent", id: 0x0006, type: .signed(bits: 64), unit: "mA",
                range: ValueRange(minimum: .constant(.integer(0))), isNonvolatile: true,
                affectedBy: ["disable", "enableCharging"], defaultValue: .integer(6000)),
            AttributeDefinition(
                name: "maximumChargeCurrent", id: 0x0007, type: .signed(bits: 64), unit: "mA",
                range: ValueRange(minimum: .constant(.integer(0))), isNonvolatile: true,
                affectedBy: ["disable", "enableCharging"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "maximumDischargeCurrent", id: 0x0008, type: .signed(bits: 64), unit: "mA",
                range: ValueRange(minimum: .constant(.integer(0))), isNonvolatile: true, conformance: "V2X",
                affectedBy: ["disable", "enableDischarging"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "userMaximumChargeCurrent", id: 0x0009, type: .signed(bits: 64), unit: "mA", isWritable: true,
                isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "randomizationDelayWindow", id: 0x000A, type: .unsigned(bits: 32), unit: "s",
                range: ValueRange(maximum: .constant(.integer(86400))), isWritable: true, isNonvolatile: true,
                conformance: "O", defaultValue: .integer(600)),
            AttributeDefinition(
                name: "nextChargeStartTime", id: 0x0023, type: .unsigned(bits: 32),
                unit: "s since 2000-01-01T00:00:00Z", isNullable: true, conformance: "PREF",
                affectedBy: ["clearTargets", "setTargets"], defaultValue: .null),
            AttributeDefinition(
                name: "nextChargeTargetTime", id: 0x0024, type: .unsigned(bits: 32),
                unit: "s since 2000-01-01T00:00:00Z", isNullable: true, conformance: "PREF",
                affectedBy: ["clearTargets", "setTargets"], defaultValue: .null),
            AttributeDefinition(
                name: "nextChargeRequiredEnergy", id: 0x0025, type: .signed(bits: 64), unit: "mWh",
                range: ValueRange(minimum: .constant(.integer(0))), isNullable: true, conformance: "PREF",
                affectedBy: ["clearTargets", "setTargets"], defaultValue: .null),
            AttributeDefinition(
                name: "nextChargeTargetSoC", id: 0x0026, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))), isNullable: true,
                conformance: "PREF", affectedBy: ["clearTargets", "setTargets"], defaultValue: .null),
            AttributeDefinition(
                name: "approximateEvEfficiency", id: 0x0027, type: .unsigned(bits: 16), unit: "m/kWh", isNullable: true,
                isWritable: true, isNonvolatile: true, conformance: "[PREF]", defaultValue: .null),
            AttributeDefinition(
                name: "stateOfCharge", id: 0x0030, type: .unsigned(bits: 8), unit: "1 %",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))), isNullable: true,
                conformance: "SOC", defaultValue: .null),
            AttributeDefinition(
                name: "batteryCapacity", id: 0x0031, type: .signed(bits: 64), unit: "mWh",
                range: ValueRange(minimum: .constant(.integer(0))), isNullable: true, conformance: "SOC",
                defaultValue: .null),
            AttributeDefinition(
                name: "vehicleId", id: 0x0032, type: .string, range: ValueRange(maximumLength: .constant(.integer(32))),
                isNullable: true, conformance: "PNC", defaultValue: .null),
            AttributeDefinition(
                name: "sessionId", id: 0x0040, type: .unsigned(bits: 32), isNullable: true, isNonvolatile: true,
                defaultValue: .null),
            AttributeDefinition(
                name: "sessionDuration", id: 0x0041, type: .unsigned(bits: 32), unit: "s", isNullable: true,
                isNonvolatile: true, isQuieter: true, defaultValue: .null),
            AttributeDefinition(
                name: "sessionEnergyCharged", id: 0x0042, type: .signed(bits: 64), unit: "mWh",
                range: ValueRange(minimum: .constant(.integer(0))), isNullable: true, isNonvolatile: true,
                isQuieter: true, defaultValue: .null),
            AttributeDefinition(
                name: "sessionEnergyDischarged", id: 0x0043, type: .signed(bits: 64), unit: "mWh",
                range: ValueRange(minimum: .constant(.integer(0))), isNullable: true, isNonvolatile: true,
                isQuieter: true, conformance: "V2X", defaultValue: .null),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(name: "disable", id: 0x01, isTimed: true),
            CommandDefinition(
                name: "enableCharging", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "chargingEnabledUntil", id: 0, type: .unsigned(bits: 32),
                        unit: "s since 2000-01-01T00:00:00Z", isNullable: true, defaultValue: .null),
                    FieldDefinition(
                        name: "minimumChargeCurrent", id: 1, type: .signed(bits: 64), unit: "mA",
                        range: ValueRange(minimum: .constant(.integer(0)))),
                    FieldDefinition(
                        name: "maximumChargeCurrent", id: 2, type: .signed(bits: 64), unit: "mA",
                        range: ValueRange(minimum: .constant(.integer(0)))),
                ],
                isTimed: true),
            CommandDefinition(
                name: "enableDischarging", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "dischargingEnabledUntil", id: 0, type: .unsigned(bits: 32),
                        unit: "s since 2000-01-01T00:00:00Z", isNullable: true, defaultValue: .null),
                    FieldDefinition(
                        name: "maximumDischargeCurrent", id: 1, type: .signed(bits: 64), unit: "mA",
                        range: ValueRange(minimum: .constant(.integer(0)))),
                ],
                isTimed: true, conformance: "V2X"),
            CommandDefinition(name: "startDiagnostics", id: 0x04, isTimed: true, conformance: "O"),
            CommandDefinition(
                name: "setTargets", id: 0x05,
                fields: [
                    FieldDefinition(
                        name: "chargingTargetSchedules", id: 0,
                        type: .list(.structure(ChargingTargetSchedule.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(7))))
                ],
                isTimed: true, conformance: "PREF"),
            CommandDefinition(
                name: "getTargets", id: 0x06,
                response: CommandDefinition.ResponseDefinition(
                    name: "getTargetsResponse", id: 0x00,
                    fields: [
                        FieldDefinition(
                            name: "chargingTargetSchedules", id: 0,
                            type: .list(.structure(ChargingTargetSchedule.definition)),
                            range: ValueRange(maximumLength: .constant(.integer(7))))
                    ]),
                isTimed: true, conformance: "PREF"),
            CommandDefinition(name: "clearTargets", id: 0x07, isTimed: true, conformance: "PREF"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "evConnected", id: 0x00,
                fields: [FieldDefinition(name: "sessionId", id: 0, type: .unsigned(bits: 32))]),
            EventDefinition(
                name: "evNotDetected", id: 0x01,
                fields: [
                    FieldDefinition(name: "sessionId", id: 0, type: .unsigned(bits: 32)),
                    FieldDefinition(name: "state", id: 1, type: .enumeration(State.definition)),
                    FieldDefinition(name: "sessionDuration", id: 2, type: .unsigned(bits: 32), unit: "s"),
                    FieldDefinition(
                        name: "sessionEnergyCharged", id: 3, type: .signed(bits: 64), unit: "mWh",
                        range: ValueRange(minimum: .constant(.integer(0)))),
                    FieldDefinition(
                        name: "sessionEnergyDischarged", id: 4, type: .signed(bits: 64), unit: "mWh",
                        range: ValueRange(minimum: .constant(.integer(0))), isOptional: true),
                ]),
            EventDefinition(
                name: "energyTransferStarted", id: 0x02,
                fields: [
                    FieldDefinition(name: "sessionId", id: 0, type: .unsigned(bits: 32)),
                    FieldDefinition(name: "state", id: 1, type: .enumeration(State.definition)),
                    FieldDefinition(
                        name: "maximumCurrent", id: 2, type: .signed(bits: 64), unit: "mA",
                        range: ValueRange(minimum: .constant(.integer(0)))),
                    FieldDefinition(
                        name: "maximumDischargeCurrent", id: 3, type: .signed(bits: 64), unit: "mA",
                        range: ValueRange(minimum: .constant(.integer(0))), isOptional: true),
                ]),
            EventDefinition(
                name: "energyTransferStopped", id: 0x03,
                fields: [
                    FieldDefinition(name: "sessionId", id: 0, type: .unsigned(bits: 32)),
                    FieldDefinition(name: "state", id: 1, type: .enumeration(State.definition)),
                    FieldDefinition(name: "reason", id: 2, type: .enumeration(EnergyTransferStoppedReason.definition)),
                    FieldDefinition(
                        name: "energyTransferred", id: 4, type: .signed(bits: 64), unit: "mWh",
                        range: ValueRange(minimum: .constant(.integer(0)))),
                    FieldDefinition(
                        name: "energyDischarged", id: 5, type: .signed(bits: 64), unit: "mWh",
                        range: ValueRange(minimum: .constant(.integer(0))), isOptional: true),
                ]),
            EventDefinition(
                name: "fault", id: 0x04, priority: .critical,
                fields: [
                    FieldDefinition(name: "sessionId", id: 0, type: .unsigned(bits: 32), isNullable: true),
                    FieldDefinition(name: "state", id: 1, type: .enumeration(State.definition)),
                    FieldDefinition(name: "faultStatePreviousState", id: 2, type: .enumeration(FaultState.definition)),
                    FieldDefinition(name: "faultStateCurrentState", id: 4, type: .enumeration(FaultState.definition)),
                ]),
            EventDefinition(
                name: "rfid", id: 0x05,
                fields: [
                    FieldDefinition(
                        name: "uid", id: 0, type: .octets, range: ValueRange(maximumLength: .constant(.integer(10))))
                ],
                conformance: "[RFID]"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["supplyState"], value: .integer(0), command: "disable")
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "charger", attribute: "state", conversion: .identity),
            EverydayKey(key: "charging", attribute: "state", conversion: .equals("pluggedInCharging")),
            EverydayKey(key: "pluggedIn", attribute: "state", conversion: .differs("notPluggedIn")),
            EverydayKey(key: "chargeLimit", attribute: "userMaximumChargeCurrent", conversion: .thousandths, unit: "A"),
            EverydayKey(key: "vehicleBattery", attribute: "stateOfCharge", conversion: .identity, unit: "%"),
            EverydayKey(key: "sessionEnergy", attribute: "sessionEnergyCharged", conversion: .millionths, unit: "kWh"),
        ]
    }
}
