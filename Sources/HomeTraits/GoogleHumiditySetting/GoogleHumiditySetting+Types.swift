// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleHumiditySetting {
    /// PercentRangeStruct
    public struct PercentRange: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "PercentRangeStruct",
            fields: [
                FieldDefinition(
                    name: "minPercent", id: 0, type: .unsigned(bits: 8), unit: "%",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                    defaultValue: .integer(0)),
                FieldDefinition(
                    name: "maxPercent", id: 1, type: .unsigned(bits: 8), unit: "%",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(100))),
                    defaultValue: .integer(100)),
            ])

        /// In %.
        public var minPercent: UInt8
        /// In %.
        public var maxPercent: UInt8

        public init(minPercent: UInt8 = 0, maxPercent: UInt8 = 100) {
            self.minPercent = minPercent
            self.maxPercent = maxPercent
        }

        public init?(fields: [Value?]) {
            guard
                let minPercent: UInt8 = fields.required(at: 0, default: 0),
                let maxPercent: UInt8 = fields.required(at: 1, default: 100)
            else { return nil }
            self.minPercent = minPercent
            self.maxPercent = maxPercent
        }

        public var fields: [Value?] { [minPercent.value, maxPercent.value] }
    }
}
