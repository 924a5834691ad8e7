public import HomeModel
import HomeTraits

/// The colour temperatures that a lamp offers, and their conversion. Mireds are a million divided by kelvin.
public struct KelvinRange {
    /// In kelvin, rounded inward: both ends convert to mireds that the lamp takes.
    public let minimum: Int64
    public let maximum: Int64
    private let mireds: ClosedRange<Int64>

    /// What a lamp that tells no sensible end is taken for, in mireds: 20000 K and 1000 K.
    private static let fallback: ClosedRange<Int64> = 50...1000

    /// 0 mired means undefined, and below 10 (100,000 K) it is an undefined one that was clipped.
    private static let leastTold: Int64 = 10

    /// Whether this many mireds are a colour temperature.
    public static func isTold(_ mireds: UInt16) -> Bool { mireds >= leastTold }

    public init(_ state: TraitState) {
        let highest = state[ColorControl.colorTempPhysicalMaxMireds].map(Int64.init) ?? 0
        let lowest = state[ColorControl.colorTempPhysicalMinMireds].map(Int64.init) ?? 0
        // 0 is undefined, and 65279 the type's own end unless the other end is told.
        var upper = highest > 0 && !(lowest == 0 && highest >= 65_279) ? highest : Self.fallback.upperBound
        var lower = lowest > 0 ? lowest : Self.fallback.lowerBound
        if let current = state[ColorControl.colorTemperatureMireds].map(Int64.init), current >= Self.leastTold {
            // What a lamp reports, it can do.
            upper = max(upper, current)
            lower = min(lower, current)
        }
        if lower > upper { swap(&lower, &upper) }
        mireds = lower...upper
        minimum = (1_000_000 + upper - 1) / upper
        maximum = max(minimum, 1_000_000 / lower)
    }

    public func kelvin(ofMireds mireds: UInt16) -> Int64 {
        min(max((2_000_000 / max(Int64(mireds), 1) + 1) / 2, minimum), maximum)
    }

    public func clamp(_ kelvin: Double) -> Double { min(max(kelvin, Double(minimum)), Double(maximum)) }

    /// - Parameter kelvin: within `minimum`…`maximum`.
    public func mireds(ofKelvin kelvin: Double) -> UInt16 {
        UInt16(clamping: min(max(Int64((1_000_000 / kelvin).rounded()), mireds.lowerBound), mireds.upperBound))
    }
}
