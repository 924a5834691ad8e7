// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ValveConfigurationAndControl {
    /// ValveStateEnum
    public enum ValveState: UInt8, ValueConvertible, CaseIterable {
        case closed = 0
        case open = 1
        case transitioning = 2

        public static let definition = EnumDefinition(
            name: "ValveStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "closed"),
                EnumDefinition.Member(value: 1, name: "open"),
                EnumDefinition.Member(value: 2, name: "transitioning"),
            ])
    }

    /// StatusCodeEnum
    public enum StatusCode: UInt8, ValueConvertible, CaseIterable {
        case failureDueToFault = 2

        public static let definition = EnumDefinition(
            name: "StatusCodeEnum", members: [EnumDefinition.Member(value: 2, name: "failureDueToFault")])
    }

    /// ValveFaultBitmap
    public struct ValveFaultBitmap: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var generalFault: ValveFaultBitmap { ValveFaultBitmap(rawValue: 1 << 0) }
        public static var blocked: ValveFaultBitmap { ValveFaultBitmap(rawValue: 1 << 1) }
        public static var leaking: ValveFaultBitmap { ValveFaultBitmap(rawValue: 1 << 2) }
        public static var notConnected: ValveFaultBitmap { ValveFaultBitmap(rawValue: 1 << 3) }
        public static var shortCircuit: ValveFaultBitmap { ValveFaultBitmap(rawValue: 1 << 4) }
        public static var currentExceeded: ValveFaultBitmap { ValveFaultBitmap(rawValue: 1 << 5) }

        public static let definition = BitmapDefinition(
            name: "ValveFaultBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "generalFault", bit: 0),
                BitmapDefinition.Field(name: "blocked", bit: 1),
                BitmapDefinition.Field(name: "leaking", bit: 2),
                BitmapDefinition.Field(name: "notConnected", bit: 3),
                BitmapDefinition.Field(name: "shortCircuit", bit: 4),
                BitmapDefinition.Field(name: "currentExceeded", bit: 5),
            ])
    }
}
