import Glibc

/// A colour as Google's `spectrumRgb` has it: 0xRRGGBB.
struct RGB: Equatable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// Nil outside of 0…0xFFFFFF.
    init?(number: Int64) {
        guard (0...0xFF_FFFF).contains(number) else { return nil }
        red = UInt8(truncatingIfNeeded: number >> 16)
        green = UInt8(truncatingIfNeeded: number >> 8)
        blue = UInt8(truncatingIfNeeded: number)
    }

    /// - Parameters:
    ///   - hue: degrees.
    ///   - saturation: 0…1.
    ///   - value: 0…1.
    init(hue: Double, saturation: Double, value: Double) {
        func channel(_ offset: Double) -> UInt8 {
            let position = fmod(offset + hue / 60, 6)
            let fraction = value * (1 - saturation * max(0, min(position, 4 - position, 1)))
            return UInt8(clamping: Int64((fraction * 255).rounded()))
        }
        red = channel(5)
        green = channel(3)
        blue = channel(1)
    }

    var number: Int64 { Int64(red) << 16 | Int64(green) << 8 | Int64(blue) }

    private var channels: (highest: Double, range: Double) {
        let highest = Double(max(red, green, blue))
        return (highest, highest - Double(min(red, green, blue)))
    }

    /// 0…1; grey has none.
    var saturation: Double {
        let (highest, range) = channels
        return highest > 0 ? range / highest : 0
    }

    /// Degrees below 360.
    var hue: Double {
        let (highest, range) = channels
        guard range > 0 else { return 0 }
        let (red, green, blue) = (Double(red), Double(green), Double(blue))
        let sector =
            highest == red
            ? (green - blue) / range : (highest == green ? 2 + (blue - red) / range : 4 + (red - green) / range)
        return fmod(sector * 60 + 360, 360)
    }
}
