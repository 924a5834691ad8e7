// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension ElectricalGridConditions {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "FORE", name: "forecasting")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "localGenerationAvailable", id: 0x0000, type: .bool, isNullable: true, isWritable: true),
            AttributeDefinition(
                name: "currentConditions", id: 0x0001, type: .structure(ElectricalGridConditionsStruct.definition),
                isNullable: true),
            AttributeDefinition(
                name: "forecastConditions", id: 0x0002,
                type: .list(.structure(ElectricalGridConditionsStruct.definition)),
                range: ValueRange(maximumLength: .constant(.integer(56))), conformance: "FORE"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "currentConditionsChanged", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "currentConditions", id: 0, type: .structure(ElectricalGridConditionsStruct.definition),
                        isNullable: true)
                ],
                conformance: "O")
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "localGeneration", attribute: "localGenerationAvailable", conversion: .identity)
        ]
    }
}
