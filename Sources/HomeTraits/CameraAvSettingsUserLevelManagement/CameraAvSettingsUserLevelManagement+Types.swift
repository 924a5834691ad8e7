// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CameraAvSettingsUserLevelManagement {
    /// PhysicalMovementEnum
    public enum PhysicalMovement: UInt8, ValueConvertible, CaseIterable {
        case idle = 0
        case moving = 1

        public static let definition = EnumDefinition(
            name: "PhysicalMovementEnum",
            members: [EnumDefinition.Member(value: 0, name: "idle"), EnumDefinition.Member(value: 1, name: "moving")])
    }

    /// DPTZStruct
    public struct DPTZ: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "DPTZStruct",
            fields: [
                FieldDefinition(name: "videoStreamId", id: 0, type: .unsigned(bits: 16)),
                FieldDefinition(name: "viewport", id: 1, type: .structure(Viewport.definition)),
            ])

        public var videoStreamId: UInt16
        public var viewport: Viewport

        public init(videoStreamId: UInt16, viewport: Viewport) {
            self.videoStreamId = videoStreamId
            self.viewport = viewport
        }

        public init?(fields: [Value?]) {
            guard
                let videoStreamId: UInt16 = fields.required(at: 0),
                let viewport: Viewport = fields.required(at: 1)
            else { return nil }
            self.videoStreamId = videoStreamId
            self.viewport = viewport
        }

        public var fields: [Value?] { [videoStreamId.value, viewport.value] }
    }

    /// MPTZStruct
    public struct MPTZ: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "MPTZStruct",
            fields: [
                FieldDefinition(
                    name: "pan", id: 0, type: .signed(bits: 16), unit: "°",
                    range: ValueRange(
                        minimum: .attribute("panMin", offset: 0), maximum: .attribute("panMax", offset: 0)),
                    isOptional: true),
                FieldDefinition(
                    name: "tilt", id: 1, type: .signed(bits: 16), unit: "°",
                    range: ValueRange(
                        minimum: .attribute("tiltMin", offset: 0), maximum: .attribute("tiltMax", offset: 0)),
                    isOptional: true),
                FieldDefinition(
                    name: "zoom", id: 2, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .attribute("zoomMax", offset: 0)),
                    isOptional: true),
            ])

        /// In °.
        public var pan: Int16?
        /// In °.
        public var tilt: Int16?
        public var zoom: UInt8?

        public init(pan: Int16? = nil, tilt: Int16? = nil, zoom: UInt8? = nil) {
            self.pan = pan
            self.tilt = tilt
            self.zoom = zoom
        }

        public init?(fields: [Value?]) {
            guard
                let pan: Int16? = fields.optional(at: 0),
                let tilt: Int16? = fields.optional(at: 1),
                let zoom: UInt8? = fields.optional(at: 2)
            else { return nil }
            self.pan = pan
            self.tilt = tilt
            self.zoom = zoom
        }

        public var fields: [Value?] { [pan?.value, tilt?.value, zoom?.value] }
    }

    /// MPTZPresetStruct
    public struct MPTZPreset: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "MPTZPresetStruct",
            fields: [
                FieldDefinition(
                    name: "presetId", id: 0, type: .unsigned(bits: 8),
                    range: ValueRange(minimum: .constant(.integer(1)), maximum: .attribute("maxPresets", offset: 0))),
                FieldDefinition(
                    name: "name", id: 1, type: .string, range: ValueRange(maximumLength: .constant(.integer(32)))),
                FieldDefinition(name: "settings", id: 2, type: .structure(MPTZ.definition)),
            ])

        public var presetId: UInt8
        public var name: String
        public var settings: MPTZ

        public init(presetId: UInt8, name: String, settings: MPTZ) {
            self.presetId = presetId
            self.name = name
            self.settings = settings
        }

        public init?(fields: [Value?]) {
            guard
                let presetId: UInt8 = fields.required(at: 0),
                let name: String = fields.required(at: 1),
                let settings: MPTZ = fields.required(at: 2)
            else { return nil }
            self.presetId = presetId
            self.name = name
            self.settings = settings
        }

        public var fields: [Value?] { [presetId.value, name.value, settings.value] }
    }

    /// ViewportStruct
    public struct Viewport: StructConvertible, Hashable {
        public static let definition = StructDefinition(
            name: "ViewportStruct",
            fields: [
                FieldDefinition(name: "x1", id: 0, type: .unsigned(bits: 16), unit: "px"),
                FieldDefinition(name: "y1", id: 1, type: .unsigned(bits: 16), unit: "px"),
                FieldDefinition(name: "x2", id: 2, type: .unsigned(bits: 16), unit: "px"),
                FieldDefinition(name: "y2", id: 3, type: .unsigned(bits: 16), unit: "px"),
            ])

        /// In px.
        public var x1: UInt16
        /// In px.
        public var y1: UInt16
        /// In px.
        public var x2: UInt16
        /// In px.
        public var y2: UInt16

        public init(x1: UInt16, y1: UInt16, x2: UInt16, y2: UInt16) {
            self.x1 = x1
            self.y1 = y1
            self.x2 = x2
            self.y2 = y2
        }

        public init?(fields: [Value?]) {
            guard
                let x1: UInt16 = fields.required(at: 0),
                let y1: UInt16 = fields.required(at: 1),
                let x2: UInt16 = fields.required(at: 2),
                let y2: UInt16 = fields.required(at: 3)
            else { return nil }
            self.x1 = x1
            self.y1 = y1
            self.x2 = x2
            self.y2 = y2
        }

        public var fields: [Value?] { [x1.value, y1.value, x2.value, y2.value] }
    }
}
