import HomeModel
import HomeTraits

/// The global scene of a lamp: level and colour as they were when an effect turned it off.
enum GlobalScene {
    struct Entry {
        var trait: String
        var attribute: Int
        var value: Value
    }

    private static let attributes: [(TraitDefinition, [Int])] = [
        (LevelControl.definition, [LevelControl.currentLevel.index]),
        (
            ColorControl.definition,
            [
                ColorControl.colorMode.index, ColorControl.enhancedColorMode.index, ColorControl.currentHue.index,
                ColorControl.enhancedCurrentHue.index, ColorControl.currentSaturation.index,
                ColorControl.currentX.index, ColorControl.currentY.index, ColorControl.colorTemperatureMireds.index,
            ]
        ),
    ]

    static func capture(_ part: SimulatedPart) -> [Entry] {
        attributes.flatMap { trait, indices in
            indices.compactMap { index in
                part.trait(trait)?.state[attribute: index].map {
                    Entry(trait: trait.name, attribute: index, value: $0)
                }
            }
        }
    }

    static func recall(_ entries: [Entry], on part: SimulatedPart) {
        for (trait, indices) in attributes {
            for entry in entries where entry.trait == trait.name && indices.contains(entry.attribute) {
                part.set(entry.attribute, of: trait, entry.value)
            }
        }
    }

    static func stored(_ entries: [Entry]) -> Value {
        .list(entries.map { .structure([.string($0.trait), Value($0.attribute), $0.value]) })
    }

    static func entries(_ stored: Value) -> [Entry] {
        (stored.listValue ?? []).compactMap { entry in
            guard let fields = entry.structureValue, let trait = fields[safe: 0]?.stringValue,
                let attribute = fields[safe: 1]?.intValue.flatMap({ Int(exactly: $0) }), let value = fields[safe: 2]
            else { return nil }
            return Entry(trait: trait, attribute: attribute, value: value)
        }
    }
}
