// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleDispense {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "dispenseItems", id: 0x0000, type: .list(.structure(Item.definition)), isNonvolatile: true,
                affectedBy: ["dispense"], defaultValue: .list([])),
            AttributeDefinition(
                name: "supportedDispenseItems", id: 0x0001, type: .list(.structure(SupportedItem.definition)),
                isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "supportedDispensePresets", id: 0x0002, type: .list(.structure(Preset.definition)), isFixed: true,
                conformance: "O"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "dispense", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "item", id: 0, type: .string, range: ValueRange(maximumLength: .constant(.integer(256))),
                        isOptional: true),
                    FieldDefinition(
                        name: "amount", id: 1, type: .double, range: ValueRange(minimum: .constant(.number(0.0))),
                        isOptional: true),
                    FieldDefinition(name: "unit", id: 2, type: .enumeration(Unit.definition), isOptional: true),
                    FieldDefinition(
                        name: "presetName", id: 3, type: .string,
                        range: ValueRange(maximumLength: .constant(.integer(256))), isOptional: true),
                ])
        ]
    }
}
