// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension TimeFormatLocalization {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "CALFMT", name: "calendarFormat")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "hourFormat", id: 0x0000, type: .enumeration(HourFormat.definition), isWritable: true,
                isNonvolatile: true),
            AttributeDefinition(
                name: "activeCalendarType", id: 0x0001, type: .enumeration(CalendarType.definition), isWritable: true,
                isNonvolatile: true, conformance: "CALFMT"),
            AttributeDefinition(
                name: "supportedCalendarTypes", id: 0x0002, type: .list(.enumeration(CalendarType.definition)),
                isFixed: true, conformance: "CALFMT"),
        ]
    }
}
