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
    public static var mptzPosition: AttributeKey<CameraAvSettingsUserLevelManagement, MPTZ> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed, conformance `MPRESETS`.
    public static var maxPresets: AttributeKey<CameraAvSettingsUserLevelManagement, UInt8> { AttributeKey(index: 1) }

    /// Attribute 0x0002, conformance `MPRESETS`.
    public static var mptzPresets: AttributeKey<CameraAvSettingsUserLevelManagement, [MPTZPreset]> {
        AttributeKey(index: 2)
    }

    /// Attribute 0x0003, conformance `DPTZ`.
    public static var dptzStreams: AttributeKey<CameraAvSettingsUserLevelManagement, [DPTZ]> { AttributeKey(index: 3) }

    /// Attribute 0x0004, conformance `MZOOM`.
    public static var zoomMax: AttributeKey<CameraAvSettingsUserLevelManagement, UInt8> { AttributeKey(index: 4) }

    /// Attribute 0x0005, in °, conformance `MTILT`.
    public static var tiltMin: AttributeKey<CameraAvSettingsUserLevelManagement, Int16> { AttributeKey(index: 5) }

    /// Attribute 0x0006, in °, conformance `MTILT`.
    public static var tiltMax: AttributeKey<CameraAvSettingsUserLevelManagement, Int16> { AttributeKey(index: 6) }

    /// Attribute 0x0007, in °, conformance `MPAN`.
    public static var panMin: AttributeKey<CameraAvSettingsUserLevelManagement, Int16> { AttributeKey(index: 7) }

    /// Attribute 0x0008, in °, conformance `MPAN`.
    public static var panMax: AttributeKey<CameraAvSettingsUserLevelManagement, Int16> { AttributeKey(index: 8) }

    /// Attribute 0x0009, conformance `MPAN | MTILT | MZOOM`.
    public static var movementState: AttributeKey<CameraAvSettingsUserLevelManagement, PhysicalMovement> {
        AttributeKey(index: 9)
    }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// DPTZ
        public static var digitalPtz: Features { Features(rawValue: 1 << 0) }
        /// MPAN
        public static var mechanicalPan: Features { Features(rawValue: 1 << 1) }
        /// MTILT
        public static var mechanicalTilt: Features { Features(rawValue: 1 << 2) }
        /// MZOOM
        public static var mechanicalZoom: Features { Features(rawValue: 1 << 3) }
        /// MPRESETS
        public static var mechanicalPresets: Features { Features(rawValue: 1 << 4) }
    }
}
