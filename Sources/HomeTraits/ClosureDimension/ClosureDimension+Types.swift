// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ClosureDimension {
    /// TranslationDirectionEnum
    public enum TranslationDirection: UInt8, ValueConvertible, CaseIterable {
        case downward = 0
        case upward = 1
        case verticalMask = 2
        case verticalSymmetry = 3
        case leftward = 4
        case rightward = 5
        case horizontalMask = 6
        case horizontalSymmetry = 7
        case forward = 8
        case backward = 9
        case depthMask = 10
        case depthSymmetry = 11

        public static let definition = EnumDefinition(
            name: "TranslationDirectionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "downward"),
                EnumDefinition.Member(value: 1, name: "upward"),
                EnumDefinition.Member(value: 2, name: "verticalMask"),
                EnumDefinition.Member(value: 3, name: "verticalSymmetry"),
                EnumDefinition.Member(value: 4, name: "leftward"),
                EnumDefinition.Member(value: 5, name: "rightward"),
                EnumDefinition.Member(value: 6, name: "horizontalMask"),
                EnumDefinition.Member(value: 7, name: "horizontalSymmetry"),
                EnumDefinition.Member(value: 8, name: "forward"),
                EnumDefinition.Member(value: 9, name: "backward"),
                EnumDefinition.Member(value: 10, name: "depthMask"),
                EnumDefinition.Member(value: 11, name: "depthSymmetry"),
            ])
    }

    /// RotationAxisEnum
    public enum RotationAxis: UInt8, ValueConvertible, CaseIterable {
        case left = 0
        case centeredVertical = 1
        case leftAndRight = 2
        case right = 3
        case top = 4
        case centeredHorizontal = 5
        case topAndBottom = 6
        case bottom = 7
        case leftBarrier = 8
        case leftAndRightBarriers = 9
        case rightBarrier = 10

        public static let definition = EnumDefinition(
            name: "RotationAxisEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "left"),
                EnumDefinition.Member(value: 1, name: "centeredVertical"),
                EnumDefinition.Member(value: 2, name: "leftAndRight"),
                EnumDefinition.Member(value: 3, name: "right"),
                EnumDefinition.Member(value: 4, name: "top"),
                EnumDefinition.Member(value: 5, name: "centeredHorizontal"),
                EnumDefinition.Member(value: 6, name: "topAndBottom"),
                EnumDefinition.Member(value: 7, name: "bottom"),
                EnumDefinition.Member(value: 8, name: "leftBarrier"),
                EnumDefinition.Member(value: 9, name: "leftAndRightBarriers"),
                EnumDefinition.Member(value: 10, name: "rightBarrier"),
            ])
    }

    /// OverflowEnum
    public enum Overflow: UInt8, ValueConvertible, CaseIterable {
        case noOverflow = 0
        case inside = 1
        case outside = 2
        case topInside = 3
        case topOutside = 4
        case bottomInside = 5
        case bottomOutside = 6
        case leftInside = 7
        case leftOutside = 8
        case rightInside = 9
        case rightOutside = 10

        public static let definition = EnumDefinition(
            name: "OverflowEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "noOverflow"),
                EnumDefinition.Member(value: 1, name: "inside"),
                EnumDefinition.Member(value: 2, name: "outside"),
                EnumDefinition.Member(value: 3, name: "topInside"),
                EnumDefinition.Member(value: 4, name: "topOutside"),
                EnumDefinition.Member(value: 5, name: "bottomInside"),
                EnumDefinition.Member(value: 6, name: "bottomOutside"),
                EnumDefinition.Member(value: 7, name: "leftInside"),
                EnumDefinition.Member(value: 8, name: "leftOutside"),
                EnumDefinition.Member(value: 9, name: "rightInside"),
                EnumDefinition.Member(value: 10, name: "rightOutside"),
            ])
    }

    /// ModulationTypeEnum
    public enum ModulationType: UInt8, ValueConvertible, CaseIterable {
        case slatsOrientation = 0
        case slatsOpenwork = 1
        case stripesAlignment = 2
        case opacity = 3
        case ventilation = 4

        public static let definition = EnumDefinition(
            name: "ModulationTypeEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "slatsOrientation"),
                EnumDefinition.Member(value: 1, name: "slatsOpenwork"),
                EnumDefinition.Member(value: 2, name: "stripesAlignment"),
                EnumDefinition.Member(value: 3, name: "opacity"),
                EnumDefinition.Member(value: 4, name: "ventilation"),
            ])
    }

    /// ClosureUnitEnum
    public enum ClosureUnit: UInt8, ValueConvertible, CaseIterable {
        case millimeter = 0
        case degree = 1

        public static let definition = EnumDefinition(
            name: "ClosureUnitEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "millimeter"),
                EnumDefinition.Member(value: 1, name: "degree"),
            ])
    }

    /// StepDirectionEnum
    public enum StepDirection: UInt8, ValueConvertible, CaseIterable {
        case decrease = 0
        case increase = 1

        public static let definition = EnumDefinition(
            name: "StepDirectionEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "decrease"),
                EnumDefinition.Member(value: 1, name: "increase"),
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

    /// RangePercent100thsStruct
    public struct RangePercent100ths: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "RangePercent100thsStruct",
            fields: [
                FieldDefinition(
                    name: "min", id: 0, type: .unsigned(bits: 16), unit: "0.01 %",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(10000)))),
                FieldDefinition(
                    name: "max", id: 1, type: .unsigned(bits: 16), unit: "0.01 %",
                    range: ValueRange(minimum: .attribute("min", offset: 0), maximum: .constant(.integer(10000)))),
            ])

        /// In 0.01 %.
        public var min: UInt16
        /// In 0.01 %.
        public var max: UInt16

        public init(min: UInt16, max: UInt16) {
            self.min = min
            self.max = max
        }

        public init?(fields: [Value?]) {
            guard
                let min: UInt16 = fields.required(at: 0),
                let max: UInt16 = fields.required(at: 1)
            else { return nil }
            self.min = min
            self.max = max
        }

        public var fields: [Value?] { [min.value, max.value] }
    }

    /// UnitRangeStruct
    public struct UnitRange: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "UnitRangeStruct",
            fields: [
                FieldDefinition(name: "min", id: 0, type: .signed(bits: 16)),
                FieldDefinition(
                    name: "max", id: 1, type: .signed(bits: 16),
                    range: ValueRange(minimum: .attribute("min", offset: 0), maximum: .constant(.integer(32767)))),
            ])

        public var min: Int16
        public var max: Int16

        public init(min: Int16, max: Int16) {
            self.min = min
            self.max = max
        }

        public init?(fields: [Value?]) {
            guard
                let min: Int16 = fields.required(at: 0),
                let max: Int16 = fields.required(at: 1)
            else { return nil }
            self.min = min
            self.max = max
        }

        public var fields: [Value?] { [min.value, max.value] }
    }

    /// DimensionStateStruct
    public struct DimensionState: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DimensionStateStruct",
            fields: [
                FieldDefinition(
                    name: "position", id: 0, type: .unsigned(bits: 16), unit: "0.01 %",
                    range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(10000))),
                    isNullable: true, isOptional: true, defaultValue: .null),
                FieldDefinition(
                    name: "latch", id: 1, type: .bool, isNullable: true, isOptional: true, defaultValue: .null),
                FieldDefinition(name: "speed", id: 2, type: .enumeration(ThreeLevelAuto.definition), isOptional: true),
            ])

        /// In 0.01 %.
        public var position: UInt16?
        public var latch: Bool?
        public var speed: ThreeLevelAuto?

        public init(position: UInt16? = nil, latch: Bool? = nil, speed: ThreeLevelAuto? = nil) {
            self.position = position
            self.latch = latch
            self.speed = speed
        }

        public init?(fields: [Value?]) {
            guard
                let position: UInt16? = fields.required(at: 0, default: nil),
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
