/// Paths of the package's own files.
enum PackageFolder {
    static func path(_ relative: String, of file: String = #filePath) -> String {
        file.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/") + "/" + relative
    }
}
