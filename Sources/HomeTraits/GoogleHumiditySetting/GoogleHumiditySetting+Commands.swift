// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleHumiditySetting {
    /// Command 0x00.
    public struct SetHumidity: TraitCommand, Hashable {
        public typealias Owner = GoogleHumiditySetting
        public static let index = 0

        /// In %.
        public var humidity: UInt8

        public init(humidity: UInt8) {
            self.humidity = humidity
        }

        public init?(fields: [Value?]) {
            guard
                let humidity: UInt8 = fields.required(at: 0)
            else { return nil }
            self.humidity = humidity
        }

        public var fields: [Value?] { [humidity.value] }
    }

    /// Command 0x01.
    public struct HumidityRelative: TraitCommand, Hashable {
        public typealias Owner = GoogleHumiditySetting
        public static let index = 1

        /// In %.
        public var humidityRelativePercent: Int8?
        public var humidityRelativeWeight: Int8?

        public init(humidityRelativePercent: Int8? = nil, humidityRelativeWeight: Int8? = nil) {
            self.humidityRelativePercent = humidityRelativePercent
            self.humidityRelativeWeight = humidityRelativeWeight
        }

        public init?(fields: [Value?]) {
            guard
                let humidityRelativePercent: Int8? = fields.optional(at: 0),
                let humidityRelativeWeight: Int8? = fields.optional(at: 1)
            else { return nil }
            self.humidityRelativePercent = humidityRelativePercent
            self.humidityRelativeWeight = humidityRelativeWeight
        }

        public var fields: [Value?] { [humidityRelativePercent?.value, humidityRelativeWeight?.value] }
    }
}
