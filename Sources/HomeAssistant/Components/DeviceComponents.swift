import EverydayView
import HomeModel
import JSON
import Topics

/// All components of a device, named.
struct DeviceComponents {
    private(set) var components: [Component] = []
    private let device: Device
    private var taken: Set<String> = []

    init(_ subject: DiscoverySubject, _ settings: DiscoverySettings) {
        device = subject.device
        let nested = EverydayView.nestedKeys(of: device, partName: subject.partName)
        let labels = PartLabels(device)
        let drafts = device.parts.map { part in
            var draft = Draft(PartContext(part, subject, settings, nested: nested))
            for make in ComponentMakers.all { make(&draft) }
            return draft
        }
        let main = Self.mainKey(of: drafts.flatMap(\.entities))
        var hasIdentify = false
        for draft in drafts {
            let label = labels.label(of: draft.part.endpoint)
            for entity in draft.entities {
                if entity.isOfDevice {
                    // Parts that nothing tells apart identify themselves as one.
                    if hasIdentify, label == nil { continue }
                    hasIdentify = true
                }
                var component = entity.component
                if component.platform != .deviceAutomation {
                    let name: JSON = component.key == main ? .null : .string(name(entity, label, draft.part.endpoint))
                    let named: JSONObject = ["name": name]
                    component.fields = named.joined(component.fields)
                    if device.parts.count > 1 {
                        component.fields.append("availability", .array(Self.availability(draft.part, settings)))
                        component.fields.append("availability_mode", "all")
                    }
                }
                components.append(component)
            }
        }
        if components.isEmpty { components = [Self.connectivity(subject, settings)] }
    }

    /// What a device shows that nothing else is known of: whether it can be reached.
    private static func connectivity(_ subject: DiscoverySubject, _ settings: DiscoverySettings) -> Component {
        let status: JSON = ["topic": .string("\(settings.base)/\(TopicLevel.adapter)/status")]
        return Component(
            platform: .binarySensor, key: "binary_sensor_connectivity",
            fields: [
                "name": "Connectivity", "device_class": "connectivity", "entity_category": "diagnostic",
                "state_topic": .string("\(settings.base)/\(subject.path)/\(TopicLevel.availability)"),
                "payload_on": "online", "payload_off": "offline", "availability": [status], "availability_mode": "all",
            ])
    }

    /// What bears the device's own name: what it is for, if there is one such thing only. What can be controlled comes before what
    /// is only told.
    private static func mainKey(of entities: [Draft.Entity]) -> String? {
        let mains = entities.filter(\.isMain)
        let controls = mains.filter { $0.component.platform.isControl }
        let candidates = controls.isEmpty ? mains : controls
        return candidates.count == 1 ? candidates.first?.component.key : nil
    }

    /// No two entities of a platform are called the same.
    private mutating func name(_ entity: Draft.Entity, _ label: String?, _ endpoint: EndpointID) -> String {
        let base =
            entity.isMain && label != nil
            ? label ?? entity.name : [label, entity.name].compactMap { $0 }.joined(separator: " ")
        let platform = entity.component.platform.rawValue
        if taken.insert("\(platform) \(base)").inserted { return base }
        let numbered = "\(base) \(endpoint)"
        return taken.insert("\(platform) \(numbered)").inserted ? numbered : "\(numbered) \(entity.component.key)"
    }

    /// A part of several can be away by itself.
    private static func availability(_ part: PartContext, _ settings: DiscoverySettings) -> [JSON] {
        let state = Template.value("parts", part.name, "state")
        return [
            ["topic": .string("\(settings.base)/\(TopicLevel.adapter)/status")],
            ["topic": .string("\(part.deviceTopic)/\(TopicLevel.availability)")],
            [
                "topic": .string("\(part.deviceTopic)/\(TopicLevel.connectivity)"),
                "value_template": .string("{{ 'offline' if \(state) == 'offline' else 'online' }}"),
            ],
        ]
    }
}

extension JSONObject {
    func joined(_ other: JSONObject) -> JSONObject {
        var object = self
        for (name, value) in other { object.append(name, value) }
        return object
    }
}
