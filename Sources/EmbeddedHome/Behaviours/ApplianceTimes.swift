import HomeModel
import HomeTraits

/// How long the programmes of simulated appliances take, in milliseconds.
enum ApplianceTimes {
    /// Heating up; then the oven is hot until somebody stops it.
    static let preheating: Int64 = 600_000
    static let cleaning: Int64 = 2_700_000
    static let cleaningOfArea: Int64 = 600_000
    static let mapping: Int64 = 1_200_000
    static let wayToCharger: Int64 = 60_000
    static let leastCharging: Int64 = 600_000

    static func oven(phases: Int) -> [Int64?] { phases > 1 ? [preheating, nil] : [nil] }

    /// The programme that the mode stands for, in phases of equal length.
    static func programme(_ part: SimulatedPart, phases: Int) -> [Int64?] {
        let minutes: Int64 = part.has(DishwasherMode.self) ? 90 : part.has(LaundryDryerControls.self) ? 45 : 60
        let tags = part.behaviour(ModeBehaviour.self)?.currentTags(part) ?? []
        var length = minutes * 60_000
        if tags.contains(.quick) {
            length /= 2
        } else if tags.contains(.lowEnergy) || tags.contains(.night) {
            length += length / 2
        }
        return [Int64?](repeating: length / Int64(phases), count: phases)
    }
}
