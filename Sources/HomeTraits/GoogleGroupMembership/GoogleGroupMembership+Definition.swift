// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleGroupMembership {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "groupObjectIds", id: 0x0000, type: .list(.string))
        ]
    }
}
