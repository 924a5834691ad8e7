// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleReboot {
    /// Command 0x00.
    public struct Reboot: TraitCommand, Hashable {
        public typealias Owner = GoogleReboot
        public static let index = 0

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
