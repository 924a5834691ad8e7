// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension AudioOutput {
    /// Command 0x00.
    public struct SelectOutput: TraitCommand, Hashable {
        public typealias Owner = AudioOutput
        public static let index = 0

        public var index: UInt8

        public init(index: UInt8) {
            self.index = index
        }

        public init?(fields: [Value?]) {
            guard
                let index: UInt8 = fields.required(at: 0)
            else { return nil }
            self.index = index
        }

        public var fields: [Value?] { [index.value] }
    }

    /// Command 0x01.
    public struct RenameOutput: TraitCommand, Hashable {
        public typealias Owner = AudioOutput
        public static let index = 1

        public var index: UInt8
        public var name: String

        public init(index: UInt8, name: String) {
            self.index = index
            self.name = name
        }

        public init?(fields: [Value?]) {
            guard
                let index: UInt8 = fields.required(at: 0),
                let name: String = fields.required(at: 1)
            else { return nil }
            self.index = index
            self.name = name
        }

        public var fields: [Value?] { [index.value, name.value] }
    }
}
