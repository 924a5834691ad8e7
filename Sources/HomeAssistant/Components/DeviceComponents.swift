import EverydayView
import HomeModel
import JSON

/// All components of a device, named.
struct DeviceComponents {
    private(set) var components: [Component] = []

    init(_ subject: DiscoverySubject, _ settings: DiscoverySettings) {
        let device = subject.device
        let nested = EverydayView.nestedKeys(of: device, partName: subject.partName)
        let labels = PartLabels(device)
        var drafts: [Draft] = []
        for part in device.parts {
            var draft = Draft(PartContext(part, subject, settings, nested: nested))
            for make in ComponentMakers.all { make(&draft) }
            drafts.append(draft)
        }
        // What the device is for bears the device's name, if there is one such thing only.
        let mains = drafts.lazy.flatMap(\.entities).filter(\.isMain).count
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
                    let name = Self.name(entity, isAlone: mains == 1, label)
                    let named: JSONObject = ["name": name.map { JSON.string($0) } ?? .null]
                    component.fields = named.joined(component.fields)
                    if device.parts.count > 1 {
                        component.fields.append("availability", .array(Self.availability(draft, subject, settings)))
                        component.fields.append("availability_mode", "all")
                    }
                }
                components.append(component)
            }
        }
    }

    private static func name(_ entity: Draft.Entity, isAlone: Bool, _ label: String?) -> String? {
        guard entity.isMain else { return [label, entity.name].compactMap { $0 }.joined(separator: " ") }
        if isAlone { return nil }
        return label ?? entity.name
    }

    /// A part of several can be away by itself.
    private static func availability(
        _ draft: Draft, _ subject: DiscoverySubject, _ settings: DiscoverySettings
    ) -> [JSON] {
        let part = draft.part
        let state = Template.value("parts", part.name, "state")
        return [
            ["topic": .string("\(settings.base)/_adapter/status")],
            ["topic": .string("\(part.deviceTopic)/_availability")],
            [
                "topic": .string("\(part.deviceTopic)/_connectivity"),
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
