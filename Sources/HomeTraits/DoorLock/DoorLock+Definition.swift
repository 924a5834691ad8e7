// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension DoorLock {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PIN", name: "pinCredential"),
            FeatureDefinition(bit: 1, code: "RID", name: "rfidCredential"),
            FeatureDefinition(bit: 2, code: "FGP", name: "fingerCredentials"),
            FeatureDefinition(bit: 4, code: "WDSCH", name: "weekDayAccessSchedules"),
            FeatureDefinition(bit: 5, code: "DPS", name: "doorPositionSensor"),
            FeatureDefinition(bit: 6, code: "FACE", name: "faceCredentials"),
            FeatureDefinition(bit: 7, code: "COTA", name: "credentialOverTheAirAccess"),
            FeatureDefinition(bit: 8, code: "USR", name: "user", conformance: "PIN | RID | FGP | FACE | ALIRO"),
            FeatureDefinition(bit: 10, code: "YDSCH", name: "yearDayAccessSchedules"),
            FeatureDefinition(bit: 11, code: "HDSCH", name: "holidaySchedules"),
            FeatureDefinition(bit: 12, code: "UBOLT", name: "unbolting"),
            FeatureDefinition(bit: 13, code: "ALIRO", name: "aliroProvisioning"),
            FeatureDefinition(bit: 14, code: "ALBU", name: "aliroBleuwb", conformance: "[ALIRO]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "lockState", id: 0x0000, type: .enumeration(LockState.definition), isNullable: true,
                affectedBy: ["lockDoor", "unboltDoor", "unlockDoor", "unlockWithTimeout"]),
            AttributeDefinition(
                name: "lockType", id: 0x0001, type: .enumeration(LockType.definition), isCapability: true),
            AttributeDefinition(name: "actuatorEnabled", id: 0x0002, type: .bool),
            AttributeDefinition(
                name: "doorState", id: 0x0003, type: .enumeration(DoorState.definition), isNullable: true,
                conformance: "DPS"),
            AttributeDefinition(
                name: "doorOpenEvents", id: 0x0004, type: .unsigned(bits: 32), isWritable: true, conformance: "[DPS]"),
            AttributeDefinition(
                name: "doorClosedEvents", id: 0x0005, type: .unsigned(bits: 32), isWritable: true,
                conformance: "[DPS]"),
            AttributeDefinition(
                name: "openPeriod", id: 0x0006, type: .unsigned(bits: 16), unit: "min", isWritable: true,
                conformance: "[DPS]"),
            AttributeDefinition(
                name: "numberOfTotalUsersSupported", id: 0x0011, type: .unsigned(bits: 16), isFixed: true,
                conformance: "USR", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfPinUsersSupported", id: 0x0012, type: .unsigned(bits: 16), isFixed: true,
                conformance: "PIN", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfRfidUsersSupported", id: 0x0013, type: .unsigned(bits: 16), isFixed: true,
                conformance: "RID", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfWeekDaySchedulesSupportedPerUser", id: 0x0014, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .constant(.integer(253))), isFixed: true, conformance: "WDSCH",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfYearDaySchedulesSupportedPerUser", id: 0x0015, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .constant(.integer(253))), isFixed: true, conformance: "YDSCH",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfHolidaySchedulesSupported", id: 0x0016, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .constant(.integer(253))), isFixed: true, conformance: "HDSCH",
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "maxPinCodeLength", id: 0x0017, type: .unsigned(bits: 8), isFixed: true, conformance: "PIN"),
            AttributeDefinition(
                name: "minPinCodeLength", id: 0x0018, type: .unsigned(bits: 8), isFixed: true, conformance: "PIN"),
            AttributeDefinition(
                name: "maxRfidCodeLength", id: 0x0019, type: .unsigned(bits: 8), isFixed: true, conformance: "RID"),
            AttributeDefinition(
                name: "minRfidCodeLength", id: 0x001A, type: .unsigned(bits: 8), isFixed: true, conformance: "RID"),
            AttributeDefinition(
                name: "credentialRulesSupport", id: 0x001B, type: .bitmap(CredentialRules.definition), isFixed: true,
                conformance: "USR", defaultValue: .integer(1)),
            AttributeDefinition(
                name: "numberOfCredentialsSupportedPerUser", id: 0x001C, type: .unsigned(bits: 8), isFixed: true,
                conformance: "USR", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "language", id: 0x0021, type: .string, range: ValueRange(maximumLength: .constant(.integer(3))),
                isWritable: true, conformance: "O"),
            AttributeDefinition(
                name: "ledSettings", id: 0x0022, type: .enumeration(LEDSetting.definition), isWritable: true,
                conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "autoRelockTime", id: 0x0023, type: .unsigned(bits: 32), unit: "s", isWritable: true,
                conformance: "O"),
            AttributeDefinition(
                name: "soundVolume", id: 0x0024, type: .enumeration(SoundVolume.definition), isWritable: true,
                conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "operatingMode", id: 0x0025, type: .enumeration(OperatingMode.definition), isWritable: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "supportedOperatingModes", id: 0x0026, type: .bitmap(OperatingModes.definition), isFixed: true,
                defaultValue: .integer(65526)),
            AttributeDefinition(
                name: "defaultConfigurationRegister", id: 0x0027, type: .bitmap(ConfigurationRegister.definition),
                conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "enableLocalProgramming", id: 0x0028, type: .bool, isWritable: true, conformance: "O",
                defaultValue: .bool(true)),
            AttributeDefinition(
                name: "enableOneTouchLocking", id: 0x0029, type: .bool, isWritable: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "enableInsideStatusLed", id: 0x002A, type: .bool, isWritable: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "enablePrivacyModeButton", id: 0x002B, type: .bool, isWritable: true, conformance: "O",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "localProgrammingFeatures", id: 0x002C, type: .bitmap(LocalProgrammingFeatures.definition),
                isWritable: true, conformance: "O", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "wrongCodeEntryLimit", id: 0x0030, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(255))), isWritable: true,
                conformance: "PIN | RID"),
            AttributeDefinition(
                name: "userCodeTemporaryDisableTime", id: 0x0031, type: .unsigned(bits: 8), unit: "s",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(255))), isWritable: true,
                conformance: "PIN | RID"),
            AttributeDefinition(
                name: "sendPinOverTheAir", id: 0x0032, type: .bool, isWritable: true, conformance: "[!USR & PIN]",
                defaultValue: .bool(false)),
            AttributeDefinition(
                name: "requirePinForRemoteOperation", id: 0x0033, type: .bool, isWritable: true,
                conformance: "COTA & PIN", defaultValue: .bool(true)),
            AttributeDefinition(
                name: "expiringUserTimeout", id: 0x0035, type: .unsigned(bits: 16), unit: "min",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(2880))),
                isWritable: true, conformance: "[USR]"),
            AttributeDefinition(
                name: "aliroReaderVerificationKey", id: 0x0080, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(65)), maximumLength: .constant(.integer(65))),
                isNullable: true, isSensitive: true, conformance: "ALIRO",
                affectedBy: ["clearAliroReaderConfig", "setAliroReaderConfig"], defaultValue: .null),
            AttributeDefinition(
                name: "aliroReaderGroupIdentifier", id: 0x0081, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                isNullable: true, conformance: "ALIRO", affectedBy: ["clearAliroReaderConfig", "setAliroReaderConfig"],
                defaultValue: .null),
            AttributeDefinition(
                name: "aliroReaderGroupSubIdentifier", id: 0x0082, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                isFixed: true, conformance: "ALIRO"),
            AttributeDefinition(
                name: "aliroExpeditedTransactionSupportedProtocolVersions", id: 0x0083, type: .list(.octets),
                range: ValueRange(maximumLength: .constant(.integer(16))), isFixed: true, conformance: "ALIRO",
                defaultValue: .list([])),
            AttributeDefinition(
                name: "aliroGroupResolvingKey", id: 0x0084, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                isNullable: true, isSensitive: true, conformance: "ALBU",
                affectedBy: ["clearAliroReaderConfig", "setAliroReaderConfig"], defaultValue: .null),
            AttributeDefinition(
                name: "aliroSupportedBleuwbProtocolVersions", id: 0x0085, type: .list(.octets),
                range: ValueRange(maximumLength: .constant(.integer(16))), isFixed: true, conformance: "ALBU",
                defaultValue: .list([])),
            AttributeDefinition(
                name: "aliroBleAdvertisingVersion", id: 0x0086, type: .unsigned(bits: 8), isFixed: true,
                conformance: "ALBU", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfAliroCredentialIssuerKeysSupported", id: 0x0087, type: .unsigned(bits: 16),
                isFixed: true, conformance: "ALIRO", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfAliroEndpointKeysSupported", id: 0x0088, type: .unsigned(bits: 16), isFixed: true,
                conformance: "ALIRO", defaultValue: .integer(0)),
            AttributeDefinition(
                name: "alarmMask", id: 0x0040, type: .bitmap(AlarmMask.definition), isWritable: true, conformance: "O",
                defaultValue: .integer(65535)),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "lockDoor", id: 0x00,
                fields: [FieldDefinition(name: "pinCode", id: 0, type: .octets, isOptional: true, isSensitive: true)],
                isTimed: true),
            CommandDefinition(
                name: "unlockDoor", id: 0x01,
                fields: [FieldDefinition(name: "pinCode", id: 0, type: .octets, isOptional: true, isSensitive: true)],
                isTimed: true),
            CommandDefinition(
                name: "unlockWithTimeout", id: 0x03,
                fields: [
                    FieldDefinition(name: "timeout", id: 0, type: .unsigned(bits: 16), unit: "s"),
                    FieldDefinition(name: "pinCode", id: 1, type: .octets, isOptional: true, isSensitive: true),
                ],
                isTimed: true, conformance: "O"),
            CommandDefinition(
                name: "setWeekDaySchedule", id: 0x0B,
                fields: [
                    FieldDefinition(
                        name: "weekDayIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfWeekDaySchedulesSupportedPerUser", offset: 0))),
                    FieldDefinition(
                        name: "userIndex", id: 1, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfTotalUsersSupported", offset: 0))),
                    FieldDefinition(
                        name: "daysMask", id: 2, type: .bitmap(DaysMask.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "startHour", id: 3, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(23)))),
                    FieldDefinition(
                        name: "startMinute", id: 4, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(59)))),
                    FieldDefinition(
                        name: "endHour", id: 5, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(23)))),
                    FieldDefinition(
                        name: "endMinute", id: 6, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(59)))),
                ],
                conformance: "WDSCH"),
            CommandDefinition(
                name: "getWeekDaySchedule", id: 0x0C,
                fields: [
                    FieldDefinition(
                        name: "weekDayIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfWeekDaySchedulesSupportedPerUser", offset: 0))),
                    FieldDefinition(
                        name: "userIndex", id: 1, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfTotalUsersSupported", offset: 0))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getWeekDayScheduleResponse", id: 0x0C,
                    fields: [
                        FieldDefinition(
                            name: "weekDayIndex", id: 0, type: .unsigned(bits: 8),
                            range: ValueRange(
                                minimum: .constant(.integer(1)),
                                maximum: .attribute("numberOfWeekDaySchedulesSupportedPerUser", offset: 0))),
                        FieldDefinition(
                            name: "userIndex", id: 1, type: .unsigned(bits: 16),
                            range: ValueRange(
                                minimum: .constant(.integer(1)),
                                maximum: .attribute("numberOfTotalUsersSupported", offset: 0))),
                        FieldDefinition(
                            name: "status", id: 2, type: .enumeration(Status.definition), defaultValue: .integer(0)),
                        FieldDefinition(name: "daysMask", id: 3, type: .bitmap(DaysMask.definition), isOptional: true),
                        FieldDefinition(
                            name: "startHour", id: 4, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .constant(.integer(23))), isOptional: true),
                        FieldDefinition(
                            name: "startMinute", id: 5, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .constant(.integer(59))), isOptional: true),
                        FieldDefinition(
                            name: "endHour", id: 6, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .constant(.integer(23))), isOptional: true),
                        FieldDefinition(
                            name: "endMinute", id: 7, type: .unsigned(bits: 8),
                            range: ValueRange(maximum: .constant(.integer(59))), isOptional: true),
                    ]),
                conformance: "WDSCH"),
            CommandDefinition(
                name: "clearWeekDaySchedule", id: 0x0D,
                fields: [
                    FieldDefinition(
                        name: "weekDayIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfWeekDaySchedulesSupportedPerUser", offset: 0),
                            exceptions: [.integer(254)])),
                    FieldDefinition(
                        name: "userIndex", id: 1, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfTotalUsersSupported", offset: 0))),
                ],
                conformance: "WDSCH"),
            CommandDefinition(
                name: "setYearDaySchedule", id: 0x0E,
                fields: [
                    FieldDefinition(
                        name: "yearDayIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfYearDaySchedulesSupportedPerUser", offset: 0))),
                    FieldDefinition(
                        name: "userIndex", id: 1, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfTotalUsersSupported", offset: 0))),
                    FieldDefinition(
                        name: "localStartTime", id: 2, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                    FieldDefinition(
                        name: "localEndTime", id: 3, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                ],
                conformance: "YDSCH"),
            CommandDefinition(
                name: "getYearDaySchedule", id: 0x0F,
                fields: [
                    FieldDefinition(
                        name: "yearDayIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfYearDaySchedulesSupportedPerUser", offset: 0))),
                    FieldDefinition(
                        name: "userIndex", id: 1, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfTotalUsersSupported", offset: 0))),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getYearDayScheduleResponse", id: 0x0F,
                    fields: [
                        FieldDefinition(
                            name: "yearDayIndex", id: 0, type: .unsigned(bits: 8),
                            range: ValueRange(
                                minimum: .constant(.integer(1)),
                                maximum: .attribute("numberOfYearDaySchedulesSupportedPerUser", offset: 0))),
                        FieldDefinition(
                            name: "userIndex", id: 1, type: .unsigned(bits: 16),
                            range: ValueRange(
                                minimum: .constant(.integer(1)),
                                maximum: .attribute("numberOfTotalUsersSupported", offset: 0))),
                        FieldDefinition(
                            name: "status", id: 2, type: .enumeration(Status.definition), defaultValue: .integer(0)),
                        FieldDefinition(
                            name: "localStartTime", id: 3, type: .unsigned(bits: 32),
                            unit: "s since 2000-01-01T00:00:00Z", isOptional: true),
                        FieldDefinition(
                            name: "localEndTime", id: 4, type: .unsigned(bits: 32),
                            unit: "s since 2000-01-01T00:00:00Z", isOptional: true),
                    ]),
                conformance: "YDSCH"),
            CommandDefinition(
                name: "clearYearDaySchedule", id: 0x10,
                fields: [
                    FieldDefinition(
                        name: "yearDayIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfYearDaySchedulesSupportedPerUser", offset: 0),
                            exceptions: [.integer(254)])),
                    FieldDefinition(
                        name: "userIndex", id: 1, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfTotalUsersSupported", offset: 0))),
                ],
                conformance: "YDSCH"),
            CommandDefinition(
                name: "setHolidaySchedule", id: 0x11,
                fields: [
                    FieldDefinition(
                        name: "holidayIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfHolidaySchedulesSupported", offset: 0))),
                    FieldDefinition(
                        name: "localStartTime", id: 1, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                    FieldDefinition(
                        name: "localEndTime", id: 2, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                    FieldDefinition(name: "operatingMode", id: 3, type: .enumeration(OperatingMode.definition)),
                ],
                conformance: "HDSCH"),
            CommandDefinition(
                name: "getHolidaySchedule", id: 0x12,
                fields: [
                    FieldDefinition(
                        name: "holidayIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfHolidaySchedulesSupported", offset: 0)))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getHolidayScheduleResponse", id: 0x12,
                    fields: [
                        FieldDefinition(
                            name: "holidayIndex", id: 0, type: .unsigned(bits: 8),
                            range: ValueRange(
                                minimum: .constant(.integer(1)),
                                maximum: .attribute("numberOfHolidaySchedulesSupported", offset: 0))),
                        FieldDefinition(
                            name: "status", id: 1, type: .enumeration(Status.definition), defaultValue: .integer(0)),
                        FieldDefinition(
                            name: "localStartTime", id: 2, type: .unsigned(bits: 32),
                            unit: "s since 2000-01-01T00:00:00Z", isNullable: true, isOptional: true),
                        FieldDefinition(
                            name: "localEndTime", id: 3, type: .unsigned(bits: 32),
                            unit: "s since 2000-01-01T00:00:00Z", isNullable: true, isOptional: true),
                        FieldDefinition(
                            name: "operatingMode", id: 4, type: .enumeration(OperatingMode.definition),
                            isNullable: true, isOptional: true),
                    ]),
                conformance: "HDSCH"),
            CommandDefinition(
                name: "clearHolidaySchedule", id: 0x13,
                fields: [
                    FieldDefinition(
                        name: "holidayIndex", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfHolidaySchedulesSupported", offset: 0),
                            exceptions: [.integer(254)]))
                ],
                conformance: "HDSCH"),
            CommandDefinition(
                name: "setUser", id: 0x1A,
                fields: [
                    FieldDefinition(
                        name: "operationType", id: 0, type: .enumeration(DataOperationType.definition),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .constant(.integer(0)),
                            exceptions: [.integer(2)])),
                    FieldDefinition(
                        name: "userIndex", id: 1, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfTotalUsersSupported", offset: 0))),
                    FieldDefinition(
                        name: "userName", id: 2, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(10))), isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(
                        name: "userUniqueId", id: 3, type: .unsigned(bits: 32), isNullable: true, defaultValue: .null),
                    FieldDefinition(
                        name: "userStatus", id: 4, type: .enumeration(UserStatus.definition),
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .constant(.integer(1)),
                            exceptions: [.integer(3)]),
                        isNullable: true, defaultValue: .integer(1)),
                    FieldDefinition(
                        name: "userType", id: 5, type: .enumeration(UserType.definition),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .constant(.integer(0)),
                            exceptions: [
                                .integer(4),
                                .integer(5),
                                .integer(6),
                                .integer(7),
                                .integer(8),
                                .integer(9),
                            ]),
                        isNullable: true, defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "credentialRule", id: 6, type: .enumeration(CredentialRule.definition), isNullable: true,
                        defaultValue: .integer(0)),
                ],
                isTimed: true, conformance: "USR"),
            CommandDefinition(
                name: "getUser", id: 0x1B,
                fields: [
                    FieldDefinition(
                        name: "userIndex", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfTotalUsersSupported", offset: 0)))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getUserResponse", id: 0x1C,
                    fields: [
                        FieldDefinition(
                            name: "userIndex", id: 0, type: .unsigned(bits: 16),
                            range: ValueRange(
                                minimum: .constant(.integer(1)),
                                maximum: .attribute("numberOfTotalUsersSupported", offset: 0))),
                        FieldDefinition(
                            name: "userName", id: 1, type: .string,
                            range: ValueRange(maximumLength: .constant(.integer(10))), isNullable: true),
                        FieldDefinition(
                            name: "userUniqueId", id: 2, type: .unsigned(bits: 32), isNullable: true,
                            defaultValue: .integer(0)),
                        FieldDefinition(
                            name: "userStatus", id: 3, type: .enumeration(UserStatus.definition), isNullable: true,
                            defaultValue: .integer(0)),
                        FieldDefinition(
                            name: "userType", id: 4, type: .enumeration(UserType.definition), isNullable: true,
                            defaultValue: .integer(0)),
                        FieldDefinition(
                            name: "credentialRule", id: 5, type: .enumeration(CredentialRule.definition),
                            isNullable: true, defaultValue: .integer(0)),
                        FieldDefinition(
                            name: "credentials", id: 6, type: .list(.structure(Credential.definition)),
                            range: ValueRange(
                                minimumLength: .constant(.integer(0)),
                                maximumLength: .attribute("numberOfCredentialsSupportedPerUser", offset: 0)),
                            isNullable: true),
                        FieldDefinition(name: "creatorFabricIndex", id: 7, type: .unsigned(bits: 8), isNullable: true),
                        FieldDefinition(
                            name: "lastModifiedFabricIndex", id: 8, type: .unsigned(bits: 8), isNullable: true),
                        FieldDefinition(
                            name: "nextUserIndex", id: 9, type: .unsigned(bits: 16),
                            range: ValueRange(
                                minimum: .constant(.integer(1)),
                                maximum: .attribute("numberOfTotalUsersSupported", offset: 0)),
                            isNullable: true),
                    ]),
                conformance: "USR"),
            CommandDefinition(
                name: "clearUser", id: 0x1D,
                fields: [
                    FieldDefinition(
                        name: "userIndex", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfTotalUsersSupported", offset: 0),
                            exceptions: [.integer(65534)]))
                ],
                isTimed: true, conformance: "USR"),
            CommandDefinition(
                name: "setCredential", id: 0x22,
                fields: [
                    FieldDefinition(
                        name: "operationType", id: 0, type: .enumeration(DataOperationType.definition),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .constant(.integer(0)),
                            exceptions: [.integer(2)])),
                    FieldDefinition(name: "credential", id: 1, type: .structure(Credential.definition)),
                    FieldDefinition(name: "credentialData", id: 2, type: .octets, isSensitive: true),
                    FieldDefinition(
                        name: "userIndex", id: 3, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfTotalUsersSupported", offset: 0)),
                        isNullable: true, defaultValue: .null),
                    FieldDefinition(
                        name: "userStatus", id: 4, type: .enumeration(UserStatus.definition),
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .constant(.integer(1)),
                            exceptions: [.integer(3)]),
                        isNullable: true, defaultValue: .integer(1)),
                    FieldDefinition(
                        name: "userType", id: 5, type: .enumeration(UserType.definition),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .constant(.integer(0)),
                            exceptions: [
                                .integer(3),
                                .integer(4),
                                .integer(5),
                                .integer(6),
                                .integer(7),
                                .integer(9),
                            ]),
                        isNullable: true, defaultValue: .integer(0)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "setCredentialResponse", id: 0x23,
                    fields: [
                        FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition)),
                        FieldDefinition(
                            name: "userIndex", id: 1, type: .unsigned(bits: 16),
                            range: ValueRange(
                                minimum: .constant(.integer(1)),
                                maximum: .attribute("numberOfTotalUsersSupported", offset: 0)),
                            isNullable: true),
                        FieldDefinition(
                            name: "nextCredentialIndex", id: 2, type: .unsigned(bits: 16), isNullable: true,
                            isOptional: true),
                    ]),
                isTimed: true, conformance: "USR"),
            CommandDefinition(
                name: "getCredentialStatus", id: 0x24,
                fields: [FieldDefinition(name: "credential", id: 0, type: .structure(Credential.definition))],
                response: CommandDefinition.ResponseDefinition(
                    name: "getCredentialStatusResponse", id: 0x25,
                    fields: [
                        FieldDefinition(name: "credentialExists", id: 0, type: .bool),
                        FieldDefinition(
                            name: "userIndex", id: 1, type: .unsigned(bits: 16),
                            range: ValueRange(
                                minimum: .constant(.integer(1)),
                                maximum: .attribute("numberOfTotalUsersSupported", offset: 0)),
                            isNullable: true),
                        FieldDefinition(name: "creatorFabricIndex", id: 2, type: .unsigned(bits: 8), isNullable: true),
                        FieldDefinition(
                            name: "lastModifiedFabricIndex", id: 3, type: .unsigned(bits: 8), isNullable: true),
                        FieldDefinition(
                            name: "nextCredentialIndex", id: 4, type: .unsigned(bits: 16), isNullable: true,
                            isOptional: true),
                        FieldDefinition(
                            name: "credentialData", id: 5, type: .octets, isNullable: true, isOptional: true,
                            isSensitive: true),
                    ]),
                conformance: "USR"),
            CommandDefinition(
                name: "clearCredential", id: 0x26,
                fields: [
                    FieldDefinition(
                        name: "credential", id: 0, type: .structure(Credential.definition), isNullable: true,
                        defaultValue: .null)
                ],
                isTimed: true, conformance: "USR"),
            CommandDefinition(
                name: "unboltDoor", id: 0x27,
                fields: [FieldDefinition(name: "pinCode", id: 0, type: .octets, isOptional: true, isSensitive: true)],
                isTimed: true, conformance: "UBOLT"),
            CommandDefinition(
                name: "setAliroReaderConfig", id: 0x28,
                fields: [
                    FieldDefinition(
                        name: "signingKey", id: 0, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(32)), maximumLength: .constant(.integer(32))),
                        isSensitive: true),
                    FieldDefinition(
                        name: "verificationKey", id: 1, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(65)), maximumLength: .constant(.integer(65))),
                        isSensitive: true),
                    FieldDefinition(
                        name: "groupIdentifier", id: 2, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16)))),
                    FieldDefinition(
                        name: "groupResolvingKey", id: 3, type: .octets,
                        range: ValueRange(
                            minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                        isOptional: true, isSensitive: true),
                ],
                isTimed: true, conformance: "ALIRO"),
            CommandDefinition(name: "clearAliroReaderConfig", id: 0x29, isTimed: true, conformance: "ALIRO"),
            CommandDefinition(
                name: "setPinCode", id: 0x05,
                fields: [
                    FieldDefinition(
                        name: "userId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfPinUsersSupported", offset: 0))),
                    FieldDefinition(
                        name: "userStatus", id: 1, type: .enumeration(UserStatus.definition), isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(
                        name: "userType", id: 2, type: .enumeration(UserType.definition), isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(name: "pin", id: 3, type: .octets, isSensitive: true),
                ],
                isTimed: true, conformance: "[!USR & PIN]"),
            CommandDefinition(
                name: "getPinCode", id: 0x06,
                fields: [
                    FieldDefinition(
                        name: "userId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfPinUsersSupported", offset: 0)))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getPinCodeResponse", id: 0x06,
                    fields: [
                        FieldDefinition(name: "userId", id: 0, type: .unsigned(bits: 16)),
                        FieldDefinition(
                            name: "userStatus", id: 1, type: .enumeration(UserStatus.definition), isNullable: true),
                        FieldDefinition(
                            name: "userType", id: 2, type: .enumeration(UserType.definition), isNullable: true),
                        FieldDefinition(name: "pinCode", id: 3, type: .octets, isNullable: true, isSensitive: true),
                    ]),
                conformance: "[!USR & PIN]"),
            CommandDefinition(
                name: "clearPinCode", id: 0x07,
                fields: [
                    FieldDefinition(
                        name: "pinSlotIndex", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfPinUsersSupported", offset: 0), exceptions: [.integer(65534)]))
                ],
                isTimed: true, conformance: "[!USR & PIN]"),
            CommandDefinition(name: "clearAllPinCodes", id: 0x08, isTimed: true, conformance: "[!USR & PIN]"),
            CommandDefinition(
                name: "setUserStatus", id: 0x09,
                fields: [
                    FieldDefinition(name: "userId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "userStatus", id: 1, type: .enumeration(UserStatus.definition)),
                ],
                conformance: "[!USR & (PIN | RID | FGP)]"),
            CommandDefinition(
                name: "getUserStatus", id: 0x0A,
                fields: [FieldDefinition(name: "userId", id: 0, type: .unsigned(bits: 16))],
                response: CommandDefinition.ResponseDefinition(
                    name: "getUserStatusResponse", id: 0x0A,
                    fields: [
                        FieldDefinition(name: "userId", id: 0, type: .unsigned(bits: 16)),
                        FieldDefinition(name: "userStatus", id: 1, type: .enumeration(UserStatus.definition)),
                    ]),
                conformance: "[!USR & (PIN | RID | FGP)]"),
            CommandDefinition(
                name: "setUserType", id: 0x14,
                fields: [
                    FieldDefinition(name: "userId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "userType", id: 1, type: .enumeration(UserType.definition)),
                ],
                conformance: "[!USR & (PIN | RID | FGP)]"),
            CommandDefinition(
                name: "getUserType", id: 0x15,
                fields: [FieldDefinition(name: "userId", id: 0, type: .unsigned(bits: 16))],
                response: CommandDefinition.ResponseDefinition(
                    name: "getUserTypeResponse", id: 0x15,
                    fields: [
                        FieldDefinition(name: "userId", id: 0, type: .unsigned(bits: 16)),
                        FieldDefinition(name: "userType", id: 1, type: .enumeration(UserType.definition)),
                    ]),
                conformance: "[!USR & (PIN | RID | FGP)]"),
            CommandDefinition(
                name: "setRfidCode", id: 0x16,
                fields: [
                    FieldDefinition(
                        name: "userId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfRfidUsersSupported", offset: 0))),
                    FieldDefinition(
                        name: "userStatus", id: 1, type: .enumeration(UserStatus.definition), isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(
                        name: "userType", id: 2, type: .enumeration(UserType.definition), isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(name: "rfidCode", id: 3, type: .octets, isSensitive: true),
                ],
                isTimed: true, conformance: "[!USR & RID]"),
            CommandDefinition(
                name: "getRfidCode", id: 0x17,
                fields: [
                    FieldDefinition(
                        name: "userId", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfRfidUsersSupported", offset: 0)))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getRfidCodeResponse", id: 0x17,
                    fields: [
                        FieldDefinition(name: "userId", id: 0, type: .unsigned(bits: 16)),
                        FieldDefinition(
                            name: "userStatus", id: 1, type: .enumeration(UserStatus.definition), isNullable: true),
                        FieldDefinition(
                            name: "userType", id: 2, type: .enumeration(UserType.definition), isNullable: true),
                        FieldDefinition(name: "rfidCode", id: 3, type: .octets, isNullable: true, isSensitive: true),
                    ]),
                conformance: "[!USR & RID]"),
            CommandDefinition(
                name: "clearRfidCode", id: 0x18,
                fields: [
                    FieldDefinition(
                        name: "rfidSlotIndex", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(
                            minimum: .constant(.integer(1)),
                            maximum: .attribute("numberOfRfidUsersSupported", offset: 0),
                            exceptions: [.integer(65534)]))
                ],
                isTimed: true, conformance: "[!USR & RID]"),
            CommandDefinition(name: "clearAllRfidCodes", id: 0x19, isTimed: true, conformance: "[!USR & RID]"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "doorLockAlarm", id: 0x00, priority: .critical,
                fields: [FieldDefinition(name: "alarmCode", id: 0, type: .enumeration(AlarmCode.definition))]),
            EventDefinition(
                name: "doorStateChange", id: 0x01, priority: .critical,
                fields: [FieldDefinition(name: "doorState", id: 0, type: .enumeration(DoorState.definition))],
                conformance: "DPS"),
            EventDefinition(
                name: "lockOperation", id: 0x02, priority: .critical,
                fields: [
                    FieldDefinition(name: "lockOperationType", id: 0, type: .enumeration(LockOperationType.definition)),
                    FieldDefinition(name: "operationSource", id: 1, type: .enumeration(OperationSource.definition)),
                    FieldDefinition(name: "userIndex", id: 2, type: .unsigned(bits: 16), isNullable: true),
                    FieldDefinition(name: "fabricIndex", id: 3, type: .unsigned(bits: 8), isNullable: true),
                    FieldDefinition(name: "sourceNode", id: 4, type: .unsigned(bits: 64), isNullable: true),
                    FieldDefinition(
                        name: "credentials", id: 5, type: .list(.structure(Credential.definition)),
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)),
                            maximumLength: .attribute("numberOfCredentialsSupportedPerUser", offset: 0)),
                        isNullable: true, isOptional: true),
                ]),
            EventDefinition(
                name: "lockOperationError", id: 0x03, priority: .critical,
                fields: [
                    FieldDefinition(name: "lockOperationType", id: 0, type: .enumeration(LockOperationType.definition)),
                    FieldDefinition(name: "operationSource", id: 1, type: .enumeration(OperationSource.definition)),
                    FieldDefinition(name: "operationError", id: 2, type: .enumeration(OperationError.definition)),
                    FieldDefinition(name: "userIndex", id: 3, type: .unsigned(bits: 16), isNullable: true),
                    FieldDefinition(name: "fabricIndex", id: 4, type: .unsigned(bits: 8), isNullable: true),
                    FieldDefinition(name: "sourceNode", id: 5, type: .unsigned(bits: 64), isNullable: true),
                    FieldDefinition(
                        name: "credentials", id: 6, type: .list(.structure(Credential.definition)),
                        range: ValueRange(
                            minimumLength: .constant(.integer(1)),
                            maximumLength: .attribute("numberOfCredentialsSupportedPerUser", offset: 0)),
                        isNullable: true, isOptional: true),
                ]),
            EventDefinition(
                name: "lockUserChange", id: 0x04,
                fields: [
                    FieldDefinition(name: "lockDataType", id: 0, type: .enumeration(LockDataType.definition)),
                    FieldDefinition(name: "dataOperationType", id: 1, type: .enumeration(DataOperationType.definition)),
                    FieldDefinition(
                        name: "operationSource", id: 2, type: .enumeration(OperationSource.definition),
                        range: ValueRange(
                            minimum: .constant(.integer(0)), maximum: .constant(.integer(0)),
                            exceptions: [.integer(10), .integer(3), .integer(7)])),
                    FieldDefinition(name: "userIndex", id: 3, type: .unsigned(bits: 16), isNullable: true),
                    FieldDefinition(name: "fabricIndex", id: 4, type: .unsigned(bits: 8), isNullable: true),
                    FieldDefinition(name: "sourceNode", id: 5, type: .unsigned(bits: 64), isNullable: true),
                    FieldDefinition(name: "dataIndex", id: 6, type: .unsigned(bits: 16), isNullable: true),
                ],
                conformance: "USR"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(attributes: ["lockState"], value: .integer(1), command: "lockDoor"),
            SetRule(attributes: ["lockState"], value: .integer(2), feature: "UBOLT", command: "unboltDoor"),
            SetRule(attributes: ["lockState"], value: .integer(2), command: "unlockDoor"),
            SetRule(attributes: ["lockState"], value: .integer(3), feature: "UBOLT", command: "unlockDoor"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "locked", attribute: "lockState", conversion: .equals("locked"))
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("unlatch", command: "unlockDoor", feature: "UBOLT")
        ]
    }

    static var alarmsTable: [EverydayAlarm] {
        [
            EverydayAlarm(
                key: "jammed", event: "doorLockAlarm", field: "alarmCode", value: .integer(0), attribute: "lockState",
                endings: [.integer(1), .integer(2), .integer(3)])
        ]
    }
}
