/// The rules for names of structures, rooms, devices and groups (Home APIs, "Structure": names hold 60 Unicode code points).
public enum ObjectName {
    public static let maximumScalars = 60

    /// The name, cut to 60 Unicode scalars; `isTruncated` says whether anything was cut.
    public static func cut(_ name: String) -> (name: String, isTruncated: Bool) {
        let scalars = name.unicodeScalars
        guard scalars.count > maximumScalars else { return (name, false) }
        return (String(String.UnicodeScalarView(scalars.prefix(maximumScalars))), true)
    }

    /// True when nothing but white space is there.
    public static func isBlank(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
}
