import HomeModel
import HomeTraits

/// What is known of a lamp's level.
struct LampLevel {
    let minimum: UInt8
    let maximum: UInt8
    let current: UInt8?
    /// Where the lamp comes on; nil: where it was.
    let whenOn: UInt8?

    init(_ state: TraitState) {
        minimum = state[LevelControl.minLevel] ?? 1
        maximum = max(minimum, state[LevelControl.maxLevel] ?? 254)
        current = state[LevelControl.currentLevel] ?? nil
        whenOn = state[LevelControl.onLevel] ?? nil
    }

    func level(ofPercent percent: Int64) -> UInt8 {
        min(max(LevelPercent.level(ofPercent: percent), minimum, 1), max(maximum, 1))
    }
}
