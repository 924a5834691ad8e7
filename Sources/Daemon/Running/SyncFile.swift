import CloudImport
import HomeFiles
import HomeModel

/// A provider's SYNC answer as a file.
enum SyncFile {
    /// Reads the home in it, and tells what was left out.
    /// - Throws: exit code 78 with every mistake.
    static func read(_ path: String, registry: TraitRegistry) throws(CommandFailed) -> HomeFile {
        let text = try InputFile.read(path)
        do throws(SyncError) {
            let result = try SyncImport.read(text, file: path, registry: registry)
            for warning in result.warnings { Console.complain("warning: \(warning)") }
            return result.home
        } catch {
            throw CommandFailed(.configuration, "the SYNC answer cannot be used\n\(error)")
        }
    }
}
