/// Which parts of several devices a topic level names: what stands where a device's own part would.
public enum PartSelector: Sendable, Hashable {
    /// Parts whose primary device type this is.
    case type(String)
    /// Every part.
    case any
    /// Parts of the four light types.
    case lights

    /// Matter's device types that are lights, from the plainest to the richest.
    public static let lightTypes = ["onOffLight", "dimmableLight", "colorTemperatureLight", "extendedColorLight"]

    public init(level: String) {
        switch level {
        case TopicLevel.any: self = .any
        case TopicLevel.lights: self = .lights
        default: self = .type(level)
        }
    }

    /// The topic level.
    public var level: String {
        switch self {
        case .any: TopicLevel.any
        case .lights: TopicLevel.lights
        case .type(let name): name
        }
    }

    /// - Parameter type: name of a part's primary device type.
    public func matches(_ type: String?) -> Bool {
        switch self {
        case .any: true
        case .lights: type.map(Self.lightTypes.contains) ?? false
        case .type(let name): type.map { $0.utf8.elementsEqual(name.utf8) } ?? false
        }
    }
}
