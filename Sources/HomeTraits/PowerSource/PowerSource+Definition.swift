// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension PowerSource {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "WIRED", name: "wired", conformance: "O.a"),
            FeatureDefinition(bit: 1, code: "BAT", name: "battery", conformance: "O.a"),
            FeatureDefinition(bit: 2, code: "RECHG", name: "rechargeable", conformance: "[BAT]"),
            FeatureDefinition(bit: 3, code: "REPLC", name: "replaceable", conformance: "[BAT]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "status", id: 0x0000, type: .enumeration(PowerSourceStatus.definition)),
            AttributeDefinition(name: "order", id: 0x0001, type: .unsigned(bits: 8), isNonvolatile: true),
            AttributeDefinition(
                name: "description", id: 0x0002, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(60))), isFixed: true),
            AttributeDefinition(
                name: "wiredAssessedInputVoltage", id: 0x0003, type: .unsigned(bits: 32), unit: "mV", isNullable: true,
                changesOmitted: true, conformance: "[WIRED]"),
            AttributeDefinition(
                name: "wiredAssessedInputFrequency", id: 0x0004, type: .unsigned(bits: 16), unit: "Hz",
                isNullable: true, changesOmitted: true, conformance: "[WIRED]"),
            AttributeDefinition(
                name: "wiredCurrentType", id: 0x0005, type: .enumeration(WiredCurrentType.definition), isFixed: true,
                conformance: "WIRED"),
            AttributeDefinition(
                name: "wiredAssessedCurrent", id: 0x0006, type: .unsigned(bits: 32), unit: "mA", isNullable: true,
                changesOmitted: true, conformance: "[WIRED]"),
            AttributeDefinition(
                name: "wiredNominalVoltage", id: 0x0007, type: .unsigned(bits: 32), unit: "mV", isFixed: true,
                conformance: "[WIRED]"),
            AttributeDefinition(
                name: "wiredMaximumCurrent", id: 0x0008, type: .unsigned(bits: 32), unit: "mA", isFixed: true,
                conformance: "[WIRED]"),
            AttributeDefinition(name: "wiredPresent", id: 0x0009, type: .bool, conformance: "[WIRED]"),
            AttributeDefinition(
                name: "activeWiredFaults", id: 0x000A, type: .list(.enumeration(WiredFault.definition)),
                range: ValueRange(maximumLength: .constant(.integer(8))), conformance: "[WIRED]"),
            AttributeDefinition(
                name: "batVoltage", id: 0x000B, type: .unsigned(bits: 32), unit: "mV", isNullable: true,
                changesOmitted: true, conformance: "[BAT]"),
            AttributeDefinition(
                name: "batPercentRemaining", id: 0x000C, type: .unsigned(bits: 8), unit: "0.5 %",
                range: ValueRange(maximum: .constant(.integer(200))), isNullable: true, isQuieter: true,
                conformance: "[BAT]"),
            AttributeDefinition(
                name: "batTimeRemaining", id: 0x000D, type: .unsigned(bits: 32), unit: "s", isNullable: true,
                isQuieter: true, conformance: "[BAT]"),
            AttributeDefinition(
                name: "batChargeLevel", id: 0x000E, type: .enumeration(BatChargeLevel.definition), conformance: "BAT"),
            AttributeDefinition(name: "batReplacementNeeded", id: 0x000F, type: .bool, conformance: "BAT"),
            AttributeDefinition(
                name: "batReplaceability", id: 0x0010, type: .enumeration(BatReplaceability.definition), isFixed: true,
                conformance: "BAT"),
            AttributeDefinition(name: "batPresent", id: 0x0011, type: .bool, conformance: "[BAT]"),
            AttributeDefinition(
                name: "activeBatFaults", id: 0x0012, type: .list(.enumeration(BatFault.definition)),
                range: ValueRange(maximumLength: .constant(.integer(8))), conformance: "[BAT]"),
            AttributeDefinition(
                name: "batReplacementDescription", id: 0x0013, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(60))), isFixed: true, conformance: "REPLC"),
            AttributeDefinition(
                name: "batCommonDesignation", id: 0x0014, type: .enumeration(BatCommonDesignation.definition),
                isFixed: true, conformance: "[REPLC]"),
            AttributeDefinition(
                name: "batAnsiDesignation", id: 0x0015, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(20))), isFixed: true, conformance: "[REPLC]"),
            AttributeDefinition(
                name: "batIecDesignation", id: 0x0016, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(20))), isFixed: true, conformance: "[REPLC]"),
            AttributeDefinition(
                name: "batApprovedChemistry", id: 0x0017, type: .enumeration(BatApprovedChemistry.definition),
                isFixed: true, conformance: "[REPLC]"),
            AttributeDefinition(
                name: "batCapacity", id: 0x0018, type: .unsigned(bits: 32), unit: "mAh", isFixed: true,
                conformance: "[REPLC | RECHG]"),
            AttributeDefinition(
                name: "batQuantity", id: 0x0019, type: .unsigned(bits: 8), isFixed: true, conformance: "REPLC"),
            AttributeDefinition(
                name: "batChargeState", id: 0x001A, type: .enumeration(BatChargeState.definition),
                conformance: "RECHG"),
            AttributeDefinition(
                name: "batTimeToFullCharge", id: 0x001B, type: .unsigned(bits: 32), unit: "s", isNullable: true,
                isQuieter: true, conformance: "[RECHG]"),
            AttributeDefinition(name: "batFunctionalWhileCharging", id: 0x001C, type: .bool, conformance: "RECHG"),
            AttributeDefinition(
                name: "batChargingCurrent", id: 0x001D, type: .unsigned(bits: 32), unit: "mA", isNullable: true,
                changesOmitted: true, conformance: "[RECHG]"),
            AttributeDefinition(
                name: "activeBatChargeFaults", id: 0x001E, type: .list(.enumeration(BatChargeFault.definition)),
                range: ValueRange(maximumLength: .constant(.integer(16))), conformance: "[RECHG]"),
            AttributeDefinition(name: "endpointList", id: 0x001F, type: .list(.unsigned(bits: 16))),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "wiredFaultChange", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "current", id: 0, type: .list(.enumeration(WiredFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(8))), defaultValue: .list([])),
                    FieldDefinition(
                        name: "previous", id: 1, type: .list(.enumeration(WiredFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(8))), defaultValue: .list([])),
                ],
                conformance: "[WIRED]"),
            EventDefinition(
                name: "batFaultChange", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "current", id: 0, type: .list(.enumeration(BatFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(8))), defaultValue: .list([])),
                    FieldDefinition(
                        name: "previous", id: 1, type: .list(.enumeration(BatFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(8))), defaultValue: .list([])),
                ],
                conformance: "[BAT]"),
            EventDefinition(
                name: "batChargeFaultChange", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "current", id: 0, type: .list(.enumeration(BatChargeFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(16))), defaultValue: .list([])),
                    FieldDefinition(
                        name: "previous", id: 1, type: .list(.enumeration(BatChargeFault.definition)),
                        range: ValueRange(maximumLength: .constant(.integer(16))), defaultValue: .list([])),
                ],
                conformance: "[RECHG]"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "battery", attribute: "batPercentRemaining", conversion: .halfPercent, unit: "%")
        ]
    }
}
