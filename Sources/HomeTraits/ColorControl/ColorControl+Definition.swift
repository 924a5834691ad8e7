// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ColorControl {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "HS", name: "hueSaturation", conformance: "EHUE, O"),
            FeatureDefinition(bit: 1, code: "EHUE", name: "enhancedHue", conformance: "CL, O"),
            FeatureDefinition(bit: 2, code: "CL", name: "colorLoop"),
            FeatureDefinition(bit: 3, code: "XY", name: "xy"),
            FeatureDefinition(bit: 4, code: "CT", name: "colorTemperature"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentHue", id: 0x0000, type: .unsigned(bits: 8), unit: "360/254 °",
                range: ValueRange(maximum: .constant(.integer(254))), isNonvolatile: true, isQuieter: true,
                conformance: "HS",
                affectedBy: [
                    "colorLoopSet",
                    "enhancedMoveHue",
                    "enhancedMoveToHue",
                    "enhancedMoveToHueAndSaturation",
                    "enhancedStepHue",
                    "moveHue",
                    "moveToHue",
                    "moveToHueAndSaturation",
                    "stepHue",
                    "stopMoveStep",
                    "scenesManagement.recallScene",
                ],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "currentSaturation", id: 0x0001, type: .unsigned(bits: 8), unit: "1/254",
                range: ValueRange(maximum: .constant(.integer(254))), isNonvolatile: true, isQuieter: true,
                conformance: "HS",
                affectedBy: [
                    "enhancedMoveToHueAndSaturation",
                    "moveSaturation",
                    "moveToHueAndSaturation",
                    "moveToSaturation",
                    "stepSaturation",
                    "stopMoveStep",
                    "scenesManagement.recallScene",
                ],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "remainingTime", id: 0x0002, type: .unsigned(bits: 16), unit: "0.1 s",
                range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65535))),
                isQuieter: true, conformance: "O",
                affectedBy: [
                    "enhancedMoveHue",
                    "enhancedMoveToHue",
                    "enhancedMoveToHueAndSaturation",
                    "enhancedStepHue",
                    "moveColor",
                    "moveColorTemperature",
                    "moveHue",
                    "moveSaturation",
                    "moveToColor",
                    "moveToColorTemperature",
                    "moveToHue",
                    "moveToHueAndSaturation",
                    "moveToSaturation",
                    "stepColor",
                    "stepColorTemperature",
                    "stepHue",
                    "stepSaturation",
                    "stopMoveStep",
                    "scenesManagement.recallScene",
                ],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "currentX", id: 0x0003, type: .unsigned(bits: 16), unit: "1/65536",
                range: ValueRange(maximum: .constant(.integer(65279))), isNonvolatile: true, isQuieter: true,
                conformance: "XY",
                affectedBy: ["moveColor", "moveToColor", "stepColor", "stopMoveStep", "scenesManagement.recallScene"],
                defaultValue: .integer(24939)),
            AttributeDefinition(
                name: "currentY", id: 0x0004, type: .unsigned(bits: 16), unit: "1/65536",
                range: ValueRange(maximum: .constant(.integer(65279))), isNonvolatile: true, isQuieter: true,
                conformance: "XY",
                affectedBy: ["moveColor", "moveToColor", "stepColor", "stopMoveStep", "scenesManagement.recallScene"],
                defaultValue: .integer(24701)),
            AttributeDefinition(
                name: "driftCompensation", id: 0x0005, type: .enumeration(DriftCompensation.definition),
                isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "compensationText", id: 0x0006, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(254))), isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "colorTemperatureMireds", id: 0x0007, type: .unsigned(bits: 16), unit: "mired (1e6/K)",
                range: ValueRange(
                    minimum: .attribute("colorTempPhysicalMinMireds", offset: 0),
                    maximum: .attribute("colorTempPhysicalMaxMireds", offset: 0)),
                isNonvolatile: true, isQuieter: true, conformance: "CT",
                affectedBy: [
                    "moveColorTemperature",
                    "moveToColorTemperature",
                    "stepColorTemperature",
                    "stopMoveStep",
                    "levelControl.move",
                    "levelControl.moveToLevel",
                    "levelControl.moveToLevelWithOnOff",
                    "levelControl.moveWithOnOff",
                    "levelControl.step",
                    "levelControl.stepWithOnOff",
                    "scenesManagement.recallScene",
                ],
                defaultValue: .integer(250)),
            AttributeDefinition(
                name: "colorMode", id: 0x0008, type: .enumeration(ColorMode.definition), isNonvolatile: true,
                affectedBy: [
                    "enhancedMoveHue",
                    "enhancedMoveToHue",
                    "enhancedMoveToHueAndSaturation",
                    "enhancedStepHue",
                    "moveColor",
                    "moveColorTemperature",
                    "moveHue",
                    "moveSaturation",
                    "moveToColor",
                    "moveToColorTemperature",
                    "moveToHue",
                    "moveToHueAndSaturation",
                    "moveToSaturation",
                    "stepColor",
                    "stepColorTemperature",
                    "stepHue",
                    "stepSaturation",
                    "scenesManagement.recallScene",
                ]),
            AttributeDefinition(
                name: "options", id: 0x000F, type: .bitmap(Options.definition), isWritable: true,
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "numberOfPrimaries", id: 0x0010, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .constant(.integer(6))), isNullable: true, isFixed: true),
            AttributeDefinition(
                name: "primary1X", id: 0x0011, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 0"),
            AttributeDefinition(
                name: "primary1Y", id: 0x0012, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 0"),
            AttributeDefinition(
                name: "primary1Intensity", id: 0x0013, type: .unsigned(bits: 8), isNullable: true, isFixed: true,
                conformance: "NumberOfPrimaries > 0"),
            AttributeDefinition(
                name: "primary2X", id: 0x0015, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 1"),
            AttributeDefinition(
                name: "primary2Y", id: 0x0016, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 1"),
            AttributeDefinition(
                name: "primary2Intensity", id: 0x0017, type: .unsigned(bits: 8), isNullable: true, isFixed: true,
                conformance: "NumberOfPrimaries > 1"),
            AttributeDefinition(
                name: "primary3X", id: 0x0019, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 2"),
            AttributeDefinition(
                name: "primary3Y", id: 0x001A, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 2"),
            AttributeDefinition(
                name: "primary3Intensity", id: 0x001B, type: .unsigned(bits: 8), isNullable: true, isFixed: true,
                conformance: "NumberOfPrimaries > 2"),
            AttributeDefinition(
                name: "primary4X", id: 0x0020, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 3"),
            AttributeDefinition(
                name: "primary4Y", id: 0x0021, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 3"),
            AttributeDefinition(
                name: "primary4Intensity", id: 0x0022, type: .unsigned(bits: 8), isNullable: true, isFixed: true,
                conformance: "NumberOfPrimaries > 3"),
            AttributeDefinition(
                name: "primary5X", id: 0x0024, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 4"),
            AttributeDefinition(
                name: "primary5Y", id: 0x0025, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 4"),
            AttributeDefinition(
                name: "primary5Intensity", id: 0x0026, type: .unsigned(bits: 8), isNullable: true, isFixed: true,
                conformance: "NumberOfPrimaries > 4"),
            AttributeDefinition(
                name: "primary6X", id: 0x0028, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 5"),
            AttributeDefinition(
                name: "primary6Y", id: 0x0029, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isFixed: true,
                conformance: "NumberOfPrimaries > 5"),
            AttributeDefinition(
                name: "primary6Intensity", id: 0x002A, type: .unsigned(bits: 8), isNullable: true, isFixed: true,
                conformance: "NumberOfPrimaries > 5"),
            AttributeDefinition(
                name: "whitePointX", id: 0x0030, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "whitePointY", id: 0x0031, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "colorPointRx", id: 0x0032, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "colorPointRy", id: 0x0033, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "colorPointRIntensity", id: 0x0034, type: .unsigned(bits: 8), isNullable: true,
                isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "colorPointGx", id: 0x0036, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "colorPointGy", id: 0x0037, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "colorPointGIntensity", id: 0x0038, type: .unsigned(bits: 8), isNullable: true,
                isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "colorPointBx", id: 0x003A, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "colorPointBy", id: 0x003B, type: .unsigned(bits: 16),
                range: ValueRange(maximum: .constant(.integer(65279))), isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "colorPointBIntensity", id: 0x003C, type: .unsigned(bits: 8), isNullable: true,
                isCapability: true, conformance: "O"),
            AttributeDefinition(
                name: "enhancedCurrentHue", id: 0x4000, type: .unsigned(bits: 16), unit: "360/65536 ° (nominal)",
                isNonvolatile: true, isQuieter: true, conformance: "EHUE",
                affectedBy: [
                    "colorLoopSet",
                    "enhancedMoveHue",
                    "enhancedMoveToHue",
                    "enhancedMoveToHueAndSaturation",
                    "enhancedStepHue",
                    "moveHue",
                    "moveToHue",
                    "moveToHueAndSaturation",
                    "stepHue",
                    "stopMoveStep",
                    "scenesManagement.recallScene",
                ],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "enhancedColorMode", id: 0x4001, type: .enumeration(EnhancedColorMode.definition),
                isNonvolatile: true,
                affectedBy: [
                    "enhancedMoveHue",
                    "enhancedMoveToHue",
                    "enhancedMoveToHueAndSaturation",
                    "enhancedStepHue",
                    "moveColor",
                    "moveColorTemperature",
                    "moveHue",
                    "moveSaturation",
                    "moveToColor",
                    "moveToColorTemperature",
                    "moveToHue",
                    "moveToHueAndSaturation",
                    "moveToSaturation",
                    "stepColor",
                    "stepColorTemperature",
                    "stepHue",
                    "stepSaturation",
                    "scenesManagement.recallScene",
                ],
                defaultValue: .integer(1)),
            AttributeDefinition(
                name: "colorLoopActive", id: 0x4002, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .constant(.integer(1))), isNonvolatile: true, conformance: "CL",
                affectedBy: ["colorLoopSet", "scenesManagement.recallScene"]),
            AttributeDefinition(
                name: "colorLoopDirection", id: 0x4003, type: .enumeration(ColorLoopDirection.definition),
                isNonvolatile: true, conformance: "CL", affectedBy: ["colorLoopSet", "scenesManagement.recallScene"],
                defaultValue: .integer(0)),
            AttributeDefinition(
                name: "colorLoopTime", id: 0x4004, type: .unsigned(bits: 16), unit: "s", isNonvolatile: true,
                conformance: "CL", affectedBy: ["colorLoopSet", "scenesManagement.recallScene"],
                defaultValue: .integer(25)),
            AttributeDefinition(
                name: "colorLoopStartEnhancedHue", id: 0x4005, type: .unsigned(bits: 16), conformance: "CL",
                affectedBy: ["colorLoopSet"], defaultValue: .integer(8960)),
            AttributeDefinition(
                name: "colorLoopStoredEnhancedHue", id: 0x4006, type: .unsigned(bits: 16), conformance: "CL",
                affectedBy: ["colorLoopSet"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "colorCapabilities", id: 0x400A, type: .bitmap(ColorCapabilities.definition), isCapability: true),
            AttributeDefinition(
                name: "colorTempPhysicalMinMireds", id: 0x400B, type: .unsigned(bits: 16), unit: "mired (1e6/K)",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(65279))),
                conformance: "CT"),
            AttributeDefinition(
                name: "colorTempPhysicalMaxMireds", id: 0x400C, type: .unsigned(bits: 16), unit: "mired (1e6/K)",
                range: ValueRange(maximum: .constant(.integer(65279))), conformance: "CT"),
            AttributeDefinition(
                name: "coupleColorTempToLevelMinMireds", id: 0x400D, type: .unsigned(bits: 16), unit: "mired (1e6/K)",
                range: ValueRange(
                    minimum: .attribute("colorTempPhysicalMinMireds", offset: 0),
                    maximum: .attribute("colorTemperatureMireds", offset: 0)),
                isCapability: true, conformance: "CT & ColorTemperatureMireds"),
            AttributeDefinition(
                name: "startUpColorTemperatureMireds", id: 0x4010, type: .unsigned(bits: 16), unit: "mired (1e6/K)",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(65279))),
                isNullable: true, isWritable: true, isNonvolatile: true, conformance: "CT & ColorTemperatureMireds"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "moveToHue", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "hue", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                    FieldDefinition(name: "direction", id: 1, type: .enumeration(Direction.definition)),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "HS"),
            CommandDefinition(
                name: "moveHue", id: 0x01,
                fields: [
                    FieldDefinition(name: "moveMode", id: 0, type: .enumeration(MoveMode.definition)),
                    FieldDefinition(name: "rate", id: 1, type: .unsigned(bits: 8)),
                    FieldDefinition(
                        name: "optionsMask", id: 2, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "HS"),
            CommandDefinition(
                name: "stepHue", id: 0x02,
                fields: [
                    FieldDefinition(name: "stepMode", id: 0, type: .enumeration(StepMode.definition)),
                    FieldDefinition(name: "stepSize", id: 1, type: .unsigned(bits: 8)),
                    FieldDefinition(name: "transitionTime", id: 2, type: .unsigned(bits: 8), unit: "0.1 s"),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "HS"),
            CommandDefinition(
                name: "moveToSaturation", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "saturation", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                    FieldDefinition(
                        name: "transitionTime", id: 1, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "optionsMask", id: 2, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "HS"),
            CommandDefinition(
                name: "moveSaturation", id: 0x04,
                fields: [
                    FieldDefinition(name: "moveMode", id: 0, type: .enumeration(MoveMode.definition)),
                    FieldDefinition(name: "rate", id: 1, type: .unsigned(bits: 8)),
                    FieldDefinition(
                        name: "optionsMask", id: 2, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "HS"),
            CommandDefinition(
                name: "stepSaturation", id: 0x05,
                fields: [
                    FieldDefinition(name: "stepMode", id: 0, type: .enumeration(StepMode.definition)),
                    FieldDefinition(name: "stepSize", id: 1, type: .unsigned(bits: 8)),
                    FieldDefinition(name: "transitionTime", id: 2, type: .unsigned(bits: 8), unit: "0.1 s"),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "HS"),
            CommandDefinition(
                name: "moveToHueAndSaturation", id: 0x06,
                fields: [
                    FieldDefinition(
                        name: "hue", id: 0, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                    FieldDefinition(
                        name: "saturation", id: 1, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "HS"),
            CommandDefinition(
                name: "moveToColor", id: 0x07,
                fields: [
                    FieldDefinition(
                        name: "colorX", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(maximum: .constant(.integer(65279)))),
                    FieldDefinition(
                        name: "colorY", id: 1, type: .unsigned(bits: 16),
                        range: ValueRange(maximum: .constant(.integer(65279)))),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "XY"),
            CommandDefinition(
                name: "moveColor", id: 0x08,
                fields: [
                    FieldDefinition(name: "rateX", id: 0, type: .signed(bits: 16)),
                    FieldDefinition(name: "rateY", id: 1, type: .signed(bits: 16)),
                    FieldDefinition(
                        name: "optionsMask", id: 2, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "XY"),
            CommandDefinition(
                name: "stepColor", id: 0x09,
                fields: [
                    FieldDefinition(name: "stepX", id: 0, type: .signed(bits: 16)),
                    FieldDefinition(name: "stepY", id: 1, type: .signed(bits: 16)),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "XY"),
            CommandDefinition(
                name: "moveToColorTemperature", id: 0x0A,
                fields: [
                    FieldDefinition(
                        name: "colorTemperatureMireds", id: 0, type: .unsigned(bits: 16),
                        range: ValueRange(maximum: .constant(.integer(65279)))),
                    FieldDefinition(
                        name: "transitionTime", id: 1, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "optionsMask", id: 2, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "CT"),
            CommandDefinition(
                name: "enhancedMoveToHue", id: 0x40,
                fields: [
                    FieldDefinition(name: "enhancedHue", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "direction", id: 1, type: .enumeration(Direction.definition)),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "EHUE"),
            CommandDefinition(
                name: "enhancedMoveHue", id: 0x41,
                fields: [
                    FieldDefinition(name: "moveMode", id: 0, type: .enumeration(MoveMode.definition)),
                    FieldDefinition(name: "rate", id: 1, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "optionsMask", id: 2, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "EHUE"),
            CommandDefinition(
                name: "enhancedStepHue", id: 0x42,
                fields: [
                    FieldDefinition(name: "stepMode", id: 0, type: .enumeration(StepMode.definition)),
                    FieldDefinition(name: "stepSize", id: 1, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "EHUE"),
            CommandDefinition(
                name: "enhancedMoveToHueAndSaturation", id: 0x43,
                fields: [
                    FieldDefinition(name: "enhancedHue", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "saturation", id: 1, type: .unsigned(bits: 8),
                        range: ValueRange(maximum: .constant(.integer(254)))),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "optionsMask", id: 3, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "EHUE"),
            CommandDefinition(
                name: "colorLoopSet", id: 0x44,
                fields: [
                    FieldDefinition(
                        name: "updateFlags", id: 0, type: .bitmap(UpdateFlags.definition), defaultValue: .integer(0)),
                    FieldDefinition(name: "action", id: 1, type: .enumeration(ColorLoopAction.definition)),
                    FieldDefinition(name: "direction", id: 2, type: .enumeration(ColorLoopDirection.definition)),
                    FieldDefinition(name: "time", id: 3, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "startHue", id: 4, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "optionsMask", id: 5, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 6, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "CL"),
            CommandDefinition(
                name: "stopMoveStep", id: 0x47,
                fields: [
                    FieldDefinition(
                        name: "optionsMask", id: 0, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 1, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "HS | XY | CT"),
            CommandDefinition(
                name: "moveColorTemperature", id: 0x4B,
                fields: [
                    FieldDefinition(name: "moveMode", id: 0, type: .enumeration(MoveMode.definition)),
                    FieldDefinition(name: "rate", id: 1, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "colorTemperatureMinimumMireds", id: 2, type: .unsigned(bits: 16),
                        range: ValueRange(maximum: .constant(.integer(65279)))),
                    FieldDefinition(
                        name: "colorTemperatureMaximumMireds", id: 3, type: .unsigned(bits: 16),
                        range: ValueRange(maximum: .constant(.integer(65279)))),
                    FieldDefinition(
                        name: "optionsMask", id: 4, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 5, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "CT"),
            CommandDefinition(
                name: "stepColorTemperature", id: 0x4C,
                fields: [
                    FieldDefinition(name: "stepMode", id: 0, type: .enumeration(StepMode.definition)),
                    FieldDefinition(name: "stepSize", id: 1, type: .unsigned(bits: 16)),
                    FieldDefinition(
                        name: "transitionTime", id: 2, type: .unsigned(bits: 16), unit: "0.1 s",
                        range: ValueRange(maximum: .constant(.integer(65534)))),
                    FieldDefinition(
                        name: "colorTemperatureMinimumMireds", id: 3, type: .unsigned(bits: 16),
                        range: ValueRange(maximum: .constant(.integer(65279)))),
                    FieldDefinition(
                        name: "colorTemperatureMaximumMireds", id: 4, type: .unsigned(bits: 16),
                        range: ValueRange(maximum: .constant(.integer(65279)))),
                    FieldDefinition(
                        name: "optionsMask", id: 5, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                    FieldDefinition(
                        name: "optionsOverride", id: 6, type: .bitmap(Options.definition), defaultValue: .integer(0)),
                ],
                conformance: "CT"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["colorTemperatureMireds"], command: "moveToColorTemperature",
                fields: [
                    SetRule.Assignment(field: "colorTemperatureMireds", source: .attribute("colorTemperatureMireds")),
                    SetRule.Assignment(field: "transitionTime", source: .constant(.integer(0))),
                ]),
            SetRule(
                attributes: ["currentHue", "currentSaturation"], command: "moveToHueAndSaturation",
                fields: [
                    SetRule.Assignment(field: "hue", source: .attribute("currentHue")),
                    SetRule.Assignment(field: "saturation", source: .attribute("currentSaturation")),
                    SetRule.Assignment(field: "transitionTime", source: .constant(.integer(0))),
                ]),
            SetRule(
                attributes: ["currentHue"], command: "moveToHue",
                fields: [
                    SetRule.Assignment(field: "hue", source: .attribute("currentHue")),
                    SetRule.Assignment(field: "direction", source: .constant(.integer(0))),
                    SetRule.Assignment(field: "transitionTime", source: .constant(.integer(0))),
                ]),
            SetRule(
                attributes: ["currentSaturation"], command: "moveToSaturation",
                fields: [
                    SetRule.Assignment(field: "saturation", source: .attribute("currentSaturation")),
                    SetRule.Assignment(field: "transitionTime", source: .constant(.integer(0))),
                ]),
            SetRule(
                attributes: ["enhancedCurrentHue", "currentSaturation"], command: "enhancedMoveToHueAndSaturation",
                fields: [
                    SetRule.Assignment(field: "enhancedHue", source: .attribute("enhancedCurrentHue")),
                    SetRule.Assignment(field: "saturation", source: .attribute("currentSaturation")),
                    SetRule.Assignment(field: "transitionTime", source: .constant(.integer(0))),
                ]),
            SetRule(
                attributes: ["enhancedCurrentHue"], command: "enhancedMoveToHue",
                fields: [
                    SetRule.Assignment(field: "enhancedHue", source: .attribute("enhancedCurrentHue")),
                    SetRule.Assignment(field: "direction", source: .constant(.integer(0))),
                    SetRule.Assignment(field: "transitionTime", source: .constant(.integer(0))),
                ]),
            SetRule(
                attributes: ["currentX", "currentY"], command: "moveToColor",
                fields: [
                    SetRule.Assignment(field: "colorX", source: .attribute("currentX")),
                    SetRule.Assignment(field: "colorY", source: .attribute("currentY")),
                    SetRule.Assignment(field: "transitionTime", source: .constant(.integer(0))),
                ]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "colorTemperature", attribute: "colorTemperatureMireds", conversion: .kelvin, unit: "K")
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction("stop", command: "stopMoveStep")
        ]
    }
}
