// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ElectricalEnergyMeasurement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "IMPE", name: "importedEnergy", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "EXPE", name: "exportedEnergy", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "CUME", name: "cumulativeEnergy", conformance: "O.b+"),
            FeatureDefinition(bit: 3, code: "PERE", name: "periodicEnergy", conformance: "O.b+"),
            FeatureDefinition(bit: 4, code: "APPE", name: "apparentEnergy"),
            FeatureDefinition(bit: 5, code: "REAE", name: "reactiveEnergy"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "accuracy", id: 0x0000, type: .structure(MeasurementAccuracy.definition), isFixed: true),
            AttributeDefinition(
                name: "cumulativeEnergyImported", id: 0x0001, type: .structure(EnergyMeasurement.definition),
                isNullable: true, isQuieter: true, conformance: "IMPE & CUME", defaultValue: .null),
            AttributeDefinition(
                name: "cumulativeEnergyExported", id: 0x0002, type: .structure(EnergyMeasurement.definition),
                isNullable: true, isQuieter: true, conformance: "EXPE & CUME", defaultValue: .null),
            AttributeDefinition(
                name: "periodicEnergyImported", id: 0x0003, type: .structure(EnergyMeasurement.definition),
                isNullable: true, isQuieter: true, conformance: "IMPE & PERE", defaultValue: .null),
            AttributeDefinition(
                name: "periodicEnergyExported", id: 0x0004, type: .structure(EnergyMeasurement.definition),
                isNullable: true, isQuieter: true, conformance: "EXPE & PERE", defaultValue: .null),
            AttributeDefinition(
                name: "cumulativeEnergyReset", id: 0x0005, type: .structure(CumulativeEnergyReset.definition),
                isNullable: true, conformance: "[CUME]", defaultValue: .null),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "cumulativeEnergyMeasured", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "energyImported", id: 0, type: .structure(EnergyMeasurement.definition),
                        isOptional: true),
                    FieldDefinition(
                        name: "energyExported", id: 1, type: .structure(EnergyMeasurement.definition),
                        isOptional: true),
                ],
                conformance: "CUME"),
            EventDefinition(
                name: "periodicEnergyMeasured", id: 0x01,
                fields: [
                    FieldDefinition(
                        name: "energyImported", id: 0, type: .structure(EnergyMeasurement.definition),
                        isOptional: true),
                    FieldDefinition(
                        name: "energyExported", id: 1, type: .structure(EnergyMeasurement.definition),
                        isOptional: true),
                ],
                conformance: "PERE"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "energy", attribute: "cumulativeEnergyImported", field: "energy", conversion: .millionths,
                unit: "kWh"),
            EverydayKey(
                key: "energyExported", attribute: "cumulativeEnergyExported", field: "energy", conversion: .millionths,
                unit: "kWh"),
        ]
    }
}
