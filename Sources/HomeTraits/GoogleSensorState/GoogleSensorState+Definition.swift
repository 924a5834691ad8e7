// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleSensorState {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentSensorStateData", id: 0x0000, type: .list(.structure(SensorState.definition)),
                defaultValue: .list([])),
            AttributeDefinition(
                name: "sensorStatesSupported", id: 0x0001, type: .list(.structure(SupportedSensor.definition)),
                range: ValueRange(minimumLength: .constant(.integer(1))), isFixed: true),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "sensorStateChanged", id: 0x00,
                fields: [
                    FieldDefinition(name: "name", id: 0, type: .enumeration(SensorName.definition)),
                    FieldDefinition(name: "currentSensorState", id: 1, type: .enumeration(SensorWord.definition)),
                ])
        ]
    }
}
