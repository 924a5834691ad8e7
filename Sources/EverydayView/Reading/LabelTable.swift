import HomeModel

/// The texts that a device itself has for the numbers of an attribute: modes, inputs, phases.
struct LabelTable {
    struct Entry {
        let number: UInt64
        let text: String
    }

    let entries: [Entry]

    /// - Parameter labels: where the trait's definition says that they are. Empty when they are not reported yet.
    init(_ labels: EverydayKey.Labels, of state: TraitState) {
        guard let attribute = state.shape.definition.attribute(named: labels.list),
            case .list(let type) = attribute.type,
            let list = state[attributeNamed: labels.list]?.listValue
        else {
            entries = []
            return
        }
        var text: Int?
        var number: Int?
        if case .structure(let structure) = type {
            text = labels.text.flatMap(structure.index(of:))
            number = labels.number.flatMap(structure.index(of:))
        }
        entries = list.enumerated().compactMap { index, value in
            guard let words = (text.map { value.field(at: $0) } ?? value)?.stringValue,
                let count = number.map({ value.field(at: $0)?.uintValue }) ?? UInt64(index)
            else { return nil }
            return Entry(number: count, text: words)
        }
    }

    /// The text of a number, if it stands for that number alone.
    func text(of number: UInt64) -> String? {
        guard let text = entries.first(where: { $0.number == number })?.text, self.number(labelled: text) == number
        else { return nil }
        return text
    }

    /// The number with that text, written exactly so or else in any case; nil for none and for several.
    func number(labelled text: String) -> UInt64? {
        let exact = entries.filter { $0.text.utf8.elementsEqual(text.utf8) }
        let matches = exact.isEmpty ? entries.filter { $0.text.lowercased() == text.lowercased() } : exact
        return matches.count == 1 ? matches.first?.number : nil
    }
}
