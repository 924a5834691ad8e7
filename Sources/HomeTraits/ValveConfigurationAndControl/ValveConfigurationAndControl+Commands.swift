// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension ValveConfigurationAndControl {
    /// Command 0x00.
    public struct Open: TraitCommand, Hashable {
        public typealias Owner = ValveConfigurationAndControl
        public static let index = 0

        /// In s.
        public var openDuration: UInt32??
        /// In 1 %.
        public var targetLevel: UInt8?

        public init(openDuration: UInt32?? = nil, targetLevel: UInt8? = nil) {
            self.openDuration = openDuration
            self.targetLevel = targetLevel
        }

        public init?(fields: [Value?]) {
            guard
                let openDuration: UInt32?? = fields.optional(at: 0),
                let targetLevel: UInt8? = fields.optional(at: 1)
            else { return nil }
            self.openDuration = openDuration
            self.targetLevel = targetLevel
        }

        public var fields: [Value?] { [openDuration?.value, targetLevel?.value] }
    }

    /// Command 0x01.
    public struct Close: TraitCommand, Hashable {
        public typealias Owner = ValveConfigurationAndControl
        public static let index = 1

        public init() {}

        public init(fields: [Value?]) {}

        public var fields: [Value?] { [] }
    }
}
