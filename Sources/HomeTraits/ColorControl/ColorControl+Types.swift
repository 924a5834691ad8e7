// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ColorControl {
    /// DriftCompensationEnum
    public enum DriftCompensation: UInt8, ValueConvertible, CaseIterable {
        case none = 0
        case otherOrUnknown = 1
        case temperatureMonitoring = 2
        case opticalLuminanceMonitoringAndFeedback = 3
        case opticalColorMonitoringAndFeedback = 4

        public static let definition = EnumDefinition(
            name: "DriftCompensationEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "none"),
                EnumDefinition.Member(value: 1, name: "otherOrUnknown"),
                EnumDefinition.Member(value: 2, name: "temperatureMonitoring"),
                EnumDefinition.Member(value: 3, name: "opticalLuminanceMonitoringAndFeedback"),
                EnumDefinition.Member(value: 4, name: "opticalColorMonitoringAndFeedback"),
            ])
    }

    /// ColorModeEnum
    public enum ColorMode: UInt8, ValueConvertible, CaseIterable {
        case currentHueAndCurrentSaturation = 0
        case currentXAndCurrentY = 1
        case colorTemperatureMireds = 2

        public static let definition = EnumDefinition(
            name: "ColorModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "currentHueAndCurrentSaturation"),
                EnumDefinition.Member(value: 1, name: "currentXAndCurrentY"),
                EnumDefinition.Member(value: 2, name: "colorTemperatureMireds"),
            ])
    }

    /// EnhancedColorModeEnum
    public enum EnhancedColorMode: UInt8, ValueConvertible, CaseIterable {
        case currentHueAndCurrentSaturation = 0
        case currentXAndCurrentY = 1
        case colorTemperatureMireds = 2
        case enhancedCurrentHueAndCurrentSaturation = 3

        public static let definition = EnumDefinition(
            name: "EnhancedColorModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "currentHueAndCurrentSaturation"),
                EnumDefinition.Member(value: 1, name: "currentXAndCurrentY"),
                EnumDefinition.Member(value: 2, name: "colorTemperatureMireds"),
                EnumDefinition.Member(value: 3, name: "enhancedCurrentHueAndCurrentSaturation"),
            ])
    }

    /// DirectionEnum
    public enum Direction: UInt8, ValueConvertible, CaseIterable {
        case shortest = 0
        case longest = 1
        case up = 2
        case down = 3

        public static let definition = EnumDefinition(
            name: "DirectionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "shortest"),
                EnumDefinition.Member(value: 1, name: "longest"),
                EnumDefinition.Member(value: 2, name: "up"),
                EnumDefinition.Member(value: 3, name: "down"),
            ])
    }

    /// MoveModeEnum
    public enum MoveMode: UInt8, ValueConvertible, CaseIterable {
        case stop = 0
        case up = 1
        case down = 3

        public static let definition = EnumDefinition(
            name: "MoveModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "stop"),
                EnumDefinition.Member(value: 1, name: "up"),
                EnumDefinition.Member(value: 3, name: "down"),
            ])
    }

    /// StepModeEnum
    public enum StepMode: UInt8, ValueConvertible, CaseIterable {
        case up = 1
        case down = 3

        public static let definition = EnumDefinition(
            name: "StepModeEnum",
            members: [EnumDefinition.Member(value: 1, name: "up"), EnumDefinition.Member(value: 3, name: "down")])
    }

    /// ColorLoopActionEnum
    public enum ColorLoopAction: UInt8, ValueConvertible, CaseIterable {
        case deactivate = 0
        case activateFromColorLoopStartEnhancedHue = 1
        case activateFromEnhancedCurrentHue = 2

        public static let definition = EnumDefinition(
            name: "ColorLoopActionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "deactivate"),
                EnumDefinition.Member(value: 1, name: "activateFromColorLoopStartEnhancedHue"),
                EnumDefinition.Member(value: 2, name: "activateFromEnhancedCurrentHue"),
            ])
    }

    /// ColorLoopDirectionEnum
    public enum ColorLoopDirection: UInt8, ValueConvertible, CaseIterable {
        case decrement = 0
        case increment = 1

        public static let definition = EnumDefinition(
            name: "ColorLoopDirectionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "decrement"),
                EnumDefinition.Member(value: 1, name: "increment"),
            ])
    }

    /// ColorCapabilitiesBitmap
    public struct ColorCapabilities: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var hueSaturation: ColorCapabilities { ColorCapabilities(rawValue: 1 << 0) }
        public static var enhancedHue: ColorCapabilities { ColorCapabilities(rawValue: 1 << 1) }
        public static var colorLoop: ColorCapabilities { ColorCapabilities(rawValue: 1 << 2) }
        public static var xy: ColorCapabilities { ColorCapabilities(rawValue: 1 << 3) }
        public static var colorTemperature: ColorCapabilities { ColorCapabilities(rawValue: 1 << 4) }

        public static let definition = BitmapDefinition(
            name: "ColorCapabilitiesBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "hueSaturation", bit: 0),
                BitmapDefinition.Field(name: "enhancedHue", bit: 1),
                BitmapDefinition.Field(name: "colorLoop", bit: 2),
                BitmapDefinition.Field(name: "xy", bit: 3),
                BitmapDefinition.Field(name: "colorTemperature", bit: 4),
            ])
    }

    /// OptionsBitmap
    public struct Options: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var executeIfOff: Options { Options(rawValue: 1 << 0) }

        public static let definition = BitmapDefinition(
            name: "OptionsBitmap", fields: [BitmapDefinition.Field(name: "executeIfOff", bit: 0)])
    }

    /// UpdateFlagsBitmap
    public struct UpdateFlags: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var updateAction: UpdateFlags { UpdateFlags(rawValue: 1 << 0) }
        public static var updateDirection: UpdateFlags { UpdateFlags(rawValue: 1 << 1) }
        public static var updateTime: UpdateFlags { UpdateFlags(rawValue: 1 << 2) }
        public static var updateStartHue: UpdateFlags { UpdateFlags(rawValue: 1 << 3) }

        public static let definition = BitmapDefinition(
            name: "UpdateFlagsBitmap",
            fields: [
                BitmapDefinition.Field(name: "updateAction", bit: 0),
                BitmapDefinition.Field(name: "updateDirection", bit: 1),
                BitmapDefinition.Field(name: "updateTime", bit: 2),
                BitmapDefinition.Field(name: "updateStartHue", bit: 3),
            ])
    }
}
