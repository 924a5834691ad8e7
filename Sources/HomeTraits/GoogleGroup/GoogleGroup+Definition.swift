// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleGroup {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "name", id: 0x0000, type: .string, isWritable: true)
        ]
    }
}
