import HomeModel
import HomeTraits
import JSON

/// Settings that a device names for itself: Google's modes and toggles. They stand in lists, by name.
enum NamedSettingMaker {
    static func make(_ draft: inout Draft) {
        if let state = draft.part.state(of: GoogleToggles.self) { addToggles(state, &draft) }
        if let state = draft.part.state(of: GoogleModes.self) { addModes(state, &draft) }
    }

    private static func addToggles(_ state: TraitState, _ draft: inout Draft) {
        let part = draft.part
        for toggle in state[GoogleToggles.availableToggles] ?? [] {
            var fields: JSONObject = [:]
            if state[GoogleToggles.commandOnlyToggles] != true {
                fields.append("state_topic", .string(part.topic(of: GoogleToggles.self)))
                fields.append(
                    "value_template",
                    .string(
                        Template.show(
                            Template.entry(
                                part.attribute(GoogleToggles.currentToggleSettings), named: toggle.name, "setting"))))
            }
            let name = label(toggle.nameValues.first?.nameSynonym, toggle.name)
            let feature = "\(GoogleToggles.identity.name)_\(toggle.name)"
            guard part.supports(GoogleToggles.SetToggles.self), state[GoogleToggles.queryOnlyToggles] != true else {
                guard fields.count > 0 else { continue }
                fields.append("payload_on", "True")
                fields.append("payload_off", "False")
                draft.add(.binarySensor, feature, name: name, fields)
                continue
            }
            if fields.count > 0 {
                fields.append("state_on", "True")
                fields.append("state_off", "False")
            }
            func command(_ isOn: Bool) -> JSON {
                let setting: JSON = ["name": .string(toggle.name), "setting": .bool(isOn)]
                return .string(JSON.object(["updateToggleSettings": [setting]]).text)
            }
            fields.append("command_topic", .string(part.callTopic(GoogleToggles.SetToggles.self)))
            fields.append("payload_on", command(true))
            fields.append("payload_off", command(false))
            draft.add(.switch, feature, name: name, fields)
        }
    }

    private static func addModes(_ state: TraitState, _ draft: inout Draft) {
        let part = draft.part
        for mode in state[GoogleModes.availableModes] ?? [] where !mode.settings.isEmpty {
            let choice = Choice(mode.settings.map(\.settingName))
            let shown = choice.shown(
                Template.entry(part.attribute(GoogleModes.currentModeSettings), named: mode.name, "setting"))
            var fields: JSONObject = ["options": .array(choice.options.map { .string($0) })]
            if state[GoogleModes.commandOnlyModes] != true {
                fields.append("state_topic", .string(part.topic(of: GoogleModes.self)))
                fields.append("value_template", .string(shown))
            }
            let name = label(mode.nameValues.first?.nameSynonym, mode.name)
            let feature = "\(GoogleModes.identity.name)_\(mode.name)"
            guard part.supports(GoogleModes.SetModes.self), state[GoogleModes.queryOnlyModes] != true else {
                guard fields.count > 1 else { continue }
                fields.append("device_class", "enum")
                draft.add(.sensor, feature, name: name, fields)
                continue
            }
            fields.append("command_topic", .string(part.callTopic(GoogleModes.SetModes.self)))
            fields.append(
                "command_template",
                .string(
                    "{ \"updateModeSettings\": [{ \"name\": {{ \(Template.quoted(mode.name))|tojson }}, "
                        + "\"setting\": {{ \(choice.chosen)|tojson }} }] }"))
            draft.add(.select, feature, name: name, fields)
        }
    }

    /// What the device calls it in its first language.
    private static func label(_ synonyms: [String]?, _ name: String) -> String {
        let own = synonyms?.first.flatMap { ObjectName.isBlank($0) ? nil : $0 }
        return Words.sentence(own ?? name)
    }
}
