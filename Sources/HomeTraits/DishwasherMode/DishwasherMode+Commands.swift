// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension DishwasherMode {
    /// Command 0x00, answered by `ChangeToModeResponse`.
    public struct ChangeToMode: TraitCommand, Hashable {
        public typealias Owner = DishwasherMode
        public static let index = 0

        public var newMode: UInt8

        public init(newMode: UInt8) {
            self.newMode = newMode
        }

        public init?(fields: [Value?]) {
            guard
                let newMode: UInt8 = fields.required(at: 0)
            else { return nil }
            self.newMode = newMode
        }

        public var fields: [Value?] { [newMode.value] }
    }

    public typealias ChangeToModeResponse = ModeBase.ChangeToModeResponse
}
