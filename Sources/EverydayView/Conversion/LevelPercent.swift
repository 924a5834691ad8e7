/// Levels 0…254 as percent and back: exact inverses over 0…100.
public enum LevelPercent {
    public static func percent(ofLevel level: UInt8) -> Int64 { min((Int64(level) * 100 + 127) / 254, 100) }

    /// - Parameter percent: 0…100.
    public static func level(ofPercent percent: Int64) -> UInt8 { UInt8(clamping: (percent * 254 + 50) / 100) }
}
