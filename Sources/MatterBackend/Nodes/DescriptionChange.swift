import HomeModel

/// What a new description of a device changes.
enum DescriptionChange {
    /// The device is another one now: other parts, traits, or facts about it.
    case described
    /// Only values; those that changed, by trait.
    case values([AttributeReport])

    /// - Parameter new: gets the shapes of `old` where these say the same.
    static func between(_ old: DeviceDescription, _ new: inout DeviceDescription) -> DescriptionChange {
        guard old.identity == new.identity, old.bridge == new.bridge, old.parts.count == new.parts.count else {
            return .described
        }
        var reports: [AttributeReport] = []
        for (index, former) in old.parts.enumerated() {
            let part = new.parts[index]
            guard former.endpoint == part.endpoint, former.types == part.types, former.tags == part.tags,
                former.parent == part.parent, former.undefinedClusters == part.undefinedClusters,
                former.traits.count == part.traits.count
            else { return .described }
            for (place, before) in former.traits.enumerated() {
                guard isSame(before.shape, part.traits[place].shape) else { return .described }
                var state = TraitState(shape: before.shape, values: part.traits[place].values)
                var entries: [AttributeReport.Entry] = []
                for attribute in before.shape.attributes {
                    let formerValue = before[attribute: attribute]
                    if let value = state[attribute: attribute] {
                        if value != formerValue { entries.append(.init(attribute: attribute, value: value)) }
                    } else {
                        // Not told this time: what it was last is the best that is known.
                        state[attribute: attribute] = formerValue
                    }
                }
                new.parts[index].traits[place] = state
                guard !entries.isEmpty else { continue }
                reports.append(
                    AttributeReport(
                        device: old.id, endpoint: part.endpoint, trait: before.shape.definition, entries: entries))
            }
        }
        return .values(reports)
    }

    /// Traits without a definition are made anew with each report, and are the same if they have the same attributes.
    private static func isSame(_ old: TraitShape, _ new: TraitShape) -> Bool {
        if old == new { return true }
        let (former, definition) = (old.definition, new.definition)
        guard !former.isDefined, !definition.isDefined, former.name == definition.name, old.features == new.features
        else { return false }
        return former.attributes.elementsEqual(definition.attributes) { left, right in
            left.id == right.id && left.isNullable == right.isNullable && isSame(left.type, right.type)
        }
    }

    private static func isSame(_ old: ValueType, _ new: ValueType) -> Bool {
        switch (old, new) {
        case (.list(let old), .list(let new)): isSame(old, new)
        case (.structure(let old), .structure(let new)):
            old.fields.elementsEqual(new.fields) { left, right in
                left.name == right.name && left.isNullable == right.isNullable && isSame(left.type, right.type)
            }
        case (.list, _), (_, .list), (.structure, _), (_, .structure): false
        default: old.name == new.name
        }
    }
}
