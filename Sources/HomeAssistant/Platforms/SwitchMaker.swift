import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Outlets and whatever else is switched on and off and is nothing better.
enum SwitchMaker {
    static func make(_ draft: inout Draft) {
        let part = draft.part
        guard let fact = part.fact("on"), !draft.isShown("on") else { return }
        guard fact.isSettable else { return }
        if part.state(of: OnOff.self) != nil, !part.supports(OnOff.On.self) { return makeOffOnly(&draft) }
        let isOutlet = part.isA(.onOffPlugInUnit)
        // Where something else is the part's main feature, this is its power switch.
        let isMain = draft.entities.allSatisfy { !$0.isMain } && !Self.isBeside(part)
        var fields = self.fields(part, "on")
        if isOutlet { fields.append("device_class", "outlet") }
        draft.add(.switch, "on", name: isOutlet ? "Outlet" : isMain ? "Switch" : "Power", isMain: isMain, fields)
        draft.show("on")
    }

    /// What must not be switched on from afar, such as a cooktop.
    private static func makeOffOnly(_ draft: inout Draft) {
        let part = draft.part
        draft.add(
            .binarySensor, "on", name: "On", isMain: draft.entities.allSatisfy { !$0.isMain },
            [
                "state_topic": .string(part.deviceTopic), "value_template": .string(state(part, "on")),
                "payload_on": "True", "payload_off": "False", "device_class": "power",
            ])
        draft.add(
            .button, "off", name: "Turn off",
            ["command_topic": .string(part.setTopic), "payload_press": .string(part.set(["on": false]))])
        draft.show("on")
    }

    /// Players, appliances: they are more than a switch.
    private static func isBeside(_ part: PartContext) -> Bool {
        part.facts.contains { ["playback", "running", "volume", "input", "phase"].contains($0.key) }
    }

    /// A switch for a key that is true or false.
    static func fields(_ part: PartContext, _ key: String) -> JSONObject {
        [
            "state_topic": .string(part.deviceTopic), "value_template": .string(state(part, key)),
            "state_on": "True", "state_off": "False", "command_topic": .string(part.setTopic),
            "payload_on": .string(part.set([key: true])), "payload_off": .string(part.set([key: false])),
        ]
    }

    static func state(_ part: PartContext, _ key: String) -> String { Template.show(part.everyday(key)) }
}
