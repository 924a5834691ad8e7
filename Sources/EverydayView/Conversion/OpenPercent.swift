/// Hundredths of a percent closed as percent open and back.
public enum OpenPercent {
    public static func percent(ofClosed closed: UInt16) -> Int64 { (10_000 - Int64(min(closed, 10_000)) + 50) / 100 }

    /// - Parameter percent: 0…100.
    public static func closed(ofPercent percent: Int64) -> UInt16 { UInt16(clamping: 10_000 - percent * 100) }
}
