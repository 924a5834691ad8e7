// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CommodityPrice {
    /// TariffUnitEnum
    public enum TariffUnit: UInt8, ValueConvertible, CaseIterable {
        case kWh = 0
        case kVAh = 1

        public static let definition = EnumDefinition(
            name: "TariffUnitEnum",
            members: [EnumDefinition.Member(value: 0, name: "kWh"), EnumDefinition.Member(value: 1, name: "kVAh")])
    }

    /// TariffPriceTypeEnum
    public enum TariffPriceType: UInt8, ValueConvertible, CaseIterable {
        case standard = 0
        case critical = 1
        case virtual = 2
        case incentive = 3
        case incentiveSignal = 4

        public static let definition = EnumDefinition(
            name: "TariffPriceTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "standard"),
                EnumDefinition.Member(value: 1, name: "critical"),
                EnumDefinition.Member(value: 2, name: "virtual"),
                EnumDefinition.Member(value: 3, name: "incentive"),
                EnumDefinition.Member(value: 4, name: "incentiveSignal"),
            ])
    }

    /// CommodityPriceDetailBitmap
    public struct CommodityPriceDetail: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var description: CommodityPriceDetail { CommodityPriceDetail(rawValue: 1 << 0) }
        public static var components: CommodityPriceDetail { CommodityPriceDetail(rawValue: 1 << 1) }

        public static let definition = BitmapDefinition(
            name: "CommodityPriceDetailBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "description", bit: 0),
                BitmapDefinition.Field(name: "components", bit: 1),
            ])
    }

    /// CommodityPriceComponentStruct
    public struct CommodityPriceComponent: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CommodityPriceComponentStruct",
            fields: [
                FieldDefinition(name: "price", id: 0, type: .signed(bits: 64)),
                FieldDefinition(name: "source", id: 1, type: .enumeration(TariffPriceType.definition)),
                FieldDefinition(
                    name: "description", id: 2, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(32))), isOptional: true),
                FieldDefinition(name: "tariffComponentId", id: 3, type: .unsigned(bits: 32), isOptional: true),
            ])

        public var price: Int64
        public var source: TariffPriceType
        public var description: String?
        public var tariffComponentId: UInt32?

        public init(
            price: Int64, source: TariffPriceType, description: String? = nil, tariffComponentId: UInt32? = nil
        ) {
            self.price = price
            self.source = source
            self.description = description
            self.tariffComponentId = tariffComponentId
        }

        public init?(fields: [Value?]) {
            guard
                let price: Int64 = fields.required(at: 0),
                let source: TariffPriceType = fields.required(at: 1),
                let description: String? = fields.optional(at: 2),
                let tariffComponentId: UInt32? = fields.optional(at: 3)
            else { return nil }
            self.price = price
            self.source = source
            self.description = description
            self.tariffComponentId = tariffComponentId
        }

        public var fields: [Value?] { [price.value, source.value, description?.value, tariffComponentId?.value] }
    }

    /// CommodityPriceStruct
    public struct CommodityPriceStruct: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CommodityPriceStruct",
            fields: [
                FieldDefinition(
                    name: "periodStart", id: 0, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z"),
                FieldDefinition(
                    name: "periodEnd", id: 1, type: .unsigned(bits: 32), unit: "s since 2000-01-01T00:00:00Z",
                    range: ValueRange(minimum: .attribute("periodStart", offset: 1)), isNullable: true),
                FieldDefinition(name: "price", id: 2, type: .signed(bits: 64), isOptional: true),
                FieldDefinition(name: "priceLevel", id: 3, type: .signed(bits: 16), isOptional: true),
                FieldDefinition(
                    name: "description", id: 4, type: .string,
                    range: ValueRange(maximumLength: .constant(.integer(32))), isOptional: true),
                FieldDefinition(
                    name: "components", id: 5, type: .list(.structure(CommodityPriceComponent.definition)),
                    range: ValueRange(maximumLength: .constant(.integer(10))), isOptional: true),
            ])

        /// In s since 2000-01-01T00:00:00Z.
        public var periodStart: UInt32
        /// In s since 2000-01-01T00:00:00Z.
        public var periodEnd: UInt32?
        public var price: Int64?
        public var priceLevel: Int16?
        public var description: String?
        public var components: [CommodityPriceComponent]?

        public init(
            periodStart: UInt32, periodEnd: UInt32?, price: Int64? = nil, priceLevel: Int16? = nil,
            description: String? = nil, components: [CommodityPriceComponent]? = nil
        ) {
            self.periodStart = periodStart
            self.periodEnd = periodEnd
            self.price = price
            self.priceLevel = priceLevel
            self.description = description
            self.components = components
        }

        public init?(fields: [Value?]) {
            guard
                let periodStart: UInt32 = fields.required(at: 0),
                let periodEnd: UInt32? = fields.required(at: 1),
                let price: Int64? = fields.optional(at: 2),
                let priceLevel: Int16? = fields.optional(at: 3),
                let description: String? = fields.optional(at: 4),
                let components: [CommodityPriceComponent]? = fields.optional(at: 5)
            else { return nil }
            self.periodStart = periodStart
            self.periodEnd = periodEnd
            self.price = price
            self.priceLevel = priceLevel
            self.description = description
            self.components = components
        }

        public var fields: [Value?] {
            [
                periodStart.value,
                periodEnd.value,
                price?.value,
                priceLevel?.value,
                description?.value,
                components?.value,
            ]
        }
    }

    /// CurrencyStruct
    public struct Currency: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "CurrencyStruct",
            fields: [
                FieldDefinition(
                    name: "currency", id: 0, type: .unsigned(bits: 16),
                    range: ValueRange(maximum: .constant(.integer(999)))),
                FieldDefinition(name: "decimalPoints", id: 1, type: .unsigned(bits: 8)),
            ])

        public var currency: UInt16
        public var decimalPoints: UInt8

        public init(currency: UInt16, decimalPoints: UInt8) {
            self.currency = currency
            self.decimalPoints = decimalPoints
        }

        public init?(fields: [Value?]) {
            guard
                let currency: UInt16 = fields.required(at: 0),
                let decimalPoints: UInt8 = fields.required(at: 1)
            else { return nil }
            self.currency = currency
            self.decimalPoints = decimalPoints
        }

        public var fields: [Value?] { [currency.value, decimalPoints.value] }
    }
}
