// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension BooleanState {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "stateValue", id: 0x0000, type: .bool)
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "stateChange", id: 0x00, fields: [FieldDefinition(name: "stateValue", id: 0, type: .bool)],
                conformance: "O")
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "contact", attribute: "stateValue", conversion: .identity)
        ]
    }
}
