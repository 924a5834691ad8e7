// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Thermostat {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "HEAT", name: "heating", conformance: "AUTO, O.a+"),
            FeatureDefinition(bit: 1, code: "COOL", name: "cooling", conformance: "AUTO, O.a+"),
            FeatureDefinition(bit: 2, code: "OCC", name: "occupancy"),
            FeatureDefinition(bit: 4, code: "SB", name: "setback", conformance: "D"),
            FeatureDefinition(bit: 5, code: "AUTO", name: "autoMode"),
            FeatureDefinition(bit: 6, code: "LTNE", name: "localTemperatureNotExposed"),
            FeatureDefinition(bit: 7, code: "MSCH", name: "matterScheduleConfiguration"),
            FeatureDefinition(bit: 8, code: "PRES", name: "presets"),
            FeatureDefinition(bit: 3, code: "SCH", name: "scheduleConfiguration"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "localTemperature", id: 0x0000, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isNullable: true, defaultValue: .null),
            AttributeDefinition(
                name: "outdoorTemperature", id: 0x0001, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isNullable: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "occupancy", id: 0x0002, type: .bitmap(Occupancy.definition), conformance: "OCC",
                defaultValue: .integer(1)),
            AttributeDefinition(
                name: "absMinHeatSetpointLimit", id: 0x0003, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isFixed: true, conformance: "[HEAT]", defaultValue: .integer(700)),
            AttributeDefinition(
                name: "absMaxHeatSetpointLimit", id: 0x0004, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isFixed: true, conformance: "[HEAT]", defaultValue: .integer(3000)),
            AttributeDefinition(
                name: "absMinCoolSetpointLimit", id: 0x0005, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isFixed: true, conformance: "[COOL]", defaultValue: .integer(1600)),
            AttributeDefinition(
                name: "absMaxCoolSetpointLimit", id: 0x0006, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isFixed: true, conformance: "[COOL]", defaultValue: .integer(3200)),
            AttributeDefinition(
                name: "localTemperatureCalibration", id: 0x0010, type: .signed(bits: 8), unit: "0.1 °C",
                isWritable: true, isNonvolatile: true, conformance: "[!LTNE]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "occupiedCoolingSetpoint", id: 0x0011, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isWritable: true, isNonvolatile: true, conformance: "COOL",
                affectedBy: ["setActivePresetRequest", "setActiveScheduleRequest", "setpointRaiseLower"],
                defaultValue: .integer(2600)),
            AttributeDefinition(
                name: "occupiedHeatingSetpoint", id: 0x0012, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isWritable: true, isNonvolatile: true, conformance: "HEAT",
                affectedBy: ["setActivePresetRequest", "setActiveScheduleRequest", "setpointRaiseLower"],
                defaultValue: .integer(2000)),
            AttributeDefinition(
                name: "unoccupiedCoolingSetpoint", id: 0x0013, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isWritable: true, isNonvolatile: true, conformance: "COOL & OCC",
                affectedBy: ["setActivePresetRequest"], defaultValue: .integer(2600)),
            AttributeDefinition(
                name: "unoccupiedHeatingSetpoint", id: 0x0014, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isWritable: true, isNonvolatile: true, conformance: "HEAT & OCC",
                affectedBy: ["setActivePresetRequest"], defaultValue: .integer(2000)),
            AttributeDefinition(
                name: "minHeatSetpointLimit", id: 0x0015, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isWritable: true, isNonvolatile: true, conformance: "[HEAT]", defaultValue: .integer(700)),
            AttributeDefinition(
                name: "maxHeatSetpointLimit", id: 0x0016, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isWritable: true, isNonvolatile: true, conformance: "[HEAT]", defaultValue: .integer(3000)),
            AttributeDefinition(
                name: "minCoolSetpointLimit", id: 0x0017, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isWritable: true, isNonvolatile: true, conformance: "[COOL]", defaultValue: .integer(1600)),
            AttributeDefinition(
                name: "maxCoolSetpointLimit", id: 0x0018, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isWritable: true, isNonvolatile: true, conformance: "[COOL]", defaultValue: .integer(3200)),
            AttributeDefinition(
                name: "minSetpointDeadBand", id: 0x0019, type: .signed(bits: 8), unit: "0.1 °C",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(127))), isWritable: true,
                isNonvolatile: true, conformance: "AUTO", defaultValue: .integer(20)),
            AttributeDefinition(
                name: "remoteSensing", id: 0x001A, type: .bitmap(RemoteSensing.definition), isWritable: true,
                isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "controlSequenceOfOperation", id: 0x001B,
                type: .enumeration(ControlSequenceOfOperation.definition), isWritable: true, isNonvolatile: true),
            AttributeDefinition(
                name: "systemMode", id: 0x001C, type: .enumeration(SystemMode.definition), isWritable: true,
                isNonvolatile: true, defaultValue: .integer(1)),
            AttributeDefinition(
                name: "thermostatRunningMode", id: 0x001E, type: .enumeration(ThermostatRunningMode.definition),
                conformance: "[AUTO]", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "temperatureSetpointHold", id: 0x0023, type: .enumeration(TemperatureSetpointHold.definition),
                isWritable: true, isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "temperatureSetpointHoldDuration", id: 0x0024, type: .unsigned(bits: 16), unit: "min",
                range: ValueRange(maximum: .constant(.integer(1440))), isNullable: true, isWritable: true,
                isNonvolatile: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "thermostatRunningState", id: 0x0029, type: .bitmap(RelayState.definition), conformance: "O"),
            AttributeDefinition(
                name: "setpointChangeSource", id: 0x0030, type: .enumeration(SetpointChangeSource.definition),
                conformance: "O", affectedBy: ["setActivePresetRequest", "setpointRaiseLower"],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "setpointChangeAmount", id: 0x0031, type: .signed(bits: 16), unit: "0.01 °C", isNullable: true,
                conformance: "O", affectedBy: ["setpointRaiseLower"], defaultValue: .null),
            AttributeDefinition(
                name: "setpointChangeSourceTimestamp", id: 0x0032, type: .unsigned(bits: 32),
                unit: "s since 2000-01-01T00:00:00Z", conformance: "O", affectedBy: ["setpointRaiseLower"],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "emergencyHeatDelta", id: 0x003A, type: .unsigned(bits: 8), unit: "0.1 °C", isWritable: true,
                isNonvolatile: true, conformance: "O", defaultValue: .integer(255)),
            AttributeDefinition(
                name: "acType", id: 0x0040, type: .enumeration(ACType.definition), isWritable: true,
                isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "acCapacity", id: 0x0041, type: .unsigned(bits: 16), isWritable: true, isNonvolatile: true,
                conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "acRefrigerantType", id: 0x0042, type: .enumeration(ACRefrigerantType.definition),
                isWritable: true, isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "acCompressorType", id: 0x0043, type: .enumeration(ACCompressorType.definition), isWritable: true,
                isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "acErrorCode", id: 0x0044, type: .bitmap(ACErrorCode.definition), isWritable: true,
                conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "acLouverPosition", id: 0x0045, type: .enumeration(ACLouverPosition.definition), isWritable: true,
                isNonvolatile: true, conformance: "O"),
            AttributeDefinition(
                name: "acCoilTemperature", id: 0x0046, type: .signed(bits: 16), unit: "0.01 °C",
                range: ValueRange(minimum: .constant(.integer(-27315)), maximum: .constant(.integer(32767))),
                isNullable: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "acCapacityFormat", id: 0x0047, type: .enumeration(ACCapacityFormat.definition), isWritable: true,
                isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "presetTypes", id: 0x0048, type: .list(.structure(PresetType.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(7))),
                isFixed: true, conformance: "PRES"),
            AttributeDefinition(
                name: "scheduleTypes", id: 0x0049, type: .list(.structure(ScheduleType.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1)), maximumLength: .constant(.integer(3))),
                isFixed: true, conformance: "MSCH"),
            AttributeDefinition(
                name: "numberOfPresets", id: 0x004A, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true, conformance: "PRES"),
            AttributeDefinition(
                name: "numberOfSchedules", id: 0x004B, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true, conformance: "MSCH"),
            AttributeDefinition(
                name: "numberOfScheduleTransitions", id: 0x004C, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1))), isFixed: true, conformance: "MSCH"),
            AttributeDefinition(
                name: "numberOfScheduleTransitionPerDay", id: 0x004D, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1))), isNullable: true, isFixed: true,
                conformance: "MSCH", defaultValue: .null),
            AttributeDefinition(
                name: "activePresetHandle", id: 0x004E, type: .octets,
                range: ValueRange(maximumLength: .constant(.integer(16))), isNullable: true, isNonvolatile: true,
                conformance: "PRES", affectedBy: ["setActivePresetRequest", "setpointRaiseLower"], defaultValue: .null),
            AttributeDefinition(
                name: "activeScheduleHandle", id: 0x004F, type: .octets,
                range: ValueRange(maximumLength: .constant(.integer(16))), isNullable: true, isNonvolatile: true,
                conformance: "MSCH", affectedBy: ["setActiveScheduleRequest"], defaultValue: .null),
            AttributeDefinition(
                name: "presets", id: 0x0050, type: .list(.structure(Preset.definition)),
                range: ValueRange(maximumLength: .attribute("numberOfPresets", offset: 0)), isWritable: true,
                isNonvolatile: true, conformance: "PRES", affectedBy: ["atomicRequest"], defaultValue: .list([])),
            AttributeDefinition(
                name: "schedules", id: 0x0051, type: .list(.structure(Schedule.definition)),
                range: ValueRange(maximumLength: .attribute("numberOfSchedules", offset: 0)), isWritable: true,
                isNonvolatile: true, conformance: "MSCH", affectedBy: ["atomicRequest"], defaultValue: .list([])),
            AttributeDefinition(
                name: "setpointHoldExpiryTimestamp", id: 0x0052, type: .unsigned(bits: 32),
                unit: "s since 2000-01-01T00:00:00Z", isNullable: true, isNonvolatile: true, conformance: "O",
                defaultValue: .null),
            AttributeDefinition(
                name: "piCoolingDemand", id: 0x0007, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                conformance: "O"),
            AttributeDefinition(
                name: "piHeatingDemand", id: 0x0008, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                conformance: "O"),
            AttributeDefinition(
                name: "hvacSystemTypeConfiguration", id: 0x0009, type: .bitmap(HVACSystemType.definition),
                isWritable: true, isNonvolatile: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "startOfWeek", id: 0x0020, type: .enumeration(StartOfWeek.definition), isFixed: true,
                conformance: "SCH"),
            AttributeDefinition(
                name: "numberOfWeeklyTransitions", id: 0x0021, type: .unsigned(bits: 8), isFixed: true,
                conformance: "SCH", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfDailyTransitions", id: 0x0022, type: .unsigned(bits: 8), isFixed: true,
                conformance: "SCH", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "thermostatProgrammingOperationMode", id: 0x0025,
                type: .bitmap(ProgrammingOperationMode.definition), isWritable: true, conformance: "O",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "occupiedSetback", id: 0x0034, type: .unsigned(bits: 8), unit: "0.1 °C",
                range: ValueRange(
                    minimum: .attribute("occupiedSetbackMin", offset: 0),
                    maximum: .attribute("occupiedSetbackMax", offset: 0)),
                isNullable: true, isWritable: true, isNonvolatile: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "occupiedSetbackMin", id: 0x0035, type: .unsigned(bits: 8), unit: "0.1 °C",
                range: ValueRange(maximum: .attribute("occupiedSetbackMax", offset: 0)), isNullable: true,
                isFixed: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "occupiedSetbackMax", id: 0x0036, type: .unsigned(bits: 8), unit: "0.1 °C",
                range: ValueRange(
                    minimum: .attribute("occupiedSetbackMin", offset: 0), maximum: .constant(.integer(254))),
                isNullable: true, isFixed: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "unoccupiedSetback", id: 0x0037, type: .unsigned(bits: 8), unit: "0.1 °C",
                range: ValueRange(
                    minimum: .attribute("unoccupiedSetbackMin", offset: 0),
                    maximum: .attribute("unoccupiedSetbackMax", offset: 0)),
                isNullable: true, isWritable: true, isNonvolatile: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "unoccupiedSetbackMin", id: 0x0038, type: .unsigned(bits: 8), unit: "0.1 °C",
                range: ValueRange(maximum: .attribute("unoccupiedSetbackMax", offset: 0)), isNullable: true,
                isFixed: true, conformance: "O", defaultValue: .null),
            AttributeDefinition(
                name: "unoccupiedSetbackMax", id: 0x0039, type: .unsigned(bits: 8), unit: "0.1 °C",
                range: ValueRange(
                    minimum: .attribute("unoccupiedSetbackMin", offset: 0), maximum: .constant(.integer(254))),
                isNullable: true, isFixed: true, conformance: "O", defaultValue: .null),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "setpointRaiseLower", id: 0x00,
                fields: [
                    FieldDefinition(name: "mode", id: 0, type: .enumeration(SetpointRaiseLowerMode.definition)),
                    FieldDefinition(name: "amount", id: 1, type: .signed(bits: 8), unit: "0.1 °C"),
                ]),
            CommandDefinition(
                name: "setActiveScheduleRequest", id: 0x05,
                fields: [
                    FieldDefinition(
                        name: "scheduleHandle", id: 0, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(16))))
                ],
                conformance: "MSCH"),
            CommandDefinition(
                name: "setActivePresetRequest", id: 0x06,
                fields: [
                    FieldDefinition(
                        name: "presetHandle", id: 0, type: .octets,
                        range: ValueRange(maximumLength: .constant(.integer(16))), isNullable: true,
                        defaultValue: .null)
                ],
                conformance: "PRES"),
            CommandDefinition(
                name: "atomicRequest", id: 0xFE,
                fields: [
                    FieldDefinition(name: "requestType", id: 0, type: .unsigned(bits: 8)),
                    FieldDefinition(name: "attributeRequests", id: 1, type: .list(.unsigned(bits: 32))),
                    FieldDefinition(name: "timeout", id: 2, type: .unsigned(bits: 16), isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "atomicResponse", id: 0xFD,
                    fields: [
                        FieldDefinition(name: "statusCode", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(
                            name: "attributeStatus", id: 1, type: .list(.structure(AtomicAttributeStatus.definition))),
                        FieldDefinition(name: "timeout", id: 2, type: .unsigned(bits: 16), isOptional: true),
                    ]),
                conformance: "PRES | MSCH"),
            CommandDefinition(
                name: "setWeeklySchedule", id: 0x01,
                fields: [
                    FieldDefinition(name: "numberOfTransitionsForSequence", id: 0, type: .unsigned(bits: 8)),
                    FieldDefinition(
                        name: "dayOfWeekForSequence", id: 1, type: .bitmap(ScheduleDayOfWeek.definition),
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "modeForSequence", id: 2, type: .bitmap(ScheduleMode.definition),
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "transitions", id: 3, type: .list(.structure(WeeklyScheduleTransition.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(10)))),
                ],
                conformance: "SCH"),
            CommandDefinition(
                name: "getWeeklySchedule", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "daysToReturn", id: 0, type: .bitmap(ScheduleDayOfWeek.definition),
                        defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "modeToReturn", id: 1, type: .bitmap(ScheduleMode.definition), defaultValue: .integer(0)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getWeeklyScheduleResponse", id: 0x00,
                    fields: [
                        FieldDefinition(name: "numberOfTransitionsForSequence", id: 0, type: .unsigned(bits: 8)),
                        FieldDefinition(
                            name: "dayOfWeekForSequence", id: 1, type: .bitmap(ScheduleDayOfWeek.definition)),
                        FieldDefinition(name: "modeForSequence", id: 2, type: .bitmap(ScheduleMode.definition)),
                        FieldDefinition(
                            name: "transitions", id: 3, type: .list(.structure(WeeklyScheduleTransition.definition)),
                            range: ValueRange(maximumLength: .constant(.integer(10)))),
                    ]),
                conformance: "SCH"),
            CommandDefinition(name: "clearWeeklySchedule", id: 0x03, conformance: "SCH"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["activePresetHandle"], command: "setActivePresetRequest",
                fields: [SetRule.Assignment(field: "presetHandle", source: .attribute("activePresetHandle"))]),
            SetRule(
                attributes: ["activeScheduleHandle"], command: "setActiveScheduleRequest",
                fields: [SetRule.Assignment(field: "scheduleHandle", source: .attribute("activeScheduleHandle"))]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "mode", attribute: "systemMode", conversion: .identity)
        ]
    }
}
