// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension LaundryWasherControls {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "SPIN", name: "spin", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "RINSE", name: "rinse", conformance: "O.a+"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "spinSpeeds", id: 0x0000, type: .list(.string),
                range: ValueRange(maximumLength: .constant(.integer(16))), conformance: "SPIN"),
            AttributeDefinition(
                name: "spinSpeedCurrent", id: 0x0001, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .constant(.integer(15))), isNullable: true, isWritable: true,
                conformance: "SPIN"),
            AttributeDefinition(
                name: "numberOfRinses", id: 0x0002, type: .enumeration(NumberOfRinses.definition), isWritable: true,
                conformance: "RINSE", defaultValue: .integer(1)),
            AttributeDefinition(
                name: "supportedRinses", id: 0x0003, type: .list(.enumeration(NumberOfRinses.definition)),
                range: ValueRange(maximumLength: .constant(.integer(4))), conformance: "RINSE"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(
                key: "spinSpeed", attribute: "spinSpeedCurrent",
                conversion: .label(EverydayKey.Labels(list: "spinSpeeds"))),
            EverydayKey(key: "rinses", attribute: "numberOfRinses", conversion: .identity),
        ]
    }
}
