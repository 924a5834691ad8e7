/// Reads YAML texts: one document, UTF-8, keys that are scalars and not repeated, the tags of the core schema only.
///
/// Anchors and aliases work; what aliases add is limited to 100,000 nodes, so a small text cannot become a large one.
public enum YAML {
    /// The most bytes a text may have.
    public static let byteLimit = 16_777_216
    /// How many lists and mappings may be open at once.
    public static let depthLimit = 64
    /// How many nodes aliases may add to those of the text.
    public static let aliasLimit = 100_000

    /// Parses a text. An empty one is a plain null.
    ///
    /// - Parameter file: the name of the text for errors.
    public static func parse(_ text: [UInt8], file: String) throws(YAMLError) -> YAMLNode {
        guard text.count <= byteLimit else {
            throw YAMLError(file: file, line: 1, column: 1, message: "the text is longer than \(byteLimit) bytes")
        }
        var composer = YAMLComposer(events: YAMLEvents(text, file: file), file: file)
        return try composer.document()
    }

    /// Parses a text; see `parse(_: [UInt8], file:)`.
    public static func parse(_ text: String, file: String) throws(YAMLError) -> YAMLNode {
        try parse(Array(text.utf8), file: file)
    }
}
