import HomeModel
import JSON

/// A colour as a set gives it.
enum ColorArgument {
    /// Degrees and a fraction 0…1.
    case hueSaturation(hue: Double, saturation: Double)
    case chromaticity(Chromaticity)

    private static let forms: JSON = ["hue, saturation", "x, y"]

    init(_ argument: Argument) throws(CommandFailure) {
        guard let object = argument.json.objectValue else {
            throw argument.wrong("an object with hue and saturation, or with x and y, is expected", allowed: Self.forms)
        }
        func part(_ name: String, _ range: ClosedRange<Double>) throws(CommandFailure) -> Double? {
            guard let json = object[name] else { return nil }
            return try Argument(field: "\(argument.field).\(name)", json: json).number(range)
        }
        let (hue, saturation) = (try part("hue", 0...360), try part("saturation", 0...100))
        let (x, y) = (try part("x", 0...0.9961), try part("y", 0...0.9961))
        guard object.count == 2 else {
            throw argument.wrong("hue and saturation, or x and y, are expected", allowed: Self.forms)
        }
        if let hue, let saturation {
            self = .hueSaturation(hue: hue, saturation: saturation / 100)
        } else if let x, let y {
            self = .chromaticity(Chromaticity(x: x, y: y))
        } else {
            throw argument.wrong("hue and saturation, or x and y, are expected", allowed: Self.forms)
        }
    }
}

extension LevelPercent {
    /// - Parameter fraction: 0…1.
    public static func level(ofFraction fraction: Double) -> UInt8 {
        UInt8(clamping: Int64((fraction * 254).rounded()))
    }
}
