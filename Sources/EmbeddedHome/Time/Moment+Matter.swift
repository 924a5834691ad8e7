extension Moment {
    /// Microseconds since 2000-01-01T00:00:00Z, Matter's `epoch-us`.
    var matterEpochMicroseconds: UInt64 { UInt64(max(0, date - Self.matterEpoch)) * 1000 }

    /// The uptime at which the date is so many seconds after 2000-01-01T00:00:00Z.
    func uptime(atMatterSeconds seconds: UInt32) -> Int64 {
        uptime + Int64(seconds) * 1000 + Self.matterEpoch - date
    }

    /// 2000-01-01T00:00:00Z in milliseconds since 1970.
    private static var matterEpoch: Int64 { 946_684_800_000 }
}
