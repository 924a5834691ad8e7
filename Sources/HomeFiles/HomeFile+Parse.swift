public import HomeModel
import YAML

extension HomeFile {
    /// The most bytes a home file may have.
    public static let byteLimit = YAML.byteLimit

    /// Reads a home file (format: the contract's "Configuration, store, running").
    ///
    /// - Parameters:
    ///   - file: the file's path; node dumps are looked for beside it.
    ///   - registry: the traits and device types that devices may have.
    ///   - tags: the semantic tags that parts may have.
    ///   - readFile: reads a node dump; what it throws becomes part of the error.
    /// - Throws: every mistake, up to `HomeFileError.limit`, with its place and what is allowed there.
    public static func parse(
        _ text: [UInt8], file: String, registry: TraitRegistry, tags: SemanticTagRegistry,
        readFile: (String) throws -> [UInt8] = BoundedFile.read
    ) throws(HomeFileError) -> HomeFile {
        let document: YAMLNode
        do throws(YAMLError) {
            document = try YAML.parse(text, file: file)
        } catch {
            throw HomeFileError(problems: [HomeFileProblem(error)])
        }
        return try withoutActuallyEscaping(readFile) { (readFile) throws(HomeFileError) in
            var reader = HomeFileReader(file: file, registry: registry, tags: tags, readFile: readFile)
            return try reader.read(document)
        }
    }
}

extension HomeFileProblem {
    init(_ error: YAMLError) {
        self.init(file: error.file, line: error.line, column: error.column, message: error.message)
    }
}
