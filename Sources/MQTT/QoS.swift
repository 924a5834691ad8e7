/// How surely a message is delivered. Level 2 is not used: state is last-value-wins, so its two extra packets buy
/// nothing, and libmosquitto 2.0.11 leaks memory with it.
public enum QoS: UInt8, Sendable, Comparable {
    case atMostOnce = 0
    case atLeastOnce = 1

    public static func < (one: QoS, other: QoS) -> Bool { one.rawValue < other.rawValue }
}
