// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster CameraAvSettingsUserLevelManagement (0x0552).
public enum CameraAvSettingsUserLevelManagement: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(
            name: "cameraAvSettingsUserLevelManagement", namespace: .matter, clusterID: 0x0552, identifier: "0x0552")
    }

    public static let definition = TraitDefinition(
        identity, title: "CameraAvSettingsUserLevelManagement", revision: 1, features: featuresTable,
        attributes: attributesTable, commands: commandsTable, setRules: setRulesTable)

    /// Attribute 0x0000, conformance `MPAN | MTILT | MZOOM`.
    public static let mptzPosition = AttributeKey<CameraAvSettingsUserLevelManagement, MPTZ>(index: 0)

    /// Attribute 0x0001, fixed, conformance `MPRESETS`.
    public static let maxPresets = AttributeKey<CameraAvSettingsUserLevelManagement, UInt8>(index: 1)

    /// Attribute 0x0002, conformance `MPRESETS`.
    public static let mptzPresets = AttributeKey<CameraAvSettingsUserLevelManagement, [MPTZPreset]>(index: 2)

    /// Attribute 0x0003, conformance `DPTZ`.
    public static let dptzStreams = AttributeKey<CameraAvSettingsUserLevelManagement, [DPTZ]>(index: 3)

    /// Attribute 0x0004, conformance `MZOOM`.
    public static let zoomMax = AttributeKey<CameraAvSettingsUserLevelManagement, UInt8>(index: 4)

    /// Attribute 0x0005, in °, conformance `MTILT`.
    public static let tiltMin = AttributeKey<CameraAvSettingsUserLevelManagement, Int16>(index: 5)

    /// Attribute 0x0006, in °, conformance `MTILT`.
    public static let tiltMax = AttributeKey<CameraAvSettingsUserLevelManagement, Int16>(index: 6)

    /// Attribute 0x0007, in °, conformance `MPAN`.
    public static let panMin = AttributeKey<CameraAvSettingsUserLevelManagement, Int16>(index: 7)

    /// Attribute 0x0008, in °, conformance `MPAN`.
    public static let panMax = AttributeKey<CameraAvSettingsUserLevelManagement, Int16>(index: 8)

    /// Attribute 0x0009, conformance `MPAN | MTILT | MZOOM`.
    public static let movementState = AttributeKey<CameraAvSettingsUserLevelManagement, PhysicalMovement>(index: 9)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// DPTZ
        public static let digitalPtz = Features(rawValue: 1 << 0)
        /// MPAN
        public static let mechanicalPan = Features(rawValue: 1 << 1)
        /// MTILT
        public static let mechanicalTilt = Features(rawValue: 1 << 2)
        /// MZOOM
        public static let mechanicalZoom = Features(rawValue: 1 << 3)
        /// MPRESETS
        public static let mechanicalPresets = Features(rawValue: 1 << 4)
    }
}
