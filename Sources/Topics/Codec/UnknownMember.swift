public import JSON

/// What an error shows of a member that nobody knows.
public enum UnknownMember {
    /// Parts of names that people may give to a secret by mistake.
    private static let secretNames = ["pin", "code", "pass", "secret", "credential", "key", "token"]

    /// Its value; nil for a list or an object, and for what may be a secret.
    public static func value(_ json: JSON, named name: String) -> JSON? {
        let name = name.lowercased()
        guard !secretNames.contains(where: { name.contains($0) }) else { return nil }
        switch json {
        case .array, .object: return nil
        default: return json
        }
    }
}
