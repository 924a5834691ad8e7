// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Identify {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "identifyTime", id: 0x0000, type: .unsigned(bits: 16), unit: "s", isWritable: true,
                isQuieter: true, affectedBy: ["identify"], defaultValue: .integer(0)),
            AttributeDefinition(
                name: "identifyType", id: 0x0001, type: .enumeration(IdentifyType.definition), isCapability: true),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "identify", id: 0x00,
                fields: [FieldDefinition(name: "identifyTime", id: 0, type: .unsigned(bits: 16))]),
            CommandDefinition(
                name: "triggerEffect", id: 0x40,
                fields: [
                    FieldDefinition(name: "effectIdentifier", id: 0, type: .enumeration(EffectIdentifier.definition)),
                    FieldDefinition(name: "effectVariant", id: 1, type: .enumeration(EffectVariant.definition)),
                ],
                conformance: "O"),
        ]
    }

    static var actionsTable: [EverydayAction] {
        [
            EverydayAction(
                "identify", command: "identify",
                fields: [EverydayAction.Assignment(field: "identifyTime", source: .constant(.integer(15)))])
        ]
    }
}
