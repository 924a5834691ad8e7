// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension WakeOnLan {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "macAddress", id: 0x0000, type: .string,
                range: ValueRange(maximumLength: .constant(.integer(12))), isFixed: true, conformance: "O"),
            AttributeDefinition(
                name: "linkLocalAddress", id: 0x0001, type: .octets,
                range: ValueRange(minimumLength: .constant(.integer(16)), maximumLength: .constant(.integer(16))),
                isFixed: true, conformance: "O"),
        ]
    }
}
