import HomeModel
import HomeTraits
import JSON

/// Robots. Home Assistant reads a vacuum's state from the key `state` of an object, with no template between: the everyday view
/// has it under that name.
enum VacuumMaker {
    private static let actions: [(action: String, feature: String, payload: String)] = [
        ("start", "start", "payload_start"), ("pause", "pause", "payload_pause"), ("stop", "stop", "payload_stop"),
        ("dock", "return_home", "payload_return_to_base"), ("identify", "locate", "payload_locate"),
    ]

    static func make(_ draft: inout Draft) {
        let part = draft.part
        guard part.state(of: RvcOperationalState.self) != nil, part.fact("state") != nil,
            part.everyday("state") == Template.value("state")
        else { return }
        var fields: JSONObject = [
            "state_topic": .string(part.deviceTopic), "command_topic": .string(part.setTopic),
        ]
        var features: [JSON] = ["status"]
        for (action, feature, payload) in actions {
            guard let set = part.action(action) else { continue }
            features.append(.string(feature))
            fields.append(payload, .string(set))
        }
        fields.append("supported_features", .array(features))
        draft.add(.vacuum, "vacuum", name: "Robot", isMain: true, fields)
        draft.show("state", "running")
    }
}
