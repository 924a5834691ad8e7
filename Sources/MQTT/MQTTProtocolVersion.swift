/// The protocol versions that the engine speaks.
public enum MQTTProtocolVersion: Int, Sendable, CustomStringConvertible {
    case v311 = 4
    case v5 = 5

    public var description: String {
        switch self {
        case .v311: "3.1.1"
        case .v5: "5"
        }
    }
}
