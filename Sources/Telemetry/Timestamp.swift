import Glibc

/// Wall clock times as ISO 8601 text in UTC with milliseconds.
public enum Timestamp {
    /// Nanoseconds since 1970-01-01 UTC.
    public static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// `2025-01-31T12:00:00.123Z` for nanoseconds since 1970-01-01 UTC.
    public static func text(nanoseconds: Int64) -> String {
        var bytes: [UInt8] = []
        append(nanoseconds: nanoseconds, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func append(nanoseconds: Int64, to bytes: inout [UInt8]) {
        var (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        if rest < 0 {
            seconds -= 1
            rest += 1_000_000_000
        }
        var time = time_t(seconds)
        var parts = tm()
        gmtime_r(&time, &parts)
        append(parts.tm_year + 1900, digits: 4, to: &bytes)
        append(parts.tm_mon + 1, digits: 2, after: "-", to: &bytes)
        append(parts.tm_mday, digits: 2, after: "-", to: &bytes)
        append(parts.tm_hour, digits: 2, after: "T", to: &bytes)
        append(parts.tm_min, digits: 2, after: ":", to: &bytes)
        append(parts.tm_sec, digits: 2, after: ":", to: &bytes)
        append(Int32(rest / 1_000_000), digits: 3, after: ".", to: &bytes)
        bytes.append(UInt8(ascii: "Z"))
    }

    private static func append(
        _ number: Int32, digits: Int, after separator: Unicode.Scalar? = nil, to bytes: inout [UInt8]
    ) {
        if let separator { bytes.append(UInt8(ascii: separator)) }
        var divisor: Int32 = 1
        for _ in 1..<digits { divisor *= 10 }
        while divisor > 0 {
            bytes.append(0x30 + UInt8(truncatingIfNeeded: number / divisor % 10))
            divisor /= 10
        }
    }
}
