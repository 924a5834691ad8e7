import HomeModel
import HomeTraits
import JSON

/// Modes of all the Matter clusters of a part that have modes. A mode is called like its trait, a setting is its number, and people
/// say its label.
struct ModesOfMatter: CloudTrait {
    static let name = GoogleTrait.modes
    private let part: CloudPart
    private let sources: [(source: ModeSource, state: TraitState)]

    init?(_ part: CloudPart) {
        // Google wants at least two settings of a mode.
        sources = ModeSource.all.compactMap { source in source.state(of: part).map { (source, $0) } }
            .filter { $0.source.options($0.state).count > 1 }
        guard !sources.isEmpty else { return nil }
        self.part = part
    }

    private static func synonyms(_ words: [String], as key: String) -> JSON {
        [.object([key: .array(words.map { .string($0) }), "lang": "en"])]
    }

    var attributes: JSONObject {
        [
            "availableModes": .array(
                sources.map { source, state in
                    [
                        "name": .string(source.name),
                        "name_values": Self.synonyms(
                            [Spelling.spaced(source.name)], as: "name_synonym"),
                        "settings": .array(
                            source.options(state).map { option in
                                [
                                    "setting_name": .string(String(option.mode)),
                                    "setting_values": Self.synonyms([option.label], as: "setting_synonym"),
                                ]
                            }), "ordered": false,
                    ]
                })
        ]
    }

    var states: JSONObject? {
        var settings = JSONObject()
        for (source, state) in sources {
            guard let mode = source.mode(state), source.options(state).contains(where: { $0.mode == mode }) else {
                return nil
            }
            settings.append(source.name, .string(String(mode)))
        }
        return ["currentModeSettings": .object(settings)]
    }

    var commands: Set<GoogleCommand> { [.setModes] }

    func plan(_ command: GoogleCommand, _ parameters: Parameters, pending: JSONObject) throws(GoogleError) -> CloudPlan
    {
        let wishes = try parameters.members("updateModeSettings")
        guard !wishes.isEmpty else { throw GoogleError(.valueOutOfRange) }
        var expected = (pending["currentModeSettings"] ?? states?["currentModeSettings"])?.objectValue ?? [:]
        var plan = CloudPlan()
        for (name, value) in wishes {
            guard let (source, state) = sources.first(where: { $0.source.name == name }),
                let option = source.options(state).first(where: { String($0.mode) == value.stringValue })
            else { throw GoogleError(.valueOutOfRange) }
            source.change(to: option.mode, on: part, &plan)
            expected[name] = value
        }
        plan.expected = ["currentModeSettings": .object(expected)]
        return plan
    }
}
