public import HomeModel

extension TraitRegistry {
    /// Adds the traits of vendors' definition files.
    ///
    /// - Throws: every mistake of every file; the registry is then unchanged.
    public mutating func add(traitFiles paths: [String]) throws(TraitFileError) {
        var registry = self
        var problems: [TraitFileError.Problem] = []
        var omitted = 0
        for path in paths {
            do {
                let text = try DefinitionText.read(path)
                let file = try TraitFileReader(origin: .vendor, registry: registry).read(text, file: path)
                registry.add(file.traits)
            } catch {
                let space = TraitFileError.limit - problems.count
                problems += error.problems.prefix(space)
                omitted += error.omitted + max(0, error.problems.count - space)
            }
        }
        guard problems.isEmpty else { throw TraitFileError(problems: problems, omitted: omitted) }
        self = registry
    }
}
