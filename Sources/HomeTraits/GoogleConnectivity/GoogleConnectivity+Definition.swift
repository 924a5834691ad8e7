// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleConnectivity {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "connectivityState", id: 0x0000, type: .enumeration(ConnectivityState.definition),
                defaultValue: .integer(1))
        ]
    }
}
