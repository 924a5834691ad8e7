/// What a topic that the adapter subscribes to asks for. The grammar, below the base:
///
///     <structure>/<room>/<device>/set                                     device
///     <structure>/<room>/<device>/<part>/<trait>/set                      trait
///     <structure>/<room>/<device>/<part>/<trait>/<attribute>/set          attribute
///     <structure>/<room>/<device>/<part>/<trait>/<command>/call           call
///     _adapter/request/<area>/<verb>                                      request
///
/// For several devices at once, `<room>/<device>` is `_groups/<group>`, `<room>/_all`, `_unassigned/_all` or `_all/_all`, and
/// `<part>` a device type, `_lights` or `_any`.
public enum CommandTopic: Sendable, Hashable {
    /// Where a device stands: three topic levels.
    public struct Path: Sendable, Hashable {
        public let structure: String
        public let room: String
        public let device: String

        public init(structure: String, room: String, device: String) {
            self.structure = structure
            self.room = room
            self.device = device
        }

        public var text: String { "\(structure)/\(room)/\(device)" }

        /// True for a group, and for all devices of a room or structure.
        public var isCollective: Bool { room == TopicLevel.groups || device == TopicLevel.all }
    }

    case device(Path)
    case trait(Path, part: String, trait: String)
    case attribute(Path, part: String, trait: String, attribute: String)
    case call(Path, part: String, trait: String, command: String)
    case request(area: String, verb: String)

    /// Nil when the topic is none of these.
    public init?(_ topic: String, base: String) {
        guard topic.utf8.starts(with: base.utf8) else { return nil }
        let rest = topic.utf8.dropFirst(base.utf8.count)
        guard rest.first == UInt8(ascii: "/") else { return nil }
        let levels = rest.dropFirst().split(
            separator: UInt8(ascii: "/"), maxSplits: 8, omittingEmptySubsequences: false
        )
        .map { String(Substring($0)) }
        guard let verb = levels.last, levels.count >= 4, !levels.contains("") else { return nil }
        let isOwn = levels[0] == TopicLevel.adapter
        let path = Path(structure: levels[0], room: levels[1], device: levels[2])
        switch (levels.count, verb) {
        case (4, _) where isOwn && levels[1] == "request" && verb != TopicLevel.set:
            self = .request(area: levels[2], verb: verb)
        case _ where isOwn: return nil
        case (4, TopicLevel.set): self = .device(path)
        case (6, TopicLevel.set): self = .trait(path, part: levels[3], trait: levels[4])
        case (7, TopicLevel.set): self = .attribute(path, part: levels[3], trait: levels[4], attribute: levels[5])
        case (7, TopicLevel.call): self = .call(path, part: levels[3], trait: levels[4], command: levels[5])
        default: return nil
        }
    }

    /// Where the device, or the devices, stand; nil for requests.
    public var path: Path? {
        switch self {
        case .device(let path), .trait(let path, _, _), .attribute(let path, _, _, _), .call(let path, _, _, _): path
        case .request: nil
        }
    }

    /// The filters that together match every command and none of the adapter's own topics.
    public static func filters(base: String) -> [String] {
        [
            "\(base)/+/+/+/set", "\(base)/+/+/+/+/+/set", "\(base)/+/+/+/+/+/+/set", "\(base)/+/+/+/+/+/+/call",
            "\(base)/_adapter/request/+/+",
        ]
    }

    /// The topic beside this one that its outcome goes to when the sender named none.
    public func resultTopic(base: String) -> String {
        switch self {
        case .device(let path): "\(base)/\(path.text)/result"
        case .trait(let path, let part, let trait): "\(base)/\(path.text)/\(part)/\(trait)/result"
        case .attribute(let path, let part, let trait, let name), .call(let path, let part, let trait, let name):
            "\(base)/\(path.text)/\(part)/\(trait)/\(name)/result"
        case .request(let area, let verb): "\(base)/_adapter/response/\(area)/\(verb)"
        }
    }
}
