import Glibc

/// A colour in the CIE 1931 chromaticity diagram.
public struct Chromaticity: Equatable {
    public let x: Double
    public let y: Double

    /// The highest coordinate that ColorControl takes, of 65536.
    public static let maximumRaw: UInt16 = 65_279

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// To four decimals: a coordinate given so comes back as it was.
    public init(rawX: UInt16, rawY: UInt16) {
        x = (Double(rawX) * 10_000 / 65_536).rounded() / 10_000
        y = (Double(rawY) * 10_000 / 65_536).rounded() / 10_000
    }

    public var rawX: UInt16 { Self.raw(x) }
    public var rawY: UInt16 { Self.raw(y) }

    private static func raw(_ coordinate: Double) -> UInt16 {
        min(UInt16(clamping: Int64((coordinate * 65_536).rounded())), maximumRaw)
    }

    /// A hue (degrees) and saturation (0…1) at full value, by the sRGB primaries (IEC 61966-2-1).
    public init(hue: Double, saturation: Double) {
        let sector = hue / 60
        func channel(_ offset: Double) -> Double {
            let position = fmod(offset + sector, 6)
            let value = 1 - saturation * max(0, min(position, 4 - position, 1))
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (channel(5), channel(3), channel(1))
        let tristimulusX = 0.4124 * red + 0.3576 * green + 0.1805 * blue
        let tristimulusY = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        let tristimulusZ = 0.0193 * red + 0.1192 * green + 0.9505 * blue
        // At full value one channel is 1, so that the sum is never 0.
        x = tristimulusX / (tristimulusX + tristimulusY + tristimulusZ)
        y = tristimulusY / (tristimulusX + tristimulusY + tristimulusZ)
    }

    /// The nearest hue (degrees, below 360) and saturation (0…1) that the sRGB primaries can make.
    public var hueSaturation: (hue: Double, saturation: Double) {
        // y = 0 is no light at all; a hair above it is the colour that was meant.
        let y = max(y, 1 / 65_536)
        let tristimulusX = x / y
        let tristimulusZ = max(0, 1 - x - y) / y
        let linear = [
            3.2406 * tristimulusX - 1.5372 - 0.4986 * tristimulusZ,
            -0.9689 * tristimulusX + 1.8758 + 0.0415 * tristimulusZ,
            0.0557 * tristimulusX - 0.2040 + 1.0570 * tristimulusZ,
        ]
        guard let brightest = linear.max(), brightest > 0 else { return (0, 0) }
        let channels = linear.map { channel in
            let value = max(0, channel / brightest)
            return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        let (red, green, blue) = (channels[0], channels[1], channels[2])
        let highest = max(red, green, blue)
        let range = highest - min(red, green, blue)
        guard range > 0, highest > 0 else { return (0, 0) }
        let sector =
            highest == red
            ? (green - blue) / range : (highest == green ? 2 + (blue - red) / range : 4 + (red - green) / range)
        return (fmod(sector * 60 + 360, 360), min(range / highest, 1))
    }
}
