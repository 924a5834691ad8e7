// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension CommodityPrice {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "FORE", name: "forecasting")
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(name: "tariffUnit", id: 0x0000, type: .enumeration(TariffUnit.definition)),
            AttributeDefinition(name: "currency", id: 0x0001, type: .structure(Currency.definition), isNullable: true),
            AttributeDefinition(
                name: "currentPrice", id: 0x0002, type: .structure(CommodityPriceStruct.definition), isNullable: true),
            AttributeDefinition(
                name: "priceForecast", id: 0x0003, type: .list(.structure(CommodityPriceStruct.definition)),
                range: ValueRange(maximumLength: .constant(.integer(56))), conformance: "FORE"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "getDetailedPriceRequest", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "details", id: 0, type: .bitmap(CommodityPriceDetail.definition),
                        defaultValue: .integer(0))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getDetailedPriceResponse", id: 0x01,
                    fields: [
                        FieldDefinition(
                            name: "currentPrice", id: 0, type: .structure(CommodityPriceStruct.definition),
                            isNullable: true)
                    ]),
                conformance: "O"),
            CommandDefinition(
                name: "getDetailedForecastRequest", id: 0x02,
                fields: [
                    FieldDefinition(
                        name: "details", id: 0, type: .bitmap(CommodityPriceDetail.definition),
                        defaultValue: .integer(0))
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "getDetailedForecastResponse", id: 0x03,
                    fields: [
                        FieldDefinition(
                            name: "priceForecast", id: 0, type: .list(.structure(CommodityPriceStruct.definition)),
                            range: ValueRange(maximumLength: .constant(.integer(56))))
                    ]),
                conformance: "[FORE]"),
        ]
    }

    static var eventsTable: [EventDefinition] {
        [
            EventDefinition(
                name: "priceChange", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "currentPrice", id: 0, type: .structure(CommodityPriceStruct.definition),
                        isNullable: true)
                ],
                conformance: "O")
        ]
    }
}
