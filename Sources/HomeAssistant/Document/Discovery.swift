public import HomeModel
import JSON
import Topics

/// Home Assistant's device discovery: one retained document for each device. Pure functions of a device's description and its
/// place in the home.
public struct Discovery: Sendable {
    public let settings: DiscoverySettings

    public init(_ settings: DiscoverySettings) { self.settings = settings }

    /// The name in `origin`, by which documents of this program are known.
    static let originName = "trait2mqtt"

    /// The topic of a device's document.
    public func topic(of device: DeviceID) -> String {
        "\(settings.prefix)/device/\(identifier(of: device))/config"
    }

    /// The filter that all documents of devices match, whosever they are.
    public var filter: String { "\(settings.prefix)/device/+/config" }

    /// Made of ids alone, so that no renaming changes it; only characters that a discovery topic may have.
    func identifier(of device: DeviceID) -> String { "\(settings.instance)_\(StableHash.text(of: device.rawValue))" }

    var statusTopic: String { "\(settings.base)/\(TopicLevel.adapter)/status" }

    /// The document of a device.
    ///
    /// - Parameter former: components that the broker's copy has (platforms by keys): those that the device does not have any more
    ///   are named with their platform only, which is how Home Assistant takes an entity away.
    public func document(of subject: DiscoverySubject, former: [String: String] = [:]) -> DiscoveryDocument {
        let identifier = identifier(of: subject.device.id)
        return document(
            DeviceComponents(subject, settings).components, identifier,
            device: DeviceBlock(subject, identifier, via: subject.bridge.map { self.identifier(of: $0) }, settings)
                .json, path: subject.path, former: former)
    }

    func document(
        _ components: [Component], _ identifier: String, device: JSONObject, path: String, former: [String: String]
    ) -> DiscoveryDocument {
        var present: [String: String] = [:]
        var members = JSONObject(minimumCapacity: components.count)
        for component in components {
            var fields: JSONObject = ["platform": .string(component.platform.rawValue)]
            if component.platform != .deviceAutomation {
                fields.append("unique_id", .string("\(identifier)_\(component.key)"))
            }
            members.append(component.key, .object(fields.joined(component.fields)))
            present[component.key] = component.platform.rawValue
        }
        for (key, platform) in former.sorted(by: { $0.key < $1.key }) where present[key] == nil {
            members.append(key, ["platform": .string(platform)])
        }
        let json: JSON = [
            "device": .object(device),
            "origin": ["name": .string(Self.originName), "sw_version": .string(settings.version)],
            "availability": .array(availability(path)), "availability_mode": "all", "qos": 1,
            "components": .object(members),
        ]
        return DiscoveryDocument(json: json, components: present)
    }

    /// The adapter and the device must both be there.
    private func availability(_ path: String) -> [JSON] {
        [
            ["topic": .string(statusTopic)],
            ["topic": .string("\(settings.base)/\(path)/\(TopicLevel.availability)")],
        ]
    }

    /// The components of a document at the broker, platforms by keys, when this adapter, or one that served the same base topic
    /// before, put it there; nil for anybody else's.
    public func components(of payload: [UInt8], on topic: String) -> [String: String]? {
        guard let json = try? JSON.parse(payload),
            (json["origin"] ?? json["o"])?["name"]?.stringValue == Self.originName
        else { return nil }
        let isOurs = topic.utf8.starts(with: "\(settings.prefix)/device/\(settings.instance)_".utf8)
        let status = statusTopic
        let servesOurBase =
            json["availability"]?.arrayValue?.contains {
                $0["topic"]?.stringValue?.utf8.elementsEqual(status.utf8) ?? false
            } ?? false
        guard isOurs || servesOurBase else { return nil }
        var components: [String: String] = [:]
        for (key, value) in json["components"]?.objectValue ?? [:] {
            if let platform = value["platform"]?.stringValue { components[key] = platform }
        }
        return components
    }

    /// Whether a change of these attributes (indices into the definition) can change a document.
    public func depends(on trait: TraitDefinition, attributes changed: [Int]) -> Bool {
        changed.contains { DocumentSources.has($0, of: trait) }
    }
}
