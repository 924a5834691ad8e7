/// Names as the data model spells them: `minMeasuredValue`.
public enum LowerCamel {
    /// The words of a name, in small letters; none for an empty one.
    public static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        for scalar in name.unicodeScalars {
            if scalar.properties.isUppercase, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word += scalar.properties.lowercaseMapping
        }
        return word.isEmpty ? words : words + [word]
    }
}
