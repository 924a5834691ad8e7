/// A moment of the simulation: the monotonic time that movements and countdowns follow, and the date that timestamps show.
public struct Moment: Sendable, Hashable {
    /// Milliseconds on a clock that never jumps; only differences mean something.
    public var uptime: Int64
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public var date: Int64

    public init(uptime: Int64, date: Int64) {
        self.uptime = uptime
        self.date = date
    }

    /// Seconds since 2000-01-01T00:00:00Z, Matter's `epoch-s`.
    var matterEpochSeconds: UInt32 {
        UInt32(clamping: date / 1000 - 946_684_800)
    }
}
