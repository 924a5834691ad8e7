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
        /// Whole percent of the attribute of this name, which says what all is.
        case percent(of: String)
        /// Hundredths to units, with decimals.
        case hundredths
        /// Tenths to units, with decimals.
        case tenths
        /// Thousandths to units, with decimals (mW to W).
        case thousandths
        /// Millionths to units, with decimals (mWh to kWh).
        case millionths
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
        /// True when the enum has another value than that member's.
        case differs(String)
        /// A concentration in the unit that the enum attribute of this name says, to the key's unit; nothing where one cannot
        /// become the other.
        case concentration(unit: String)
        /// The text that the device itself has for the number.
        case label(Labels)
    }

    /// Where a device keeps texts for numbers: a list of texts or of structs that have one.
    public struct Labels: Sendable, Hashable {
        /// The attribute with the list.
        public let list: String
        /// The struct's field with the text; nil for a list of texts.
        public let text: String?
        /// The struct's field with the number; nil where entries are counted from 0.
        public let number: String?

        public init(list: String, text: String? = nil, number: String? = nil) {
            self.list = list
            self.text = text
            self.number = number
        }
    }

    public let key: String
    public let attribute: String
    /// The field of the attribute's struct that the key stands for; nil where it stands for the attribute.
    public let field: String?
    public let conversion: Conversion
    public let unit: String?

    public init(
        key: String, attribute: String, field: String? = nil, conversion: Conversion, unit: String? = nil
    ) {
        self.key = key
        self.attribute = attribute
        self.field = field
        self.conversion = conversion
        self.unit = unit
    }
}
