// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ColorControl (0x0300).
public enum ColorControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "colorControl", namespace: .matter, clusterID: 0x0300, identifier: "0x0300")
    }

    public static let definition = TraitDefinition(
        identity, title: "ColorControl", revision: 9, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, in 360/254 °, conformance `HS`.
    public static let currentHue = AttributeKey<ColorControl, UInt8>(index: 0)

    /// Attribute 0x0001, in 1/254, conformance `HS`.
    public static let currentSaturation = AttributeKey<ColorControl, UInt8>(index: 1)

    /// Attribute 0x0002, in 0.1 s, conformance `O`.
    public static let remainingTime = AttributeKey<ColorControl, UInt16>(index: 2)

    /// Attribute 0x0003, in 1/65536, conformance `XY`.
    public static let currentX = AttributeKey<ColorControl, UInt16>(index: 3)

    /// Attribute 0x0004, in 1/65536, conformance `XY`.
    public static let currentY = AttributeKey<ColorControl, UInt16>(index: 4)

    /// Attribute 0x0005, conformance `O`.
    public static let driftCompensation = AttributeKey<ColorControl, DriftCompensation>(index: 5)

    /// Attribute 0x0006, conformance `O`.
    public static let compensationText = AttributeKey<ColorControl, String>(index: 6)

    /// Attribute 0x0007, in mired (1e6/K), conformance `CT`.
    public static let colorTemperatureMireds = AttributeKey<ColorControl, UInt16>(index: 7)

    /// Attribute 0x0008.
    public static let colorMode = AttributeKey<ColorControl, ColorMode>(index: 8)

    /// Attribute 0x000F, writable.
    public static let options = AttributeKey<ColorControl, Options>(index: 9)

    /// Attribute 0x0010, fixed.
    public static let numberOfPrimaries = AttributeKey<ColorControl, UInt8?>(index: 10)

    /// Attribute 0x0011, fixed, conformance `NumberOfPrimaries > 0`.
    public static let primary1X = AttributeKey<ColorControl, UInt16>(index: 11)

    /// Attribute 0x0012, fixed, conformance `NumberOfPrimaries > 0`.
    public static let primary1Y = AttributeKey<ColorControl, UInt16>(index: 12)

    /// Attribute 0x0013, fixed, conformance `NumberOfPrimaries > 0`.
    public static let primary1Intensity = AttributeKey<ColorControl, UInt8?>(index: 13)

    /// Attribute 0x0015, fixed, conformance `NumberOfPrimaries > 1`.
    public static let primary2X = AttributeKey<ColorControl, UInt16>(index: 14)

    /// Attribute 0x0016, fixed, conformance `NumberOfPrimaries > 1`.
    public static let primary2Y = AttributeKey<ColorControl, UInt16>(index: 15)

    /// Attribute 0x0017, fixed, conformance `NumberOfPrimaries > 1`.
    public static let primary2Intensity = AttributeKey<ColorControl, UInt8?>(index: 16)

    /// Attribute 0x0019, fixed, conformance `NumberOfPrimaries > 2`.
    public static let primary3X = AttributeKey<ColorControl, UInt16>(index: 17)

    /// Attribute 0x001A, fixed, conformance `NumberOfPrimaries > 2`.
    public static let primary3Y = AttributeKey<ColorControl, UInt16>(index: 18)

    /// Attribute 0x001B, fixed, conformance `NumberOfPrimaries > 2`.
    public static let primary3Intensity = AttributeKey<ColorControl, UInt8?>(index: 19)

    /// Attribute 0x0020, fixed, conformance `NumberOfPrimaries > 3`.
    public static let primary4X = AttributeKey<ColorControl, UInt16>(index: 20)

    /// Attribute 0x0021, fixed, conformance `NumberOfPrimaries > 3`.
    public static let primary4Y = AttributeKey<ColorControl, UInt16>(index: 21)

    /// Attribute 0x0022, fixed, conformance `NumberOfPrimaries > 3`.
    public static let primary4Intensity = AttributeKey<ColorControl, UInt8?>(index: 22)

    /// Attribute 0x0024, fixed, conformance `NumberOfPrimaries > 4`.
    public static let primary5X = AttributeKey<ColorControl, UInt16>(index: 23)

    /// Attribute 0x0025, fixed, conformance `NumberOfPrimaries > 4`.
    public static let primary5Y = AttributeKey<ColorControl, UInt16>(index: 24)

    /// Attribute 0x0026, fixed, conformance `NumberOfPrimaries > 4`.
    public static let primary5Intensity = AttributeKey<ColorControl, UInt8?>(index: 25)

    /// Attribute 0x0028, fixed, conformance `NumberOfPrimaries > 5`.
    public static let primary6X = AttributeKey<ColorControl, UInt16>(index: 26)

    /// Attribute 0x0029, fixed, conformance `NumberOfPrimaries > 5`.
    public static let primary6Y = AttributeKey<ColorControl, UInt16>(index: 27)

    /// Attribute 0x002A, fixed, conformance `NumberOfPrimaries > 5`.
    public static let primary6Intensity = AttributeKey<ColorControl, UInt8?>(index: 28)

    /// Attribute 0x0030, conformance `O`.
    public static let whitePointX = AttributeKey<ColorControl, UInt16>(index: 29)

    /// Attribute 0x0031, conformance `O`.
    public static let whitePointY = AttributeKey<ColorControl, UInt16>(index: 30)

    /// Attribute 0x0032, conformance `O`.
    public static let colorPointRx = AttributeKey<ColorControl, UInt16>(index: 31)

    /// Attribute 0x0033, conformance `O`.
    public static let colorPointRy = AttributeKey<ColorControl, UInt16>(index: 32)

    /// Attribute 0x0034, conformance `O`.
    public static let colorPointRIntensity = AttributeKey<ColorControl, UInt8?>(index: 33)

    /// Attribute 0x0036, conformance `O`.
    public static let colorPointGx = AttributeKey<ColorControl, UInt16>(index: 34)

    /// Attribute 0x0037, conformance `O`.
    public static let colorPointGy = AttributeKey<ColorControl, UInt16>(index: 35)

    /// Attribute 0x0038, conformance `O`.
    public static let colorPointGIntensity = AttributeKey<ColorControl, UInt8?>(index: 36)

    /// Attribute 0x003A, conformance `O`.
    public static let colorPointBx = AttributeKey<ColorControl, UInt16>(index: 37)

    /// Attribute 0x003B, conformance `O`.
    public static let colorPointBy = AttributeKey<ColorControl, UInt16>(index: 38)

    /// Attribute 0x003C, conformance `O`.
    public static let colorPointBIntensity = AttributeKey<ColorControl, UInt8?>(index: 39)

    /// Attribute 0x4000, in 360/65536 ° (nominal), conformance `EHUE`.
    public static let enhancedCurrentHue = AttributeKey<ColorControl, UInt16>(index: 40)

    /// Attribute 0x4001.
    public static let enhancedColorMode = AttributeKey<ColorControl, EnhancedColorMode>(index: 41)

    /// Attribute 0x4002, conformance `CL`.
    public static let colorLoopActive = AttributeKey<ColorControl, UInt8>(index: 42)

    /// Attribute 0x4003, conformance `CL`.
    public static let colorLoopDirection = AttributeKey<ColorControl, ColorLoopDirection>(index: 43)

    /// Attribute 0x4004, in s, conformance `CL`.
    public static let colorLoopTime = AttributeKey<ColorControl, UInt16>(index: 44)

    /// Attribute 0x4005, conformance `CL`.
    public static let colorLoopStartEnhancedHue = AttributeKey<ColorControl, UInt16>(index: 45)

    /// Attribute 0x4006, conformance `CL`.
    public static let colorLoopStoredEnhancedHue = AttributeKey<ColorControl, UInt16>(index: 46)

    /// Attribute 0x400A.
    public static let colorCapabilities = AttributeKey<ColorControl, ColorCapabilities>(index: 47)

    /// Attribute 0x400B, in mired (1e6/K), conformance `CT`.
    public static let colorTempPhysicalMinMireds = AttributeKey<ColorControl, UInt16>(index: 48)

    /// Attribute 0x400C, in mired (1e6/K), conformance `CT`.
    public static let colorTempPhysicalMaxMireds = AttributeKey<ColorControl, UInt16>(index: 49)

    /// Attribute 0x400D, in mired (1e6/K), conformance `CT & ColorTemperatureMireds`.
    public static let coupleColorTempToLevelMinMireds = AttributeKey<ColorControl, UInt16>(index: 50)

    /// Attribute 0x4010, in mired (1e6/K), writable, conformance `CT & ColorTemperatureMireds`.
    public static let startUpColorTemperatureMireds = AttributeKey<ColorControl, UInt16?>(index: 51)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// HS
        public static let hueSaturation = Features(rawValue: 1 << 0)
        /// EHUE
        public static let enhancedHue = Features(rawValue: 1 << 1)
        /// CL
        public static let colorLoop = Features(rawValue: 1 << 2)
        /// XY
        public static let xy = Features(rawValue: 1 << 3)
        /// CT
        public static let colorTemperature = Features(rawValue: 1 << 4)
    }
}
