// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleVolume {
    /// Command 0x00.
    public struct Mute: TraitCommand, Hashable {
        public typealias Owner = GoogleVolume
        public static let index = 0

        public var mute: Bool

        public init(mute: Bool) {
            self.mute = mute
        }

        public init?(fields: [Value?]) {
            guard
                let mute: Bool = fields.required(at: 0)
            else { return nil }
            self.mute = mute
        }

        public var fields: [Value?] { [mute.value] }
    }

    /// Command 0x01.
    public struct SetVolume: TraitCommand, Hashable {
        public typealias Owner = GoogleVolume
        public static let index = 1

        public var volumeLevel: UInt16

        public init(volumeLevel: UInt16) {
            self.volumeLevel = volumeLevel
        }

        public init?(fields: [Value?]) {
            guard
                let volumeLevel: UInt16 = fields.required(at: 0)
            else { return nil }
            self.volumeLevel = volumeLevel
        }

        public var fields: [Value?] { [volumeLevel.value] }
    }

    /// Command 0x02.
    public struct VolumeRelative: TraitCommand, Hashable {
        public typealias Owner = GoogleVolume
        public static let index = 2

        public var relativeSteps: Int32

        public init(relativeSteps: Int32) {
            self.relativeSteps = relativeSteps
        }

        public init?(fields: [Value?]) {
            guard
                let relativeSteps: Int32 = fields.required(at: 0)
            else { return nil }
            self.relativeSteps = relativeSteps
        }

        public var fields: [Value?] { [relativeSteps.value] }
    }
}
