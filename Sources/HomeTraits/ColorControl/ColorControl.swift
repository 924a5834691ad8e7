// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster ColorControl (0x0300).
public enum ColorControl: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "colorControl", namespace: .matter, clusterID: 0x0300, identifier: "0x0300")
    }

    public static let definition = TraitDefinition(
        identity, title: "ColorControl", revision: 9, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable, actions: actionsTable)

    /// Attribute 0x0000, in 360/254 °, conformance `HS`.
    public static var currentHue: AttributeKey<ColorControl, UInt8> { AttributeKey(index: 0) }

    /// Attribute 0x0001, in 1/254, conformance `HS`.
    public static var currentSaturation: AttributeKey<ColorControl, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, in 0.1 s, conformance `O`.
    public static var remainingTime: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0003, in 1/65536, conformance `XY`.
    public static var currentX: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 3) }

    /// Attribute 0x0004, in 1/65536, conformance `XY`.
    public static var currentY: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 4) }

    /// Attribute 0x0005, conformance `O`.
    public static var driftCompensation: AttributeKey<ColorControl, DriftCompensation> { AttributeKey(index: 5) }

    /// Attribute 0x0006, conformance `O`.
    public static var compensationText: AttributeKey<ColorControl, String> { AttributeKey(index: 6) }

    /// Attribute 0x0007, in mired (1e6/K), conformance `CT`.
    public static var colorTemperatureMireds: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 7) }

    /// Attribute 0x0008.
    public static var colorMode: AttributeKey<ColorControl, ColorMode> { AttributeKey(index: 8) }

    /// Attribute 0x000F, writable.
    public static var options: AttributeKey<ColorControl, Options> { AttributeKey(index: 9) }

    /// Attribute 0x0010, fixed.
    public static var numberOfPrimaries: AttributeKey<ColorControl, UInt8?> { AttributeKey(index: 10) }

    /// Attribute 0x0011, fixed, conformance `NumberOfPrimaries > 0`.
    public static var primary1X: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 11) }

    /// Attribute 0x0012, fixed, conformance `NumberOfPrimaries > 0`.
    public static var primary1Y: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 12) }

    /// Attribute 0x0013, fixed, conformance `NumberOfPrimaries > 0`.
    public static var primary1Intensity: AttributeKey<ColorControl, UInt8?> { AttributeKey(index: 13) }

    /// Attribute 0x0015, fixed, conformance `NumberOfPrimaries > 1`.
    public static var primary2X: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 14) }

    /// Attribute 0x0016, fixed, conformance `NumberOfPrimaries > 1`.
    public static var primary2Y: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 15) }

    /// Attribute 0x0017, fixed, conformance `NumberOfPrimaries > 1`.
    public static var primary2Intensity: AttributeKey<ColorControl, UInt8?> { AttributeKey(index: 16) }

    /// Attribute 0x0019, fixed, conformance `NumberOfPrimaries > 2`.
    public static var primary3X: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 17) }

    /// Attribute 0x001A, fixed, conformance `NumberOfPrimaries > 2`.
    public static var primary3Y: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 18) }

    /// Attribute 0x001B, fixed, conformance `NumberOfPrimaries > 2`.
    public static var primary3Intensity: AttributeKey<ColorControl, UInt8?> { AttributeKey(index: 19) }

    /// Attribute 0x0020, fixed, conformance `NumberOfPrimaries > 3`.
    public static var primary4X: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 20) }

    /// Attribute 0x0021, fixed, conformance `NumberOfPrimaries > 3`.
    public static var primary4Y: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 21) }

    /// Attribute 0x0022, fixed, conformance `NumberOfPrimaries > 3`.
    public static var primary4Intensity: AttributeKey<ColorControl, UInt8?> { AttributeKey(index: 22) }

    /// Attribute 0x0024, fixed, conformance `NumberOfPrimaries > 4`.
    public static var primary5X: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 23) }

    /// Attribute 0x0025, fixed, conformance `NumberOfPrimaries > 4`.
    public static var primary5Y: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 24) }

    /// Attribute 0x0026, fixed, conformance `NumberOfPrimaries > 4`.
    public static var primary5Intensity: AttributeKey<ColorControl, UInt8?> { AttributeKey(index: 25) }

    /// Attribute 0x0028, fixed, conformance `NumberOfPrimaries > 5`.
    public static var primary6X: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 26) }

    /// Attribute 0x0029, fixed, conformance `NumberOfPrimaries > 5`.
    public static var primary6Y: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 27) }

    /// Attribute 0x002A, fixed, conformance `NumberOfPrimaries > 5`.
    public static var primary6Intensity: AttributeKey<ColorControl, UInt8?> { AttributeKey(index: 28) }

    /// Attribute 0x0030, conformance `O`.
    public static var whitePointX: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 29) }

    /// Attribute 0x0031, conformance `O`.
    public static var whitePointY: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 30) }

    /// Attribute 0x0032, conformance `O`.
    public static var colorPointRx: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 31) }

    /// Attribute 0x0033, conformance `O`.
    public static var colorPointRy: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 32) }

    /// Attribute 0x0034, conformance `O`.
    public static var colorPointRIntensity: AttributeKey<ColorControl, UInt8?> { AttributeKey(index: 33) }

    /// Attribute 0x0036, conformance `O`.
    public static var colorPointGx: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 34) }

    /// Attribute 0x0037, conformance `O`.
    public static var colorPointGy: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 35) }

    /// Attribute 0x0038, conformance `O`.
    public static var colorPointGIntensity: AttributeKey<ColorControl, UInt8?> { AttributeKey(index: 36) }

    /// Attribute 0x003A, conformance `O`.
    public static var colorPointBx: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 37) }

    /// Attribute 0x003B, conformance `O`.
    public static var colorPointBy: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 38) }

    /// Attribute 0x003C, conformance `O`.
    public static var colorPointBIntensity: AttributeKey<ColorControl, UInt8?> { AttributeKey(index: 39) }

    /// Attribute 0x4000, in 360/65536 ° (nominal), conformance `EHUE`.
    public static var enhancedCurrentHue: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 40) }

    /// Attribute 0x4001.
    public static var enhancedColorMode: AttributeKey<ColorControl, EnhancedColorMode> { AttributeKey(index: 41) }

    /// Attribute 0x4002, conformance `CL`.
    public static var colorLoopActive: AttributeKey<ColorControl, UInt8> { AttributeKey(index: 42) }

    /// Attribute 0x4003, conformance `CL`.
    public static var colorLoopDirection: AttributeKey<ColorControl, ColorLoopDirection> { AttributeKey(index: 43) }

    /// Attribute 0x4004, in s, conformance `CL`.
    public static var colorLoopTime: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 44) }

    /// Attribute 0x4005, conformance `CL`.
    public static var colorLoopStartEnhancedHue: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 45) }

    /// Attribute 0x4006, conformance `CL`.
    public static var colorLoopStoredEnhancedHue: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 46) }

    /// Attribute 0x400A.
    public static var colorCapabilities: AttributeKey<ColorControl, ColorCapabilities> { AttributeKey(index: 47) }

    /// Attribute 0x400B, in mired (1e6/K), conformance `CT`.
    public static var colorTempPhysicalMinMireds: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 48) }

    /// Attribute 0x400C, in mired (1e6/K), conformance `CT`.
    public static var colorTempPhysicalMaxMireds: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 49) }

    /// Attribute 0x400D, in mired (1e6/K), conformance `CT & ColorTemperatureMireds`.
    public static var coupleColorTempToLevelMinMireds: AttributeKey<ColorControl, UInt16> { AttributeKey(index: 50) }

    /// Attribute 0x4010, in mired (1e6/K), writable, conformance `CT & ColorTemperatureMireds`.
    public static var startUpColorTemperatureMireds: AttributeKey<ColorControl, UInt16?> { AttributeKey(index: 51) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// HS
        public static var hueSaturation: Features { Features(rawValue: 1 << 0) }
        /// EHUE
        public static var enhancedHue: Features { Features(rawValue: 1 << 1) }
        /// CL
        public static var colorLoop: Features { Features(rawValue: 1 << 2) }
        /// XY
        public static var xy: Features { Features(rawValue: 1 << 3) }
        /// CT
        public static var colorTemperature: Features { Features(rawValue: 1 << 4) }
    }
}
