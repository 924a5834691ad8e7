// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleScene {
    /// Command 0x00.
    public struct ActivateScene: TraitCommand, Hashable {
        public typealias Owner = GoogleScene
        public static let index = 0

        public var deactivate: Bool

        public init(deactivate: Bool = false) {
            self.deactivate = deactivate
        }

        public init?(fields: [Value?]) {
            guard
                let deactivate: Bool = fields.required(at: 0, default: false)
            else { return nil }
            self.deactivate = deactivate
        }

        public var fields: [Value?] { [deactivate.value] }
    }
}
