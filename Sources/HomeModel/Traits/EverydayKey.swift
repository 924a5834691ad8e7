/// A key of the everyday view that stands for one attribute in units that people use.
///
/// A trait may list several attributes for one key; the first that the device has counts.
public struct EverydayKey: Sendable {
    /// How the attribute's value becomes the everyday one, and back.
    public enum Conversion: Sendable, Hashable {
        /// The value as it is; enums by name.
        case identity
        /// Level 0…254 to 0…100 %, a lit lamp never below 1 (`round(p × 254 / 100)` and its exact inverse).
        case levelPercent
        /// Percent closed in hundredths to percent open (0 = closed, 100 = open).
        case openPercent
        /// Half percent to percent.
        case halfPercent
        /// Hundredths to units, with decimals.
        case hundredths
        /// Tenths to units, with decimals.
        case tenths
        /// Thousandths to units, with decimals (mW to W).
        case thousandths
        /// Matter illuminance (`10000 × log10(lux) + 1`) to lux.
        case lux
        /// Mireds to kelvin.
        case kelvin
        /// The other truth value.
        case not
        /// True when the bitmap's flag is set.
        case flag(String)
        /// True when the enum has that member's value.
        case equals(String)
    }

    public let key: String
    public let attribute: String
    public let conversion: Conversion
    public let unit: String?

    public init(key: String, attribute: String, conversion: Conversion, unit: String? = nil) {
        self.key = key
        self.attribute = attribute
        self.conversion = conversion
        self.unit = unit
    }
}
