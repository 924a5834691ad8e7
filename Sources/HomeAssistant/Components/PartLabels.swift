import HomeModel

/// What tells parts of one type apart in the names of their entities: labels and tags, else the endpoint's number.
struct PartLabels {
    private var labels: [EndpointID: String] = [:]

    init(_ device: Device) {
        let types = Dictionary(grouping: device.parts) { $0.primaryType?.name ?? "" }
        for (type, parts) in types where parts.count > 1 {
            let texts = parts.map { Self.told($0, type) }
            for (part, text) in zip(parts, texts) {
                let isClear = text.map { text in texts.filter { $0 == text }.count == 1 } ?? false
                labels[part.endpoint] =
                    isClear ? text : "\(text ?? Self.word(for: type)) \(part.endpoint)"
            }
        }
    }

    /// Nil for a part whose type tells it from all others.
    func label(of endpoint: EndpointID) -> String? { labels[endpoint] }

    private static func told(_ part: Device.Part, _ type: String) -> String? {
        if let label = part.tags.lazy.compactMap(\.label).first(where: { !$0.isEmpty }) { return label }
        // A number alone is no name.
        let words = part.tags.map { tag in
            let word = Words.sentence(tag.tag)
            return tag.namespace == "commonNumber" ? "\(self.word(for: type)) \(word.lowercased())" : word
        }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private static func word(for type: String) -> String {
        DeviceKind(typeName: type)?.word ?? Words.sentence(type)
    }
}
