// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension OccupancySensing {
    /// Event 0x00, priority info.
    public struct OccupancyChanged: TraitEvent, Hashable {
        public typealias Owner = OccupancySensing
        public static let index = 0

        public var occupancy: Occupancy

        public init(occupancy: Occupancy) {
            self.occupancy = occupancy
        }

        public init?(fields: [Value?]) {
            guard
                let occupancy: Occupancy = fields.required(at: 0)
            else { return nil }
            self.occupancy = occupancy
        }

        public var fields: [Value?] { [occupancy.value] }
    }
}
