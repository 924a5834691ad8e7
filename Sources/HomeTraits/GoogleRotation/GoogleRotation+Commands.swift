// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleRotation {
    /// Command 0x00.
    public struct RotateAbsolute: TraitCommand, Hashable {
        public typealias Owner = GoogleRotation
        public static let index = 0

        /// In °.
        public var rotationDegrees: Double?
        /// In %.
        public var rotationPercent: Double?

        public init(rotationDegrees: Double? = nil, rotationPercent: Double? = nil) {
            self.rotationDegrees = rotationDegrees
            self.rotationPercent = rotationPercent
        }

        public init?(fields: [Value?]) {
            guard
                let rotationDegrees: Double? = fields.optional(at: 0),
                let rotationPercent: Double? = fields.optional(at: 1)
            else { return nil }
            self.rotationDegrees = rotationDegrees
            self.rotationPercent = rotationPercent
        }

        public var fields: [Value?] { [rotationDegrees?.value, rotationPercent?.value] }
    }
}
