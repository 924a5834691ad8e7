// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WindowCovering (0x0102).
public enum WindowCovering: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "windowCovering", namespace: .matter, clusterID: 0x0102, identifier: "0x0102")
    }

    public static let definition = TraitDefinition(
        identity, title: "WindowCovering", revision: 8, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, fixed.
    public static let type = AttributeKey<WindowCovering, TypeEnum>(index: 0)

    /// Attribute 0x0005, conformance `[LF]`.
    public static let numberOfActuationsLift = AttributeKey<WindowCovering, UInt16>(index: 1)

    /// Attribute 0x0006, conformance `[TL]`.
    public static let numberOfActuationsTilt = AttributeKey<WindowCovering, UInt16>(index: 2)

    /// Attribute 0x0007.
    public static let configStatus = AttributeKey<WindowCovering, ConfigStatus>(index: 3)

    /// Attribute 0x0008, in 1 %, conformance `[LF & PA_LF]`.
    public static let currentPositionLiftPercentage = AttributeKey<WindowCovering, UInt8?>(index: 4)

    /// Attribute 0x0009, in 1 %, conformance `[TL & PA_TL]`.
    public static let currentPositionTiltPercentage = AttributeKey<WindowCovering, UInt8?>(index: 5)

    /// Attribute 0x000A.
    public static let operationalStatus = AttributeKey<WindowCovering, OperationalStatus>(index: 6)

    /// Attribute 0x000B, in 0.01 %, conformance `LF & PA_LF`.
    public static let targetPositionLiftPercent100ths = AttributeKey<WindowCovering, UInt16?>(index: 7)

    /// Attribute 0x000C, in 0.01 %, conformance `TL & PA_TL`.
    public static let targetPositionTiltPercent100ths = AttributeKey<WindowCovering, UInt16?>(index: 8)

    /// Attribute 0x000D, fixed.
    public static let endProductType = AttributeKey<WindowCovering, EndProductType>(index: 9)

    /// Attribute 0x000E, in 0.01 %, conformance `LF & PA_LF`.
    public static let currentPositionLiftPercent100ths = AttributeKey<WindowCovering, UInt16?>(index: 10)

    /// Attribute 0x000F, in 0.01 %, conformance `TL & PA_TL`.
    public static let currentPositionTiltPercent100ths = AttributeKey<WindowCovering, UInt16?>(index: 11)

    /// Attribute 0x0017, writable.
    public static let mode = AttributeKey<WindowCovering, ModeBitmap>(index: 12)

    /// Attribute 0x001A, conformance `O`.
    public static let safetyStatus = AttributeKey<WindowCovering, SafetyStatus>(index: 13)

    /// Attribute 0x0001, fixed, conformance `O`.
    public static let physicalClosedLimitLift = AttributeKey<WindowCovering, UInt16>(index: 14)

    /// Attribute 0x0002, fixed, conformance `O`.
    public static let physicalClosedLimitTilt = AttributeKey<WindowCovering, UInt16>(index: 15)

    /// Attribute 0x0003, conformance `O`.
    public static let currentPositionLift = AttributeKey<WindowCovering, UInt16?>(index: 16)

    /// Attribute 0x0004, conformance `O`.
    public static let currentPositionTilt = AttributeKey<WindowCovering, UInt16?>(index: 17)

    /// Attribute 0x0010, conformance `O`.
    public static let installedOpenLimitLift = AttributeKey<WindowCovering, UInt16>(index: 18)

    /// Attribute 0x0011, conformance `O`.
    public static let installedClosedLimitLift = AttributeKey<WindowCovering, UInt16>(index: 19)

    /// Attribute 0x0012, conformance `O`.
    public static let installedOpenLimitTilt = AttributeKey<WindowCovering, UInt16>(index: 20)

    /// Attribute 0x0013, conformance `O`.
    public static let installedClosedLimitTilt = AttributeKey<WindowCovering, UInt16>(index: 21)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// LF
        public static let lift = Features(rawValue: 1 << 0)
        /// TL
        public static let tilt = Features(rawValue: 1 << 1)
        /// PA_LF
        public static let positionAwareLift = Features(rawValue: 1 << 2)
        /// PA_TL
        public static let positionAwareTilt = Features(rawValue: 1 << 4)
        /// ABS
        public static let absolutePosition = Features(rawValue: 1 << 3)
    }
}
