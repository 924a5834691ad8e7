import Glibc

/// The same colour in the units of ColorControl's modes. Best effort: a lamp's primaries are not known, so sRGB's stand in.
enum ColorConversion {
    /// - Parameters:
    ///   - hue: share of the circle, 0..<1.
    ///   - saturation: 0…1.
    /// - Returns: CIE 1931 coordinates in units of 1/65536, at most 65279.
    static func xy(hue: Double, saturation: Double) -> (x: UInt16, y: UInt16) {
        let (red, green, blue) = rgb(hue: hue, saturation: saturation)
        let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        let x = 0.4124 * linear[0] + 0.3576 * linear[1] + 0.1805 * linear[2]
        let y = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        let z = 0.0193 * linear[0] + 0.1192 * linear[1] + 0.9505 * linear[2]
        let sum = x + y + z
        return sum > 0 ? (unit(x / sum), unit(y / sum)) : (unit(0.3127), unit(0.3290))
    }

    /// - Returns: hue 0..<1 and saturation 0…1; white where the coordinates are no colour.
    static func hueAndSaturation(x: UInt16, y: UInt16) -> (hue: Double, saturation: Double) {
        let x = Double(x) / 65536
        let y = Double(y) / 65536
        guard y > 0 else { return (0, 0) }
        let capitalX = x / y
        let capitalZ = (1 - x - y) / y
        var linear = [
            3.2406 * capitalX - 1.5372 - 0.4986 * capitalZ, -0.9689 * capitalX + 1.8758 + 0.0415 * capitalZ,
            0.0557 * capitalX - 0.2040 + 1.0570 * capitalZ,
        ].map { max(0, $0) }
        guard let most = linear.max(), most > 0 else { return (0, 0) }
        linear = linear.map { $0 / most }.map { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
        return hueAndSaturation(red: linear[0], green: linear[1], blue: linear[2])
    }

    /// A point of the black-body curve, by the cubic approximation of Kim et al.
    static func xy(mireds: UInt16) -> (x: UInt16, y: UInt16) {
        let kelvin = min(max(1_000_000 / Double(max(1, mireds)), 1667), 25000)
        let inverse = 1000 / kelvin
        let x =
            kelvin <= 4000
            ? -0.2661239 * pow(inverse, 3) - 0.2343589 * pow(inverse, 2) + 0.8776956 * inverse + 0.179910
            : -3.0258469 * pow(inverse, 3) + 2.1070379 * pow(inverse, 2) + 0.2226347 * inverse + 0.240390
        let y: Double =
            if kelvin <= 2222 {
                -1.1063814 * pow(x, 3) - 1.34811020 * pow(x, 2) + 2.18555832 * x - 0.20219683
            } else if kelvin <= 4000 {
                -0.9549476 * pow(x, 3) - 1.37418593 * pow(x, 2) + 2.09137015 * x - 0.16748867
            } else {
                3.0817580 * pow(x, 3) - 5.87338670 * pow(x, 2) + 3.75112997 * x - 0.37001483
            }
        return (unit(x), unit(y))
    }

    private static func unit(_ coordinate: Double) -> UInt16 {
        UInt16(min(max((coordinate * 65536).rounded(), 0), 65279))
    }

    private static func rgb(hue: Double, saturation: Double) -> (Double, Double, Double) {
        let sector = (hue - hue.rounded(.down)) * 6
        let low = 1 - saturation
        let rising = 1 - saturation * (1 - (sector - sector.rounded(.down)))
        let falling = 1 - saturation * (sector - sector.rounded(.down))
        switch sector {
        case ..<1: return (1, rising, low)
        case ..<2: return (falling, 1, low)
        case ..<3: return (low, 1, rising)
        case ..<4: return (low, falling, 1)
        case ..<5: return (rising, low, 1)
        default: return (1, low, falling)
        }
    }

    private static func hueAndSaturation(
        red: Double, green: Double, blue: Double
    ) -> (hue: Double, saturation: Double) {
        let most = max(red, green, blue)
        let span = most - min(red, green, blue)
        guard most > 0, span > 0 else { return (0, 0) }
        let sextant: Double =
            if most == red {
                (green - blue) / span
            } else if most == green {
                2 + (blue - red) / span
            } else {
                4 + (red - green) / span
            }
        let hue = sextant / 6
        return (hue - hue.rounded(.down), span / most)
    }
}
