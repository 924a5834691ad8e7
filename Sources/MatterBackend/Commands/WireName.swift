/// Names of commands and fields as Matter Servers expect them: those of the Matter SDK, which keep acronyms in capitals (`PINCode`)
/// where definitions have `pinCode`. Servers ignore a field whose name they do not know, so a wrong one would be lost silently.
enum WireName {
    /// Words that the SDK writes in capitals.
    private static let acronyms: Set<String> = [
        "ca", "csr", "dst", "esa", "icac", "icd", "ice", "id", "ids", "ipk", "lqi", "noc", "ntp", "ota", "pake", "pin",
        "rtc", "tc",
        "uri", "url", "utc",
    ]

    /// Where the SDK is not consistent with itself, or has another name than newer specifications.
    private static let exceptions: [String: String] = [
        "adminVendorId": "adminVendorId", "dvbiUrl": "dvbiUrl", "extensionFieldSetStructs": "extensionFieldSets",
        "id": "id", "posterArtUrl": "posterArtUrl", "thumbnailUrl": "thumbnailUrl", "watermark": "waterMark",
    ]

    /// The field `groupId` is `groupID`.
    static func field(_ name: String) -> String { exceptions[name] ?? spelled(name) }

    /// The command `moveToLevel` is `MoveToLevel`.
    static func command(_ name: String) -> String {
        let name = spelled(name)
        guard let first = name.unicodeScalars.first else { return name }
        return first.properties.uppercaseMapping + String(name.unicodeScalars.dropFirst())
    }

    private static func spelled(_ name: String) -> String {
        words(name).map { word in
            let small = word.lowercased()
            guard acronyms.contains(small) else { return word }
            return small == "ids" ? "IDs" : small.uppercased()
        }.joined()
    }

    /// The words of a lowerCamel name.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        for scalar in name.unicodeScalars {
            if scalar.properties.isUppercase || words.isEmpty {
                words.append(String(scalar))
            } else {
                words[words.count - 1].unicodeScalars.append(scalar)
            }
        }
        return words
    }
}
