// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension UserLabel {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "labelList", id: 0x0000, type: .list(.structure(LabelStruct.definition)), isWritable: true,
                isNonvolatile: true, defaultValue: .list([]))
        ]
    }
}
