// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ElectricalPowerMeasurement {
    /// Event 0x00, priority info.
    public struct MeasurementPeriodRanges: TraitEvent, Hashable {
        public typealias Owner = ElectricalPowerMeasurement
        public static let index = 0

        public var ranges: [MeasurementRange]

        public init(ranges: [MeasurementRange]) {
            self.ranges = ranges
        }

        public init?(fields: [Value?]) {
            guard
                let ranges: [MeasurementRange] = fields.required(at: 0)
            else { return nil }
            self.ranges = ranges
        }

        public var fields: [Value?] { [ranges.value] }
    }
}
