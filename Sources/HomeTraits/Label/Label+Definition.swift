// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension Label {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "labelList", id: 0x0000, type: .list(.structure(LabelStruct.definition)), isNonvolatile: true,
                defaultValue: .list([]))
        ]
    }
}
