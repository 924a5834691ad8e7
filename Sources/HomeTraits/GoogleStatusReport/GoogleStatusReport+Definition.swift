// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleStatusReport {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "currentStatusReport", id: 0x0000, type: .list(.structure(Status.definition)),
                defaultValue: .list([]))
        ]
    }
}
