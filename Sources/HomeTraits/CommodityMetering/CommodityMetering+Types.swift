// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CommodityMetering {
    /// TariffUnitEnum
    public enum TariffUnit: UInt8, ValueConvertible, CaseIterable {
        case kWh = 0
        case kVAh = 1

        public static let definition = EnumDefinition(
            name: "TariffUnitEnum",
            members: [EnumDefinition.Member(value: 0, name: "kWh"), EnumDefinition.Member(value: 1, name: "kVAh")])
    }

    /// MeteredQuantityStruct
    public struct MeteredQuantity: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "MeteredQuantityStruct",
            fields: [
                FieldDefinition(
                    name: "tariffComponentIDs", id: 0, type: .list(.unsigned(bits: 32)),
                    range: ValueRange(maximumLength: .constant(.integer(128)))),
                FieldDefinition(name: "quantity", id: 1, type: .signed(bits: 64)),
            ])

        public var tariffComponentIDs: [UInt32]
        public var quantity: Int64

        public init(tariffComponentIDs: [UInt32], quantity: Int64) {
            self.tariffComponentIDs = tariffComponentIDs
            self.quantity = quantity
        }

        public init?(fields: [Value?]) {
            guard
                let tariffComponentIDs: [UInt32] = fields.required(at: 0),
                let quantity: Int64 = fields.required(at: 1)
            else { return nil }
            self.tariffComponentIDs = tariffComponentIDs
            self.quantity = quantity
        }

        public var fields: [Value?] { [tariffComponentIDs.value, quantity.value] }
    }
}
