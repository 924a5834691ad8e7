// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster WindowCovering (0x0102).
public enum WindowCovering: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "windowCovering", namespace: .matter, clusterID: 0x0102, identifier: "0x0102")
    }

    public static let definition = TraitDefinition(
        identity, title: "WindowCovering", revision: 8, features: featuresTable, attributes: attributesTable,
        commands: commandsTable, setRules: setRulesTable, everydayKeys: everydayKeysTable, actions: actionsTable)

    /// Attribute 0x0000, fixed.
    public static var type: AttributeKey<WindowCovering, TypeEnum> { AttributeKey(index: 0) }

    /// Attribute 0x0005, conformance `[LF]`.
    public static var numberOfActuationsLift: AttributeKey<WindowCovering, UInt16> { AttributeKey(index: 1) }

    /// Attribute 0x0006, conformance `[TL]`.
    public static var numberOfActuationsTilt: AttributeKey<WindowCovering, UInt16> { AttributeKey(index: 2) }

    /// Attribute 0x0007.
    public static var configStatus: AttributeKey<WindowCovering, ConfigStatus> { AttributeKey(index: 3) }

    /// Attribute 0x0008, in 1 %, conformance `[LF & PA_LF]`.
    public static var currentPositionLiftPercentage: AttributeKey<WindowCovering, UInt8?> { AttributeKey(index: 4) }

    /// Attribute 0x0009, in 1 %, conformance `[TL & PA_TL]`.
    public static var currentPositionTiltPercentage: AttributeKey<WindowCovering, UInt8?> { AttributeKey(index: 5) }

    /// Attribute 0x000A.
    public static var operationalStatus: AttributeKey<WindowCovering, OperationalStatus> { AttributeKey(index: 6) }

    /// Attribute 0x000B, in 0.01 %, conformance `LF & PA_LF`.
    public static var targetPositionLiftPercent100ths: AttributeKey<WindowCovering, UInt16?> { AttributeKey(index: 7) }

    /// Attribute 0x000C, in 0.01 %, conformance `TL & PA_TL`.
    public static var targetPositionTiltPercent100ths: AttributeKey<WindowCovering, UInt16?> { AttributeKey(index: 8) }

    /// Attribute 0x000D, fixed.
    public static var endProductType: AttributeKey<WindowCovering, EndProductType> { AttributeKey(index: 9) }

    /// Attribute 0x000E, in 0.01 %, conformance `LF & PA_LF`.
    public static var currentPositionLiftPercent100ths: AttributeKey<WindowCovering, UInt16?> {
        AttributeKey(index: 10)
    }

    /// Attribute 0x000F, in 0.01 %, conformance `TL & PA_TL`.
    public static var currentPositionTiltPercent100ths: AttributeKey<WindowCovering, UInt16?> {
        AttributeKey(index: 11)
    }

    /// Attribute 0x0017, writable.
    public static var mode: AttributeKey<WindowCovering, ModeBitmap> { AttributeKey(index: 12) }

    /// Attribute 0x001A, conformance `O`.
    public static var safetyStatus: AttributeKey<WindowCovering, SafetyStatus> { AttributeKey(index: 13) }

    /// Attribute 0x0001, fixed, conformance `O`.
    public static var physicalClosedLimitLift: AttributeKey<WindowCovering, UInt16> { AttributeKey(index: 14) }

    /// Attribute 0x0002, fixed, conformance `O`.
    public static var physicalClosedLimitTilt: AttributeKey<WindowCovering, UInt16> { AttributeKey(index: 15) }

    /// Attribute 0x0003, conformance `O`.
    public static var currentPositionLift: AttributeKey<WindowCovering, UInt16?> { AttributeKey(index: 16) }

    /// Attribute 0x0004, conformance `O`.
    public static var currentPositionTilt: AttributeKey<WindowCovering, UInt16?> { AttributeKey(index: 17) }

    /// Attribute 0x0010, conformance `O`.
    public static var installedOpenLimitLift: AttributeKey<WindowCovering, UInt16> { AttributeKey(index: 18) }

    /// Attribute 0x0011, conformance `O`.
    public static var installedClosedLimitLift: AttributeKey<WindowCovering, UInt16> { AttributeKey(index: 19) }

    /// Attribute 0x0012, conformance `O`.
    public static var installedOpenLimitTilt: AttributeKey<WindowCovering, UInt16> { AttributeKey(index: 20) }

    /// Attribute 0x0013, conformance `O`.
    public static var installedClosedLimitTilt: AttributeKey<WindowCovering, UInt16> { AttributeKey(index: 21) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// LF
        public static var lift: Features { Features(rawValue: 1 << 0) }
        /// TL
        public static var tilt: Features { Features(rawValue: 1 << 1) }
        /// PA_LF
        public static var positionAwareLift: Features { Features(rawValue: 1 << 2) }
        /// PA_TL
        public static var positionAwareTilt: Features { Features(rawValue: 1 << 4) }
        /// ABS
        public static var absolutePosition: Features { Features(rawValue: 1 << 3) }
    }
}
