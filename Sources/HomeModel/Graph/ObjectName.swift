/// The rules for names of structures, rooms, devices and groups (Home APIs, "Structure": names hold 60 Unicode code points).
public enum ObjectName {
    public static let maximumScalars = 60

    /// The name, cut to 60 Unicode scalars; `isTruncated` says whether anything was cut.
    public static func cut(_ name: String) -> (name: String, isTruncated: Bool) {
        let scalars = name.unicodeScalars
        guard scalars.count > maximumScalars else { return (name, false) }
        return (String(String.UnicodeScalarView(scalars.prefix(maximumScalars))), true)
    }

    /// A name and what tells its bearer from others of that name; of what is too long the name is cut, not the distinction.
    public static func distinguished(_ name: String, by distinction: String) -> String {
        let own = maximumScalars - 1 - distinction.unicodeScalars.count
        guard own > 0 else { return cut("\(name) \(distinction)").name }
        return "\(String(String.UnicodeScalarView(name.unicodeScalars.prefix(own)))) \(distinction)"
    }

    /// True when nothing but white space is there.
    public static func isBlank(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
}
