import Glibc
import HomeModel

extension TraitLibrary {
    /// Reads the folder of the project's definitions: `traits/*.yaml`, `device-types.yaml`, `semantic-tags.yaml`,
    /// `dangerous-commands.yaml`.
    ///
    /// - Throws: every mistake of every file, with the paths as they were built from `folder`.
    public init(folder: String) throws(TraitFileError) {
        let log = ProblemLog()
        var registry = TraitRegistry(traits: [], deviceTypes: [])
        var traits: [TraitFile] = []
        for name in try Self.names(in: "\(folder)/traits") where name.hasSuffix(".yaml") {
            let path = "\(folder)/traits/\(name)"
            let reader = TraitFileReader(origin: .product, registry: registry)
            guard let trait = log.attempt({ try reader.read(try DefinitionText.read(path), file: path) }) else {
                continue
            }
            registry.add(trait.traits)
            traits.append(trait)
        }
        let typesPath = "\(folder)/device-types.yaml"
        let deviceTypes = log.attempt {
            try DeviceTypeFileReader(registry: registry).read(try DefinitionText.read(typesPath), file: typesPath)
        }
        let tagsPath = "\(folder)/semantic-tags.yaml"
        let semanticTags = log.attempt {
            try SemanticTagFileReader().read(try DefinitionText.read(tagsPath), file: tagsPath)
        }
        let known = TraitRegistry(traits: registry.traits, deviceTypes: deviceTypes ?? [])
        let dangerousPath = "\(folder)/dangerous-commands.yaml"
        let dangerous = log.attempt {
            try DangerousCommandFileReader(registry: known)
                .read(try DefinitionText.read(dangerousPath), file: dangerousPath)
        }
        guard log.isEmpty, let deviceTypes, let semanticTags, let dangerous else { throw log.error }
        self.init(traits: traits, deviceTypes: deviceTypes, semanticTags: semanticTags, dangerous: dangerous)
    }

    /// The names in a folder, sorted by their bytes.
    private static func names(in folder: String) throws(TraitFileError) -> [String] {
        guard let directory = opendir(folder) else {
            let message = "cannot be opened: \(String(cString: strerror(errno)))"
            throw TraitFileError(problems: [.init(file: folder, message: message)])
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
