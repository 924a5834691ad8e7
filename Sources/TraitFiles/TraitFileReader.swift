public import HomeModel
import YAML

/// Reads definition files of traits. `Sources/TraitGenerator/Definitions/README.md` explains their format.
///
/// The same reader serves the generator and, at run time, the files that the configuration names under `traits`.
public struct TraitFileReader: Sendable {
    /// Whose files are read.
    public enum Origin: Sendable {
        /// The project's own definitions: Matter's and Google's traits.
        case product
        /// A vendor's: every namespace but `matter` and `google`.
        case vendor
    }

    private let origin: Origin
    private let registry: TraitRegistry

    /// - Parameter registry: the traits that exist already; a file may not define one of them again.
    public init(origin: Origin, registry: TraitRegistry = TraitRegistry(traits: [], deviceTypes: [])) {
        self.origin = origin
        self.registry = registry
    }

    /// Reads the text of one file, which holds one trait.
    ///
    /// - Parameter file: the name of the text for errors.
    public func read(_ text: [UInt8], file: String) throws(TraitFileError) -> TraitFile {
        let log = ProblemLog()
        guard let root = log.attempt({ try YAML.parse(text, file: file) }) else { throw log.error }
        let parser = TraitParser(root: root, origin: origin, registry: registry, log: log)
        guard let trait = parser.read(), log.isEmpty else { throw log.error }
        return trait
    }

    /// Reads the text of one file; see `read(_: [UInt8], file:)`.
    public func read(_ text: String, file: String) throws(TraitFileError) -> TraitFile {
        try read(Array(text.utf8), file: file)
    }
}
