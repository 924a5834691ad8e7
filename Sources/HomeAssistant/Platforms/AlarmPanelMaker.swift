import EverydayView
import HomeModel
import HomeTraits
import JSON

/// Security systems that are armed and disarmed. Google's levels bear whatever names the device has for them; Home Assistant knows a
/// few by what they are for.
enum AlarmPanelMaker {
    static func make(_ draft: inout Draft) {
        let part = draft.part
        guard let state = part.state(of: GoogleArmDisarm.self), part.fact("armed")?.isSettable == true else { return }
        var fields: JSONObject = ["state_topic": .string(part.deviceTopic), "command_topic": .string(part.setTopic)]
        let modes = modes(state[GoogleArmDisarm.availableArmLevels]?.levels ?? [])
        let names = modes.compactMap { mode in mode.level.map { ($0, "armed_\(mode.name)") } }
        let armed = part.everyday("armed")
        let level = names.isEmpty ? "" : "\(Template.mapped(part.everyday("armLevel"), names)) or "
        fields.append(
            "value_template",
            .string(
                "{{ none if \(armed) is none else (\(level)'armed_\(modes[0].name)') if \(armed) else 'disarmed' }}"))
        for mode in modes {
            var members: JSONObject = ["armed": true]
            if let level = mode.level { members.append("armLevel", .string(level)) }
            fields.append("payload_arm_\(mode.name)", .string(part.set(members)))
        }
        fields.append("payload_disarm", .string(part.set(["armed": false])))
        fields.append("supported_features", .array(modes.map { .string("arm_\($0.name)") }))
        for code in ["code_arm_required", "code_disarm_required", "code_trigger_required"] {
            fields.append(code, false)
        }
        draft.add(.alarmControlPanel, "alarm", name: "Alarm", isMain: true, fields)
        draft.show("armed")
    }

    /// Home Assistant's ways of being armed, with words in the names of levels that mean them.
    private static let meanings: [(name: String, words: [String])] = [
        ("away", ["away", "out", "full"]), ("home", ["home", "stay"]), ("night", ["night", "sleep"]),
        ("vacation", ["vacation", "holiday"]),
    ]

    /// Each way at most once, the first level that means it; a level that means none of them is a way of its own. Never empty: what has
    /// no levels is just armed.
    private static func modes(_ levels: [GoogleArmDisarm.ArmLevel]) -> [(name: String, level: String?)] {
        var modes: [(name: String, level: String?)] = []
        for level in levels {
            let texts = ([level.levelName] + level.levelValues.flatMap(\.levelSynonym)).map { $0.lowercased() }
            let meaning = meanings.first { _, words in
                words.contains { word in texts.contains { $0.contains(word) } }
            }
            let name = meaning?.name ?? "custom_bypass"
            if !modes.contains(where: { $0.name == name }) { modes.append((name, level.levelName)) }
        }
        return modes.isEmpty ? [("away", nil)] : modes
    }
}
