// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension PumpConfigurationAndControl {
    /// OperationModeEnum
    public enum OperationMode: UInt8, ValueConvertible, CaseIterable {
        case normal = 0
        case minimum = 1
        case maximum = 2
        case local = 3

        public static let definition = EnumDefinition(
            name: "OperationModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "normal"),
                EnumDefinition.Member(value: 1, name: "minimum"),
                EnumDefinition.Member(value: 2, name: "maximum"),
                EnumDefinition.Member(value: 3, name: "local"),
            ])
    }

    /// ControlModeEnum
    public enum ControlMode: UInt8, ValueConvertible, CaseIterable {
        case constantSpeed = 0
        case constantPressure = 1
        case proportionalPressure = 2
        case constantFlow = 3
        case constantTemperature = 5
        case automatic = 7

        public static let definition = EnumDefinition(
            name: "ControlModeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "constantSpeed"),
                EnumDefinition.Member(value: 1, name: "constantPressure"),
                EnumDefinition.Member(value: 2, name: "proportionalPressure"),
                EnumDefinition.Member(value: 3, name: "constantFlow"),
                EnumDefinition.Member(value: 5, name: "constantTemperature"),
                EnumDefinition.Member(value: 7, name: "automatic"),
            ])
    }

    /// PumpStatusBitmap
    public struct PumpStatus: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var deviceFault: PumpStatus { PumpStatus(rawValue: 1 << 0) }
        public static var supplyFault: PumpStatus { PumpStatus(rawValue: 1 << 1) }
        public static var speedLow: PumpStatus { PumpStatus(rawValue: 1 << 2) }
        public static var speedHigh: PumpStatus { PumpStatus(rawValue: 1 << 3) }
        public static var localOverride: PumpStatus { PumpStatus(rawValue: 1 << 4) }
        public static var running: PumpStatus { PumpStatus(rawValue: 1 << 5) }
        public static var remotePressure: PumpStatus { PumpStatus(rawValue: 1 << 6) }
        public static var remoteFlow: PumpStatus { PumpStatus(rawValue: 1 << 7) }
        public static var remoteTemperature: PumpStatus { PumpStatus(rawValue: 1 << 8) }

        public static let definition = BitmapDefinition(
            name: "PumpStatusBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "deviceFault", bit: 0),
                BitmapDefinition.Field(name: "supplyFault", bit: 1),
                BitmapDefinition.Field(name: "speedLow", bit: 2),
                BitmapDefinition.Field(name: "speedHigh", bit: 3),
                BitmapDefinition.Field(name: "localOverride", bit: 4),
                BitmapDefinition.Field(name: "running", bit: 5),
                BitmapDefinition.Field(name: "remotePressure", bit: 6),
                BitmapDefinition.Field(name: "remoteFlow", bit: 7),
                BitmapDefinition.Field(name: "remoteTemperature", bit: 8),
            ])
    }
}
