// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleFill {
    /// Command 0x00.
    public struct Fill: TraitCommand, Hashable {
        public typealias Owner = GoogleFill
        public static let index = 0

        public var fill: Bool
        public var fillLevel: String?
        /// In %.
        public var fillPercent: Double?

        public init(fill: Bool, fillLevel: String? = nil, fillPercent: Double? = nil) {
            self.fill = fill
            self.fillLevel = fillLevel
            self.fillPercent = fillPercent
        }

        public init?(fields: [Value?]) {
            guard
                let fill: Bool = fields.required(at: 0),
                let fillLevel: String? = fields.optional(at: 1),
                let fillPercent: Double? = fields.optional(at: 2)
            else { return nil }
            self.fill = fill
            self.fillLevel = fillLevel
            self.fillPercent = fillPercent
        }

        public var fields: [Value?] { [fill.value, fillLevel?.value, fillPercent?.value] }
    }
}
