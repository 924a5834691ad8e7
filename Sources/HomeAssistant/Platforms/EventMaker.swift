import HomeModel
import HomeTraits
import JSON

/// Buttons and doorbells: an event entity that says what happened, and a device trigger for each thing that can.
enum EventMaker {
    static func make(_ draft: inout Draft) {
        makeSwitch(&draft)
        makeDoorbell(&draft)
    }

    private static func makeSwitch(_ draft: inout Draft) {
        let part = draft.part
        guard let state = part.state(of: Switch.self) else { return }
        let definition = state.shape.definition
        let events = state.shape.events.map { definition.events[$0] }
        guard !events.isEmpty else { return }
        let topic = part.topic(of: Switch.self)
        draft.add(
            .event, "switch", name: "Button", isMain: true,
            event(topic, events.map(\.name), ring: part.isDoorbell ? Switch.InitialPress.definition.name : nil))
        for event in events {
            let base = "\(topic)/\(event.name)/event"
            if event.name == Switch.MultiPressComplete.definition.name {
                let most = min(max(state[Switch.multiPressMax] ?? 2, 2), 5)
                for count in 1...most {
                    trigger(
                        &draft, base, type: Self.presses(count), payload: String(count),
                        template: Template.show(Template.value("totalNumberOfPressesCounted")))
                }
            } else if let type = types[event.name] {
                trigger(&draft, base, type: type)
            }
        }
    }

    /// What Home Assistant calls them; it has no word for a press that may become several.
    private static var types: [String: String] {
        [
            Switch.InitialPress.definition.name: "button_short_press",
            Switch.ShortRelease.definition.name: "button_short_release",
            Switch.LongPress.definition.name: "button_long_press",
            Switch.LongRelease.definition.name: "button_long_release",
            Switch.SwitchLatched.definition.name: "switch_latched",
        ]
    }

    private static func presses(_ count: UInt8) -> String {
        switch count {
        case 1: "button_single_press"
        case 2: "button_double_press"
        case 3: "button_triple_press"
        case 4: "button_quadruple_press"
        default: "button_quintuple_press"
        }
    }

    private static func trigger(
        _ draft: inout Draft, _ topic: String, type: String, payload: String? = nil, template: String? = nil
    ) {
        var fields: JSONObject = [
            "automation_type": "trigger", "type": .string(type), "subtype": .string(draft.part.name),
            "topic": .string(topic),
        ]
        if let payload { fields.append("payload", .string(payload)) }
        if let template { fields.append("value_template", .string(template)) }
        draft.add(.deviceAutomation, type, name: type, fields)
    }

    /// An event entity: the event's own fields become attributes.
    ///
    /// - Parameter ring: the event that is a doorbell's, for which Home Assistant has a word of its own.
    private static func event(_ topic: String, _ names: [String], ring: String?) -> JSONObject {
        let name = ring.map { "('ring' if value_json._event == \(Template.quoted($0)) else value_json._event)" }
        return [
            "state_topic": .string("\(topic)/+/event"), "device_class": ring == nil ? "button" : "doorbell",
            "event_types": .array(names.map { .string($0 == ring ? "ring" : $0) }),
            "value_template": .string(
                "{% if value_json is defined and value_json._event is defined %}"
                    + "{{ dict(value_json, event_type=\(name ?? "value_json._event"))|tojson }}{% endif %}"),
        ]
    }

    private static func makeDoorbell(_ draft: inout Draft) {
        let part = draft.part
        guard let state = part.state(of: GoogleDoorbellPress.self), let first = state.shape.events.first else { return }
        let events = state.shape.definition.events
        draft.add(
            .event, "doorbell", name: "Doorbell", isMain: true,
            event(
                part.topic(of: GoogleDoorbellPress.self), state.shape.events.map { events[$0].name },
                ring: events[first].name))
    }
}
