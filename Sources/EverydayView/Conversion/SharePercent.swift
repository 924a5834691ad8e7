/// A whole number on a device's own scale, 0 to `whole`, as whole percent.
enum SharePercent {
    /// What is not nothing is at least 1 %. Nil where the scale has no length.
    static func percent(of share: UInt64, whole: UInt64) -> Int64? {
        guard whole > 0 else { return nil }
        let percent = (Double(min(share, whole)) * 100 / Double(whole)).rounded()
        return share == 0 ? 0 : max(1, Int64(percent))
    }

    /// - Parameter percent: 0 to 100; from 1 on at least one step.
    static func share(ofPercent percent: Int64, whole: UInt64) -> Int64 {
        let share = (Double(percent) * Double(whole) / 100).rounded()
        return percent <= 0 ? 0 : max(1, Int64(clamping: UInt64(exactly: share) ?? whole))
    }
}
