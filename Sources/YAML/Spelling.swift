/// Finds the name that somebody probably meant.
public enum Spelling {
    /// The nearest of some names, upper and lower case alike; nil where none is near.
    public static func nearest(to name: String, in names: [String]) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars.prefix(80))
        var best: (name: String, distance: Int)?
        for candidate in names {
            let distance = distance(wanted, Array(candidate.lowercased().unicodeScalars.prefix(80)))
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        guard let best, best.distance <= max(1, min(wanted.count, best.name.unicodeScalars.count) / 3) else {
            return nil
        }
        return best.name
    }

    /// How many letters must be added, removed, replaced or swapped with their neighbour.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
