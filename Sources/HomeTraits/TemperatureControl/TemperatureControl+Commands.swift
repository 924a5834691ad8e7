// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension TemperatureControl {
    /// Command 0x00.
    public struct SetTemperature: TraitCommand, Hashable {
        public typealias Owner = TemperatureControl
        public static let index = 0

        /// In 0.01 °C.
        public var targetTemperature: Int16?
        public var targetTemperatureLevel: UInt8?

        public init(targetTemperature: Int16? = nil, targetTemperatureLevel: UInt8? = nil) {
            self.targetTemperature = targetTemperature
            self.targetTemperatureLevel = targetTemperatureLevel
        }

        public init?(fields: [Value?]) {
            guard
                let targetTemperature: Int16? = fields.optional(at: 0),
                let targetTemperatureLevel: UInt8? = fields.optional(at: 1)
            else { return nil }
            self.targetTemperature = targetTemperature
            self.targetTemperatureLevel = targetTemperatureLevel
        }

        public var fields: [Value?] { [targetTemperature?.value, targetTemperatureLevel?.value] }
    }
}
