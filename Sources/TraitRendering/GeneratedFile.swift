/// One file of the generated target.
public struct GeneratedFile: Sendable, Equatable {
    /// Relative to the target's folder.
    public let path: String
    public let text: String

    /// The first line of every generated file.
    public static let header =
        "// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions."

    init(path: String, body: String, isPublic: Bool = true) {
        self.path = path
        text = Self.header + "\n\n" + (isPublic ? "public import HomeModel" : "import HomeModel") + "\n\n" + body
    }
}
