/// The rules for names in definition files: they become levels of topics, keys of JSON objects and Swift names.
enum DefinitionName {
    static let limit = 64

    /// The last levels of topics that take commands, and so can name nothing else.
    static let reserved: Set<String> = ["set", "call", "result", "event"]

    /// What is wrong with a lowerCamel name; nil when nothing is.
    static func problem(with name: String) -> String? {
        if reserved.contains(name) {
            return "\"\(name)\" cannot be a name; \(reserved.sorted().joined(separator: ", ")) end topics"
        }
        return problem(withValue: name)
    }

    /// What is wrong with the name of an enum's member or a bitmap's flag, which never is a level of a topic; nil when
    /// nothing is.
    static func problem(withValue name: String) -> String? {
        guard name.utf8.count <= limit, let first = name.utf8.first, isLower(first), name.utf8.allSatisfy(isPart) else {
            return "expected a name of ASCII letters and digits that begins with a small letter (at most \(limit))"
        }
        return nil
    }

    /// What is wrong with the name of an enum, a bitmap or a struct; nil when nothing is.
    static func problem(withType name: String) -> String? {
        guard name.utf8.count <= limit, let first = name.utf8.first, isUpper(first), name.utf8.allSatisfy(isPart) else {
            return "expected a name of ASCII letters and digits that begins with a capital (at most \(limit))"
        }
        return nil
    }

    static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    static func isPart(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) || isDigit(byte) }
}
