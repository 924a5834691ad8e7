/// The token that requests must carry (RFC 6750). It is never shown.
public struct BearerToken: Sendable {
    private let bytes: [UInt8]

    /// - Returns: nil for an empty text, which would be no protection.
    public init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        bytes = Array(text.utf8)
    }

    /// Whether an `authorization` header carries this token; in a time that depends on what it carries only.
    func isIn(_ header: String) -> Bool {
        let parts = header.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
        let given = Array(parts[1].drop { $0 == " " }.utf8)
        var difference = given.count ^ bytes.count
        for (index, byte) in given.enumerated() { difference |= Int(byte ^ bytes[index % bytes.count]) }
        return difference == 0
    }
}

extension BearerToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "(secret)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
