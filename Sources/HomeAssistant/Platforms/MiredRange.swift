import HomeModel
import HomeTraits

/// The colour temperatures that a lamp can do, in mireds as the lamp tells them and in kelvin, rounded inward.
struct MiredRange {
    let lowest: Int
    let highest: Int

    /// 0 is undefined, what is below 10 (100,000 K) no light's colour, and 65279 the type's own end: 20000 K and 1000 K are as far
    /// as light has a colour temperature.
    init(_ state: TraitState) {
        let low = Int(state[ColorControl.colorTempPhysicalMinMireds] ?? 0)
        let high = Int(state[ColorControl.colorTempPhysicalMaxMireds] ?? 0)
        let lower = low >= 10 ? low : 50
        let upper = high >= 10 && high < 65_279 ? high : 1000
        (lowest, highest) = lower <= upper ? (lower, upper) : (upper, lower)
    }

    var minimumKelvin: Int { (1_000_000 + highest - 1) / highest }
    var maximumKelvin: Int { max(minimumKelvin, 1_000_000 / lowest) }
}
