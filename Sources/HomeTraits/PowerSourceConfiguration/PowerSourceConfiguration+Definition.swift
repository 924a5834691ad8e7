// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension PowerSourceConfiguration {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "sources", id: 0x0000, type: .list(.unsigned(bits: 16)),
                range: ValueRange(maximumLength: .constant(.integer(6))), isNonvolatile: true)
        ]
    }
}
