// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleTransportControl {
    /// SupportedCommandsBitmap
    public struct SupportedCommands: OptionSet, ValueConvertible, Hashable {
        public var rawValue: UInt16

        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static var captionControl: SupportedCommands { SupportedCommands(rawValue: 1 << 0) }
        public static var next: SupportedCommands { SupportedCommands(rawValue: 1 << 1) }
        public static var pause: SupportedCommands { SupportedCommands(rawValue: 1 << 2) }
        public static var previous: SupportedCommands { SupportedCommands(rawValue: 1 << 3) }
        public static var resume: SupportedCommands { SupportedCommands(rawValue: 1 << 4) }
        public static var seekRelative: SupportedCommands { SupportedCommands(rawValue: 1 << 5) }
        public static var seekToPosition: SupportedCommands { SupportedCommands(rawValue: 1 << 6) }
        public static var setRepeat: SupportedCommands { SupportedCommands(rawValue: 1 << 7) }
        public static var shuffle: SupportedCommands { SupportedCommands(rawValue: 1 << 8) }
        public static var stop: SupportedCommands { SupportedCommands(rawValue: 1 << 9) }

        public static let definition = BitmapDefinition(
            name: "SupportedCommandsBitmap", bits: 16,
            fields: [
                BitmapDefinition.Field(name: "captionControl", bit: 0),
                BitmapDefinition.Field(name: "next", bit: 1),
                BitmapDefinition.Field(name: "pause", bit: 2),
                BitmapDefinition.Field(name: "previous", bit: 3),
                BitmapDefinition.Field(name: "resume", bit: 4),
                BitmapDefinition.Field(name: "seekRelative", bit: 5),
                BitmapDefinition.Field(name: "seekToPosition", bit: 6),
                BitmapDefinition.Field(name: "setRepeat", bit: 7),
                BitmapDefinition.Field(name: "shuffle", bit: 8),
                BitmapDefinition.Field(name: "stop", bit: 9),
            ])
    }
}
