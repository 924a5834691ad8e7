// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension WindowCovering {
    /// TypeEnum
    public enum TypeEnum: UInt8, ValueConvertible, CaseIterable {
        case rollershade = 0
        case rollershade2Motor = 1
        case rollershadeExterior = 2
        case rollershadeExterior2Motor = 3
        case drapery = 4
        case awning = 5
        case shutter = 6
        case tiltBlindTiltOnly = 7
        case tiltBlindLift = 8
        case projectorScreen = 9
        case unknown = 255

        public static let definition = EnumDefinition(
            name: "TypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "rollershade"),
                EnumDefinition.Member(value: 1, name: "rollershade2Motor"),
                EnumDefinition.Member(value: 2, name: "rollershadeExterior"),
                EnumDefinition.Member(value: 3, name: "rollershadeExterior2Motor"),
                EnumDefinition.Member(value: 4, name: "drapery"),
                EnumDefinition.Member(value: 5, name: "awning"),
                EnumDefinition.Member(value: 6, name: "shutter"),
                EnumDefinition.Member(value: 7, name: "tiltBlindTiltOnly"),
                EnumDefinition.Member(value: 8, name: "tiltBlindLift"),
                EnumDefinition.Member(value: 9, name: "projectorScreen"),
                EnumDefinition.Member(value: 255, name: "unknown"),
            ])
    }

    /// EndProductTypeEnum
    public enum EndProductType: UInt8, ValueConvertible, CaseIterable {
        case rollerShade = 0
        case romanShade = 1
        case balloonShade = 2
        case wovenWood = 3
        case pleatedShade = 4
        case cellularShade = 5
        case layeredShade = 6
        case layeredShade2D = 7
        case sheerShade = 8
        case tiltOnlyInteriorBlind = 9
        case interiorBlind = 10
        case verticalBlindStripCurtain = 11
        case interiorVenetianBlind = 12
        case exteriorVenetianBlind = 13
        case lateralLeftCurtain = 14
        case lateralRightCurtain = 15
        case centralCurtain = 16
        case rollerShutter = 17
        case exteriorVerticalScreen = 18
        case awningTerracePatio = 19
        case awningVerticalScreen = 20
        case tiltOnlyPergola = 21
        case swingingShutter = 22
        case slidingShutter = 23
        case unknown = 255

        public static let definition = EnumDefinition(
            name: "EndProductTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "rollerShade"),
                EnumDefinition.Member(value: 1, name: "romanShade"),
                EnumDefinition.Member(value: 2, name: "balloonShade"),
                EnumDefinition.Member(value: 3, name: "wovenWood"),
                EnumDefinition.Member(value: 4, name: "pleatedShade"),
                EnumDefinition.Member(value: 5, name: "cellularShade"),
                EnumDefinition.Member(value: 6, name: "layeredShade"),
                EnumDefinition.Member(value: 7, name: "layeredShade2D"),
                EnumDefinition.Member(value: 8, name: "sheerShade"),
                EnumDefinition.Member(value: 9, name: "tiltOnlyInteriorBlind"),
                EnumDefinition.Member(value: 10, name: "interiorBlind"),
                EnumDefinition.Member(value: 11, name: "verticalBlindStripCurtain"),
                EnumDefinition.Member(value: 12, name: "interiorVenetianBlind"),
                EnumDefinition.Member(value: 13, name: "exteriorVenetianBlind"),
                EnumDefinition.Member(value: 14, name: "lateralLeftCurtain"),
                EnumDefinition.Member(value: 15, name: "lateralRightCurtain"),
                EnumDefinition.Member(value: 16, name: "centralCurtain"),
                EnumDefinition.Member(value: 17, name: "rollerShutter"),
                EnumDefinition.Member(value: 18, name: "exteriorVerticalScreen"),
                EnumDefinition.Member(value: 19, name: "awningTerracePatio"),
                EnumDefinition.Member(value: 20, name: "awningVerticalScreen"),
                EnumDefinition.Member(value: 21, name: "tiltOnlyPergola"),
                EnumDefinition.Member(value: 22, name: "swingingShutter"),
                EnumDefinition.Member(value: 23, name: "slidingShutter"),
                EnumDefinition.Member(value: 255, name: "unknown"),
            ])
    }

    /// MovementStatus
    public enum MovementStatus: UInt8, ValueConvertible, CaseIterable {
        case stopped = 0
        case opening = 1
        case closing = 2

        public static let definition = EnumDefinition(
            name: "MovementStatus",
            members: [
                EnumDefinition.Member(value: 0, name: "stopped"),
                EnumDefinition.Member(value: 1, name: "opening"),
                EnumDefinition.Member(value: 2, name: "closing"),
            ])
    }

    /// ConfigStatusBitmap
    public struct ConfigStatus: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var operational: ConfigStatus { ConfigStatus(rawValue: 1 << 0) }
        public static var onlineReserved: ConfigStatus { ConfigStatus(rawValue: 1 << 1) }
        public static var liftMovementReversed: ConfigStatus { ConfigStatus(rawValue: 1 << 2) }
        public static var liftPositionAware: ConfigStatus { ConfigStatus(rawValue: 1 << 3) }
        public static var tiltPositionAware: ConfigStatus { ConfigStatus(rawValue: 1 << 4) }
        public static var liftEncoderControlled: ConfigStatus { ConfigStatus(rawValue: 1 << 5) }
        public static var tiltEncoderControlled: ConfigStatus { ConfigStatus(rawValue: 1 << 6) }

        public static let definition = BitmapDefinition(
            name: "ConfigStatusBitmap",
            fields: [
                BitmapDefinition.Field(name: "operational", bit: 0),
                BitmapDefinition.Field(name: "onlineReserved", bit: 1),
                BitmapDefinition.Field(name: "liftMovementReversed", bit: 2),
                BitmapDefinition.Field(name: "liftPositionAware", bit: 3),
                BitmapDefinition.Field(name: "tiltPositionAware", bit: 4),
                BitmapDefinition.Field(name: "liftEncoderControlled", bit: 5),
                BitmapDefinition.Field(name: "tiltEncoderControlled", bit: 6),
            ])
    }

    /// ModeBitmap
    public struct ModeBitmap: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var motorDirectionReversed: ModeBitmap { ModeBitmap(rawValue: 1 << 0) }
        public static var calibrationMode: ModeBitmap { ModeBitmap(rawValue: 1 << 1) }
        public static var maintenanceMode: ModeBitmap { ModeBitmap(rawValue: 1 << 2) }
        public static var ledFeedback: ModeBitmap { ModeBitmap(rawValue: 1 << 3) }

        public static let definition = BitmapDefinition(
            name: "ModeBitmap",
            fields: [
                BitmapDefinition.Field(name: "motorDirectionReversed", bit: 0),
                BitmapDefinition.Field(name: "calibrationMode", bit: 1),
                BitmapDefinition.Field(name: "maintenanceMode", bit: 2),
                BitmapDefinition.Field(name: "ledFeedback", bit: 3),
            ])
    }

    /// OperationalStatusBitmap
    public struct OperationalStatus: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The number in bits 0 to 1.
        public var global: UInt8 {
            get { (rawValue & 0x03) >> 0 }
            set { rawValue = (rawValue & ~0x03) | ((newValue & 0x03) << 0) }
        }

        /// The number in bits 2 to 3.
        public var lift: UInt8 {
            get { (rawValue & 0x0C) >> 2 }
            set { rawValue = (rawValue & ~0x0C) | ((newValue & 0x03) << 2) }
        }

        /// The number in bits 4 to 5.
        public var tilt: UInt8 {
            get { (rawValue & 0x30) >> 4 }
            set { rawValue = (rawValue & ~0x30) | ((newValue & 0x03) << 4) }
        }

        public static let definition = BitmapDefinition(
            name: "OperationalStatusBitmap",
            fields: [
                BitmapDefinition.Field(name: "global", bit: 0, width: 2),
                BitmapDefinition.Field(name: "lift", bit: 2, width: 2),
                BitmapDefinition.Field(name: "tilt", bit: 4, width: 2),
            ])
    }

    /// SafetyStatusBitmap
    public struct SafetyStatus: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var remoteLockout: SafetyStatus { SafetyStatus(rawValue: 1 << 0) }
        public static var tamperDetection: SafetyStatus { SafetyStatus(rawValue: 1 << 1) }
        public static var failedCommunication: SafetyStatus { SafetyStatus(rawValue: 1 << 2) }
        public static var positionFailure: SafetyStatus { SafetyStatus(rawValue: 1 << 3) }
        public static var thermalProtection: SafetyStatus { SafetyStatus(rawValue: 1 << 4) }
        public static var obstacleDetected: SafetyStatus { SafetyStatus(rawValue: 1 << 5) }
        public static var power: SafetyStatus { SafetyStatus(rawValue: 1 << 6) }
        public static var stopInput: SafetyStatus { SafetyStatus(rawValue: 1 << 7) }
        public static var motorJammed: SafetyStatus { SafetyStatus(rawValue: 1 << 8) }
        public static var hardwareFailure: SafetyStatus { SafetyStatus(rawValue: 1 << 9) }
        public static var manualOperation: SafetyStatus { SafetyStatus(rawValue: 1 << 10) }
        public static var protection: SafetyStatus { SafetyStatus(rawValue: 1 << 11) }

        public static let definition = BitmapDefinition(
            name: "SafetyStatusBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "remoteLockout", bit: 0),
                BitmapDefinition.Field(name: "tamperDetection", bit: 1),
                BitmapDefinition.Field(name: "failedCommunication", bit: 2),
                BitmapDefinition.Field(name: "positionFailure", bit: 3),
                BitmapDefinition.Field(name: "thermalProtection", bit: 4),
                BitmapDefinition.Field(name: "obstacleDetected", bit: 5),
                BitmapDefinition.Field(name: "power", bit: 6),
                BitmapDefinition.Field(name: "stopInput", bit: 7),
                BitmapDefinition.Field(name: "motorJammed", bit: 8),
                BitmapDefinition.Field(name: "hardwareFailure", bit: 9),
                BitmapDefinition.Field(name: "manualOperation", bit: 10),
                BitmapDefinition.Field(name: "protection", bit: 11),
            ])
    }
}
