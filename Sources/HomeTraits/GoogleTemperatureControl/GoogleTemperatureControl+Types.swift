// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleTemperatureControl {
    /// TemperatureUnitEnum
    public enum TemperatureUnit: UInt8, ValueConvertible, CaseIterable {
        case c = 0
        case f = 1

        public static let definition = EnumDefinition(
            name: "TemperatureUnitEnum",
            members: [EnumDefinition.Member(value: 0, name: "c"), EnumDefinition.Member(value: 1, name: "f")])
    }

    /// TemperatureRangeStruct
    public struct TemperatureRange: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "TemperatureRangeStruct",
            fields: [
                FieldDefinition(name: "minThresholdCelsius", id: 0, type: .double, unit: "°C"),
                FieldDefinition(name: "maxThresholdCelsius", id: 1, type: .double, unit: "°C"),
            ])

        /// In °C.
        public var minThresholdCelsius: Double
        /// In °C.
        public var maxThresholdCelsius: Double

        public init(minThresholdCelsius: Double, maxThresholdCelsius: Double) {
            self.minThresholdCelsius = minThresholdCelsius
            self.maxThresholdCelsius = maxThresholdCelsius
        }

        public init?(fields: [Value?]) {
            guard
                let minThresholdCelsius: Double = fields.required(at: 0),
                let maxThresholdCelsius: Double = fields.required(at: 1)
            else { return nil }
            self.minThresholdCelsius = minThresholdCelsius
            self.maxThresholdCelsius = maxThresholdCelsius
        }

        public var fields: [Value?] { [minThresholdCelsius.value, maxThresholdCelsius.value] }
    }
}
