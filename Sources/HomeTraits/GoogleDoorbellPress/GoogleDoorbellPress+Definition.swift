// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleDoorbellPress {
    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(name: "doorbellPressed", id: 0x00, priority: .critical)
        ]
    }
}
