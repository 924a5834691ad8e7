import JSON

/// What the everyday document shows for a key.
enum Reading {
    /// Not shown: not reported yet, not in force now, or write-only.
    case absent
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    /// Degrees and percent.
    case hueSaturation(hue: Double, saturation: Int64)
    case chromaticity(Chromaticity)
    /// A value of a vendor's trait as state shows it.
    case json([UInt8])

    var isShown: Bool {
        if case .absent = self { false } else { true }
    }

    /// One key of a part and what it shows.
    struct Entry {
        let key: String
        let reading: Reading
    }
}

extension JSONWriter {
    mutating func entry(_ entry: Reading.Entry) {
        guard entry.reading.isShown else { return }
        key(entry.key)
        switch entry.reading {
        case .absent, .null: null()
        case .bool(let value): bool(value)
        case .integer(let value): int64(value)
        case .number(let value): double(value)
        case .text(let value): string(value)
        case .json(let bytes): raw(bytes)
        case .hueSaturation(let hue, let saturation):
            beginObject()
            key("hue")
            double(hue)
            key("saturation")
            int64(saturation)
            endObject()
        case .chromaticity(let color):
            beginObject()
            key("x")
            double(color.x)
            key("y")
            double(color.y)
            endObject()
        }
    }
}
