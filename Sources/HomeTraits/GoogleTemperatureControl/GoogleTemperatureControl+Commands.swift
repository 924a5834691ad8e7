// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleTemperatureControl {
    /// Command 0x00.
    public struct SetTemperature: TraitCommand, Hashable {
        public typealias Owner = GoogleTemperatureControl
        public static let index = 0

        /// In °C.
        public var temperature: Double

        public init(temperature: Double) {
            self.temperature = temperature
        }

        public init?(fields: [Value?]) {
            guard
                let temperature: Double = fields.required(at: 0)
            else { return nil }
            self.temperature = temperature
        }

        public var fields: [Value?] { [temperature.value] }
    }
}
