/// The report as columns of text.
struct Table {
    static let headings = ["measurement", "unit", "trait2mqtt", "bare client", "ratio", "wanted", ""]
    private var lines: [[String]] = [headings]
    private var notes: [String] = []

    init(_ rows: [Row]) {
        for row in rows { add(row) }
    }

    private mutating func add(_ row: Row) {
        lines.append([
            row.title, row.unit.rawValue, Figures.spread(row.product, Figures.short),
            row.bare.map { Figures.spread($0, Figures.short) } ?? "",
            row.ratio.map { ratio in Figures.spread(ratio) { Figures.decimal($0, places: 2) } } ?? "",
            row.wanted?.text ?? "", row.isMet.map { $0 ? "ok" : "missed" } ?? "",
        ])
        guard !row.notes.isEmpty else { return }
        let facts = row.notes.map { note in
            "\(note.name) \(Figures.short(note.value))\(note.unit.isEmpty ? "" : " ")\(note.unit)"
        }
        notes.append("\(row.title): \(facts.joined(separator: ", "))")
    }

    /// Text in columns, each line with its end.
    var text: String {
        let widths = Self.headings.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        var text = ""
        for (number, line) in lines.enumerated() {
            // The first column is text, the others are aligned to the right as figures are.
            let cells = line.enumerated().map { column, cell in
                let gap = String(repeating: " ", count: widths[column] - cell.count)
                return column < 2 || column == Self.headings.count - 1 ? cell + gap : gap + cell
            }
            text += Self.trimmed(cells.joined(separator: "  ")) + "\n"
            if number == 0 {
                text += widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ") + "\n"
            }
        }
        if !notes.isEmpty { text += "\n" + notes.map { "  \($0)\n" }.joined() }
        return text
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
