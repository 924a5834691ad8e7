import HomeModel
import HomeTraits

/// A word of the key `action` that a part takes, with the trait whose command it stands for.
struct ActionOffer {
    let state: TraitState
    let action: EverydayAction

    /// Those of a part, in the order of its traits; several may have the same word.
    static func of(_ part: Device.Part) -> [ActionOffer] {
        var offers: [ActionOffer] = []
        for trait in part.traits {
            let state = trait.state
            let definition = state.shape.definition
            // A speaker's level is its volume, which does not go on by itself.
            guard !definition.actions.isEmpty, !(part.isSpeaker && definition === LevelControl.definition) else {
                continue
            }
            for action in definition.actions
            where state.shape.supports(commandNamed: action.command)
                && (action.feature.map(state.shape.has(feature:)) ?? true) && state.has(whatIsTaggedFor: action)
            {
                offers.append(ActionOffer(state: state, action: action))
            }
        }
        return offers
    }

    /// The words that a part takes, each once.
    static func names(of part: Device.Part) -> [String] {
        var names: [String] = []
        for offer in of(part) where !names.contains(offer.action.name) { names.append(offer.action.name) }
        return names
    }

    /// Whether a part takes a word, written in any case.
    static func isOffered(_ word: String, by part: Device.Part) -> Bool { of(part).contains { $0.matches(word) } }

    /// Whether some trait has the word.
    static func isKnown(_ word: String) -> Bool {
        HomeTraits.actions.contains { $0.lowercased() == word.lowercased() }
    }

    func matches(_ word: String) -> Bool { action.name.lowercased() == word.lowercased() }

    /// The value of the command's field: what the definition says, else the default, null or no flags.
    func value(of field: FieldDefinition) -> Value? {
        switch action.fields.first(where: { $0.field == field.name })?.source {
        case .constant(let constant): constant
        case .tagged(let entry): state.value(tagged: entry)
        case nil: field.valueWhereMissing
        }
    }
}

extension TraitState {
    /// Whether the device's lists have what an action looks for in them.
    fileprivate func has(whatIsTaggedFor action: EverydayAction) -> Bool {
        action.fields.allSatisfy { assignment in
            if case .tagged(let entry) = assignment.source { value(tagged: entry) != nil } else { true }
        }
    }

    /// The wanted field of the first entry with the tag; nil where there is none.
    fileprivate func value(tagged wanted: EverydayAction.Tagged) -> Value? {
        guard case .list(.structure(let entry))? = shape.definition.attribute(named: wanted.list)?.type,
            let take = entry.index(of: wanted.take), let tags = entry.index(of: wanted.tags),
            case .list(.structure(let tag)) = entry.fields[tags].type, let number = tag.index(of: "value")
        else { return nil }
        let found = self[attributeNamed: wanted.list]?.listValue?.first { value in
            value.field(at: tags)?.listValue?.contains { $0.field(at: number) == wanted.tag } ?? false
        }
        return found?.field(at: take)
    }
}
