/// Hues as degrees and back.
public enum Hue {
    /// Whole degrees, which are finer than the steps of an 8-bit hue (0…254 for 0…360°).
    public static func degrees(of hue: UInt8) -> Double { (Double(min(hue, 254)) * 360 / 254).rounded() }

    /// Hundredths of a degree (0…65535, the circle's 360° being 65536).
    public static func degrees(ofEnhanced hue: UInt16) -> Double { (Double(hue) * 36_000 / 65_536).rounded() / 100 }

    /// - Parameter degrees: 0…360.
    public static func hue(ofDegrees degrees: Double) -> UInt8 {
        UInt8(clamping: Int64((degrees * 254 / 360).rounded()))
    }

    /// - Parameter degrees: 0…360, which are the same hue.
    public static func enhancedHue(ofDegrees degrees: Double) -> UInt16 {
        UInt16(truncatingIfNeeded: Int64((degrees * 65_536 / 360).rounded()))
    }
}
