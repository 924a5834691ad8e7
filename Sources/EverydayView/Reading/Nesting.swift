import HomeModel

/// Which keys of a device stand below their part: those that several parts have, and those that are spelt like such a part.
struct Nesting {
    private(set) var keys: Set<String> = []

    init(_ readings: [PartReading], partName: (EndpointID) -> String) {
        var seen: Set<String> = []
        for reading in readings {
            for entry in reading.entries where !seen.insert(entry.key).inserted { keys.insert(entry.key) }
        }
        guard !keys.isEmpty else { return }
        // Nesting a key can open the object of another part, whose name may be spelt like yet another key.
        var before = 0
        while before != keys.count {
            before = keys.count
            for reading in readings where reading.entries.contains(where: { keys.contains($0.key) }) {
                let name = partName(reading.part.endpoint)
                if seen.contains(name) { keys.insert(name) }
            }
        }
    }

    func contains(_ key: String) -> Bool { keys.contains(key) }
}
