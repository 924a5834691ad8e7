// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension CommodityMetering {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "meteredQuantity", id: 0x0000, type: .list(.structure(MeteredQuantity.definition)),
                range: ValueRange(maximumLength: .attribute("maximumMeteredQuantities", offset: 0)), isNullable: true),
            AttributeDefinition(
                name: "meteredQuantityTimestamp", id: 0x0001, type: .unsigned(bits: 32),
                unit: "s since 2000-01-01T00:00:00Z", isNullable: true),
            AttributeDefinition(
                name: "tariffUnit", id: 0x0002, type: .enumeration(TariffUnit.definition), isNullable: true),
            AttributeDefinition(
                name: "maximumMeteredQuantities", id: 0x0003, type: .unsigned(bits: 16),
                range: ValueRange(minimum: .constant(.integer(1))), isNullable: true),
        ]
    }
}
