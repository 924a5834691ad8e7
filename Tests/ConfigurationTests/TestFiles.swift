import Configuration

/// Parses a configuration whose files are these texts.
func parse(
    _ text: String = "", environment: [String: String] = [:], path: String = "conf/t.yaml",
    files: [String: [UInt8]] = [:]
) throws(ConfigurationError) -> Configuration {
    try Configuration.parse(
        text: Array(text.utf8), path: path, environment: environment, reader: reader(files))
}

/// A reader that knows only these files.
func reader(_ files: [String: [UInt8]]) -> FileReader {
    FileReader { path throws(FileReader.Failure) in
        guard let bytes = files[path] else { throw FileReader.Failure("no such file") }
        return bytes
    }
}

/// What is wrong with a configuration, one problem each.
func problems(
    _ text: String = "", environment: [String: String] = [:], files: [String: [UInt8]] = [:]
) throws -> [String] {
    do throws(ConfigurationError) {
        _ = try parse(text, environment: environment, files: files)
        return []
    } catch {
        return error.problems.map(\.description)
    }
}
