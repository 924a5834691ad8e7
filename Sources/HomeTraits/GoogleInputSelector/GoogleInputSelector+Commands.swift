// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleInputSelector {
    /// Command 0x00.
    public struct SetInput: TraitCommand, Hashable {
        public typealias Owner = GoogleInputSelector
        public static let index = 0

        public var newInput: String

        public init(newInput: String) {
            self.newInput = newInput
        }

        public init?(fields: [Value?]) {
            guard
                let newInput: String = fields.required(at: 0)
            else { return nil }
            self.newInput = newInput
        }

        public var fields: [Value?] { [newInput.value] }
    }

    /// Command 0x01.
    public struct PreviousInput: TraitCommand, Hashable {
        public typealias Owner = GoogleInputSelector
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }

    /// Command 0x02.
    public struct NextInput: TraitCommand, Hashable {
        public typealias Owner = GoogleInputSelector
        public static let index = 2

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
