// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Binding {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "binding", id: 0x0000, type: .list(.structure(Target.definition)), isWritable: true,
                isNonvolatile: true, defaultValue: .list([]))
        ]
    }
}
