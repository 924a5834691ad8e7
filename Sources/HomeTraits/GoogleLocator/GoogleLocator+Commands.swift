// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleLocator {
    /// Command 0x00.
    public struct Locate: TraitCommand, Hashable {
        public typealias Owner = GoogleLocator
        public static let index = 0

        public var silence: Bool
        public var lang: String

        public init(silence: Bool = false, lang: String = "en") {
            self.silence = silence
            self.lang = lang
        }

        public init?(fields: [Value?]) {
            guard
                let silence: Bool = fields.required(at: 0, default: false),
                let lang: String = fields.required(at: 1, default: "en")
            else { return nil }
            self.silence = silence
            self.lang = lang
        }

        public var fields: [Value?] { [silence.value, lang.value] }
    }
}
