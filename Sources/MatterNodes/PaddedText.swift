/// Texts of devices that write their fixed-length buffers whole: with NUL behind the text, or blanks and NUL.
enum PaddedText {
    /// Without NUL at the end.
    static func withoutPadding(_ text: String) -> String {
        guard text.utf8.last == 0 else { return text }
        return cut(text) { $0.value == 0 }
    }

    /// Without NUL and white space at the end.
    static func trimmed(_ text: String) -> String {
        cut(text) { $0.value == 0 || $0.properties.isWhitespace }
    }

    private static func cut(_ text: String, _ isPadding: (Unicode.Scalar) -> Bool) -> String {
        var scalars = text.unicodeScalars
        while let last = scalars.last, isPadding(last) { scalars.removeLast() }
        return String(scalars)
    }
}
