// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ClosureDimension {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "PS", name: "positioning", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "LT", name: "motionLatching", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "UT", name: "unit", conformance: "[PS]"),
            FeatureDefinition(bit: 3, code: "LM", name: "limitation", conformance: "[PS]"),
            FeatureDefinition(bit: 4, code: "SP", name: "speed", conformance: "[PS]"),
            FeatureDefinition(bit: 5, code: "TR", name: "translation", conformance: "[PS].b"),
            FeatureDefinition(bit: 6, code: "RO", name: "rotation", conformance: "[PS].b"),
            FeatureDefinition(bit: 7, code: "MD", name: "modulation", conformance: "[PS].b"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentState", id: 0x0000, type: .structure(DimensionState.definition), isNullable: true,
                isQuieter: true, affectedBy: ["setTarget", "step"], defaultValue: .null),
            AttributeDefinition(
                name: "targetState", id: 0x0001, type: .structure(DimensionState.definition), isNullable: true,
                affectedBy: ["setTarget", "step"], defaultValue: .null),
            AttributeDefinition(
                name: "resolution", id: 0x0002, type: .unsigned(bits: 16), unit: "0.01 %",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(10000))), isFixed: true,
                conformance: "PS", defaultValue: .integer(1)),
            AttributeDefinition(
                name: "stepValue", id: 0x0003, type: .unsigned(bits: 16), unit: "0.01 %",
                range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(10000))), isFixed: true,
                conformance: "PS", defaultValue: .integer(1)),
            AttributeDefinition(
                name: "unit", id: 0x0004, type: .enumeration(ClosureUnit.definition), isFixed: true, conformance: "UT"),
            AttributeDefinition(
                name: "unitRange", id: 0x0005, type: .structure(UnitRange.definition), isNullable: true,
                conformance: "UT", defaultValue: .null),
            AttributeDefinition(
                name: "limitRange", id: 0x0006, type: .structure(RangePercent100ths.definition), conformance: "LM"),
            AttributeDefinition(
                name: "translationDirection", id: 0x0007, type: .enumeration(TranslationDirection.definition),
                isFixed: true, conformance: "TR"),
            AttributeDefinition(
                name: "rotationAxis", id: 0x0008, type: .enumeration(RotationAxis.definition), isFixed: true,
                conformance: "RO"),
            AttributeDefinition(
                name: "overflow", id: 0x0009, type: .enumeration(Overflow.definition), isFixed: true,
                conformance: "RO"),
            AttributeDefinition(
                name: "modulationType", id: 0x000A, type: .enumeration(ModulationType.definition), isFixed: true,
                conformance: "MD"),
            AttributeDefinition(
                name: "latchControlModes", id: 0x000B, type: .bitmap(LatchControlModes.definition), isFixed: true,
                conformance: "LT"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "setTarget", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "position", id: 0, type: .unsigned(bits: 16), unit: "0.01 %",
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(10000))),
                        isOptional: true),
                    FieldDefinition(name: "latch", id: 1, type: .bool, isOptional: true),
                    FieldDefinition(
                        name: "speed", id: 2, type: .enumeration(ThreeLevelAuto.definition), defaultValue: .integer(0)),
                ],
                isTimed: true),
            CommandDefinition(
                name: "step", id: 0x01,
                fields: [
                    FieldDefinition(name: "direction", id: 0, type: .enumeration(StepDirection.definition)),
                    FieldDefinition(
                        name: "numberOfSteps", id: 1, type: .unsigned(bits: 16),
                        range: ValueRange(minimum: .constant(.integer(1)))),
                    FieldDefinition(
                        name: "speed", id: 2, type: .enumeration(ThreeLevelAuto.definition), defaultValue: .integer(0)),
                ],
                isTimed: true, conformance: "PS"),
        ]
    }

    static var setRulesTable: [SetRule] {
        [
            SetRule(
                attributes: ["targetState"], command: "setTarget",
                fields: [
                    SetRule.Assignment(field: "position", source: .member(attribute: "targetState", field: "position")),
                    SetRule.Assignment(field: "latch", source: .member(attribute: "targetState", field: "latch")),
                    SetRule.Assignment(field: "speed", source: .member(attribute: "targetState", field: "speed")),
                ]),
            SetRule(
                attributes: ["currentState"], command: "setTarget",
                fields: [
                    SetRule.Assignment(
                        field: "position", source: .member(attribute: "currentState", field: "position")),
                    SetRule.Assignment(field: "latch", source: .member(attribute: "currentState", field: "latch")),
                    SetRule.Assignment(field: "speed", source: .member(attribute: "currentState", field: "speed")),
                ]),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "open", attribute: "currentState", field: "position", conversion: .openPercent, unit: "%"),
            EverydayKey(key: "latched", attribute: "currentState", field: "latch", conversion: .identity),
        ]
    }
}
