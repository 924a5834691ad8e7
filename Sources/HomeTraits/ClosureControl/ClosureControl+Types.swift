// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ClosureControl {
    /// CurrentPositionEnum
    public enum CurrentPosition: UInt8, ValueConvertible, CaseIterable {
        case fullyClosed = 0
        case fullyOpened = 1
        case partiallyOpened = 2
        case openedForPedestrian = 3
        case openedForVentilation = 4
        case openedAtSignature = 5

        public static let definition = EnumDefinition(
            name: "CurrentPositionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "fullyClosed"),
                EnumDefinition.Member(value: 1, name: "fullyOpened"),
                EnumDefinition.Member(value: 2, name: "partiallyOpened"),
                EnumDefinition.Member(value: 3, name: "openedForPedestrian"),
                EnumDefinition.Member(value: 4, name: "openedForVentilation"),
                EnumDefinition.Member(value: 5, name: "openedAtSignature"),
            ])
    }

    /// TargetPositionEnum
    public enum TargetPosition: UInt8, ValueConvertible, CaseIterable {
        case moveToFullyClosed = 0
        case moveToFullyOpen = 1
        case moveToPedestrianPosition = 2
        case moveToVentilationPosition = 3
        case moveToSignaturePosition = 4

        public static let definition = EnumDefinition(
            name: "TargetPositionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "moveToFullyClosed"),
                EnumDefinition.Member(value: 1, name: "moveToFullyOpen"),
                EnumDefinition.Member(value: 2, name: "moveToPedestrianPosition"),
                EnumDefinition.Member(value: 3, name: "moveToVentilationPosition"),
                EnumDefinition.Member(value: 4, name: "moveToSignaturePosition"),
            ])
    }

    /// MainStateEnum
    public enum MainState: UInt8, ValueConvertible, CaseIterable {
        case stopped = 0
        case moving = 1
        case waitingForMotion = 2
        case error = 3
        case calibrating = 4
        case protected = 5
        case disengaged = 6
        case setupRequired = 7

        public static let definition = EnumDefinition(
            name: "MainStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "stopped"),
                EnumDefinition.Member(value: 1, name: "moving"),
                EnumDefinition.Member(value: 2, name: "waitingForMotion"),
                EnumDefinition.Member(value: 3, name: "error"),
                EnumDefinition.Member(value: 4, name: "calibrating"),
                EnumDefinition.Member(value: 5, name: "protected"),
                EnumDefinition.Member(value: 6, name: "disengaged"),
                EnumDefinition.Member(value: 7, name: "setupRequired"),
            ])
    }

    /// ClosureErrorEnum
    public enum ClosureError: UInt8, ValueConvertible, CaseIterable {
        case physicallyBlocked = 0
        case blockedBySensor = 1
        case temperatureLimited = 2
        case maintenanceRequired = 3
        case internalInterference = 4

        public static let definition = EnumDefinition(
            name: "ClosureErrorEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "physicallyBlocked"),
                EnumDefinition.Member(value: 1, name: "blockedBySensor"),
                EnumDefinition.Member(value: 2, name: "temperatureLimited"),
                EnumDefinition.Member(value: 3, name: "maintenanceRequired"),
                EnumDefinition.Member(value: 4, name: "internalInterference"),
            ])
    }

    /// ThreeLevelAutoEnum
    public enum ThreeLevelAuto: UInt8, ValueConvertible, CaseIterable {
        case auto = 0
        case low = 1
        case medium = 2
        case high = 3

        public static let definition = EnumDefinition(
            name: "ThreeLevelAutoEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "auto"),
                EnumDefinition.Member(value: 1, name: "low"),
                EnumDefinition.Member(value: 2, name: "medium"),
                EnumDefinition.Member(value: 3, name: "high"),
            ])
    }

    /// LatchControlModesBitmap
    public struct LatchControlModes: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static var remoteLatching: LatchControlModes { LatchControlModes(rawValue: 1 << 0) }
        public static var remoteUnlatching: LatchControlModes { LatchControlModes(rawValue: 1 << 1) }

        public static let definition = BitmapDefinition(
            name: "LatchControlModesBitmap",
            fields: [
                BitmapDefinition.Field(name: "remoteLatching", bit: 0),
                BitmapDefinition.Field(name: "remoteUnlatching", bit: 1),
            ])
    }

    /// OverallCurrentStateStruct
    public struct OverallCurrentState: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "OverallCurrentStateStruct",
            fields: [
                FieldDefinition(
                    name: "position", id: 0, type: .enumeration(CurrentPosition.definition), isNullable: true,
                    isOptional: true, defaultValue: .null),
                FieldDefinition(
                    name: "latch", id: 1, type: .bool, isNullable: true, isOptional: true, defaultValue: .null),
                FieldDefinition(name: "speed", id: 2, type: .enumeration(ThreeLevelAuto.definition), isOptional: true),
                FieldDefinition(name: "secureState", id: 3, type: .bool, isNullable: true, defaultValue: .null),
            ])

        public var position: CurrentPosition?
        public var latch: Bool?
        public var speed: ThreeLevelAuto?
        public var secureState: Bool?

        public init(
            position: CurrentPosition? = nil, latch: Bool? = nil, speed: ThreeLevelAuto? = nil,
            secureState: Bool? = nil
        ) {
            self.position = position
            self.latch = latch
            self.speed = speed
            self.secureState = secureState
        }

        public init?(fields: [Value?]) {
            guard
                let position: CurrentPosition? = fields.required(at: 0, default: nil),
                let latch: Bool? = fields.required(at: 1, default: nil),
                let speed: ThreeLevelAuto? = fields.optional(at: 2),
                let secureState: Bool? = fields.required(at: 3, default: nil)
            else { return nil }
            self.position = position
            self.latch = latch
            self.speed = speed
            self.secureState = secureState
        }

        public var fields: [Value?] { [position.value, latch.value, speed?.value, secureState.value] }
    }

    /// OverallTargetStateStruct
    public struct OverallTargetState: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "OverallTargetStateStruct",
            fields: [
                FieldDefinition(
                    name: "position", id: 0, type: .enumeration(TargetPosition.definition), isNullable: true,
                    isOptional: true, defaultValue: .null),
                FieldDefinition(
                    name: "latch", id: 1, type: .bool, isNullable: true, isOptional: true, defaultValue: .null),
                FieldDefinition(name: "speed", id: 2, type: .enumeration(ThreeLevelAuto.definition), isOptional: true),
            ])

        public var position: TargetPosition?
        public var latch: Bool?
        public var speed: ThreeLevelAuto?

        public init(position: TargetPosition? = nil, latch: Bool? = nil, speed: ThreeLevelAuto? = nil) {
            self.position = position
            self.latch = latch
            self.speed = speed
        }

        public init?(fields: [Value?]) {
            guard
                let position: TargetPosition? = fields.required(at: 0, default: nil),
                let latch: Bool? = fields.required(at: 1, default: nil),
                let speed: ThreeLevelAuto? = fields.optional(at: 2)
            else { return nil }
            self.position = position
            self.latch = latch
            self.speed = speed
        }

        public var fields: [Value?] { [position.value, latch.value, speed?.value] }
    }
}
