public import HomeModel
import HomeTraits

/// What is known of a lamp's level.
public struct LampLevel {
    public let minimum: UInt8
    public let maximum: UInt8
    public let current: UInt8?
    /// Where the lamp comes on; nil: where it was.
    public let whenOn: UInt8?

    public init(_ state: TraitState) {
        minimum = state[LevelControl.minLevel] ?? 1
        maximum = max(minimum, state[LevelControl.maxLevel] ?? 254)
        current = state[LevelControl.currentLevel] ?? nil
        whenOn = state[LevelControl.onLevel] ?? nil
    }

    public func level(ofPercent percent: Int64) -> UInt8 {
        min(max(LevelPercent.level(ofPercent: percent), minimum, 1), max(maximum, 1))
    }
}
