import HomeModel
import HomeTraits

/// The modes of a ModeSelect by their labels.
struct ModeLabels {
    let current: UInt8?
    let options: [ModeSelect.ModeOption]

    init(_ state: TraitState) {
        current = state[ModeSelect.currentMode]
        options = state[ModeSelect.supportedModes] ?? []
    }

    /// The label of the present mode; its number where it has no label that stands for it alone.
    var reading: Reading {
        guard let current else { return .absent }
        guard let label = options.first(where: { $0.mode == current })?.label, mode(labelled: label) == current else {
            return .integer(Int64(current))
        }
        return .text(label)
    }

    /// The mode with that label, written exactly so or else in any case; nil for none and for several.
    func mode(labelled label: String) -> UInt8? {
        let exact = options.filter { $0.label.utf8.elementsEqual(label.utf8) }
        let matches = exact.isEmpty ? options.filter { $0.label.lowercased() == label.lowercased() } : exact
        return matches.count == 1 ? matches.first?.mode : nil
    }
}
