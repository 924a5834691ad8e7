// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension CameraAvSettingsUserLevelManagement {
    /// Command 0x00.
    public struct MptzSetPosition: TraitCommand, Hashable {
        public typealias Owner = CameraAvSettingsUserLevelManagement
        public static let index = 0

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

    /// Command 0x01.
    public struct MptzRelativeMove: TraitCommand, Hashable {
        public typealias Owner = CameraAvSettingsUserLevelManagement
        public static let index = 1

        /// In °.
        public var panDelta: Int16
        /// In °.
        public var tiltDelta: Int16
        public var zoomDelta: Int8

        public init(panDelta: Int16 = 0, tiltDelta: Int16 = 0, zoomDelta: Int8 = 0) {
            self.panDelta = panDelta
            self.tiltDelta = tiltDelta
            self.zoomDelta = zoomDelta
        }

        public init?(fields: [Value?]) {
            guard
                let panDelta: Int16 = fields.required(at: 0, default: 0),
                let tiltDelta: Int16 = fields.required(at: 1, default: 0),
                let zoomDelta: Int8 = fields.required(at: 2, default: 0)
            else { return nil }
            self.panDelta = panDelta
            self.tiltDelta = tiltDelta
            self.zoomDelta = zoomDelta
        }

        public var fields: [Value?] { [panDelta.value, tiltDelta.value, zoomDelta.value] }
    }

    /// Command 0x02.
    public struct MptzMoveToPreset: TraitCommand, Hashable {
        public typealias Owner = CameraAvSettingsUserLevelManagement
        public static let index = 2

        public var presetId: UInt8

        public init(presetId: UInt8) {
            self.presetId = presetId
        }

        public init?(fields: [Value?]) {
            guard
                let presetId: UInt8 = fields.required(at: 0)
            else { return nil }
            self.presetId = presetId
        }

        public var fields: [Value?] { [presetId.value] }
    }

    /// Command 0x03.
    public struct MptzSavePreset: TraitCommand, Hashable {
        public typealias Owner = CameraAvSettingsUserLevelManagement
        public static let index = 3

        public var presetId: UInt8?
        public var name: String

        public init(presetId: UInt8? = nil, name: String) {
            self.presetId = presetId
            self.name = name
        }

        public init?(fields: [Value?]) {
            guard
                let presetId: UInt8? = fields.optional(at: 0),
                let name: String = fields.required(at: 1)
            else { return nil }
            self.presetId = presetId
            self.name = name
        }

        public var fields: [Value?] { [presetId?.value, name.value] }
    }

    /// Command 0x04.
    public struct MptzRemovePreset: TraitCommand, Hashable {
        public typealias Owner = CameraAvSettingsUserLevelManagement
        public static let index = 4

        public var presetId: UInt8

        public init(presetId: UInt8) {
            self.presetId = presetId
        }

        public init?(fields: [Value?]) {
            guard
                let presetId: UInt8 = fields.required(at: 0)
            else { return nil }
            self.presetId = presetId
        }

        public var fields: [Value?] { [presetId.value] }
    }

    /// Command 0x05.
    public struct DptzSetViewport: TraitCommand, Hashable {
        public typealias Owner = CameraAvSettingsUserLevelManagement
        public static let index = 5

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

    /// Command 0x06.
    public struct DptzRelativeMove: TraitCommand, Hashable {
        public typealias Owner = CameraAvSettingsUserLevelManagement
        public static let index = 6

        public var videoStreamId: UInt16
        /// In px.
        public var deltaX: Int16
        /// In px.
        public var deltaY: Int16
        /// In 1 %.
        public var zoomDelta: Int8

        public init(videoStreamId: UInt16, deltaX: Int16 = 0, deltaY: Int16 = 0, zoomDelta: Int8 = 0) {
            self.videoStreamId = videoStreamId
            self.deltaX = deltaX
            self.deltaY = deltaY
            self.zoomDelta = zoomDelta
        }

        public init?(fields: [Value?]) {
            guard
                let videoStreamId: UInt16 = fields.required(at: 0),
                let deltaX: Int16 = fields.required(at: 1, default: 0),
                let deltaY: Int16 = fields.required(at: 2, default: 0),
                let zoomDelta: Int8 = fields.required(at: 3, default: 0)
            else { return nil }
            self.videoStreamId = videoStreamId
            self.deltaX = deltaX
            self.deltaY = deltaY
            self.zoomDelta = zoomDelta
        }

        public var fields: [Value?] { [videoStreamId.value, deltaX.value, deltaY.value, zoomDelta.value] }
    }
}
