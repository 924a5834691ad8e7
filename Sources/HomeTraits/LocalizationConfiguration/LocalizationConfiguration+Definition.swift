// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension LocalizationConfiguration {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "activeLocale", id: 0x0000, type: .string, isWritable: true, isNonvolatile: true),
            AttributeDefinition(
                name: "supportedLocales", id: 0x0001, type: .list(.string),
                range: ValueRange(maximumLength: .constant(.integer(32))), isFixed: true),
        ]
    }
}
