// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension KeypadInput {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "NV", name: "navigationKeyCodes"),
            FeatureDefinition(bit: 1, code: "LK", name: "locationKeys"),
            FeatureDefinition(bit: 2, code: "NK", name: "numberKeys"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "sendKey", id: 0x00,
                fields: [FieldDefinition(name: "keyCode", id: 0, type: .enumeration(CecKeyCode.definition))],
                response: CommandDefinition.ResponseDefinition(
                    name: "sendKeyResponse", id: 0x01,
                    fields: [FieldDefinition(name: "status", id: 0, type: .enumeration(Status.definition))],
                    outcome: AnswerOutcome(field: "status", success: .integer(0))))
        ]
    }
}
