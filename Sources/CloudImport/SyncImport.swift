public import HomeFiles
public import HomeModel
import JSON

/// A provider's answer to Google's SYNC request as a home of simulated devices.
///
/// The rules of the format are those of "Cloud-to-cloud primer: SYNC". What our devices cannot show becomes a warning, what
/// makes the answer unusable an error.
public struct SyncImport: Sendable {
    /// Structures and rooms by the devices' hints, and the devices. Reading the same answer again gives the same ids.
    public let home: HomeFile
    /// What was left out or changed.
    public let warnings: [SyncProblem]

    /// - Parameters:
    ///   - text: JSON: the whole answer, or its `payload` alone.
    ///   - file: what it came from, for messages.
    ///   - registry: the traits and device types there are.
    /// - Throws: ``SyncError`` with every mistake.
    public static func read(_ text: [UInt8], file: String, registry: TraitRegistry) throws(SyncError) -> SyncImport {
        let document: JSON
        do throws(JSONError) {
            document = try JSON.parse(text)
        } catch {
            throw SyncError([SyncProblem(file: file, path: "", message: "this is not JSON: \(error)")])
        }
        let notes = SyncNotes(file: file)
        let devices = SyncReader(notes: notes).devices(document)
        guard notes.errors.isEmpty else { throw SyncError(notes.errors) }
        var homes = SyncHome(registry: registry, notes: notes)
        for device in devices { homes.add(device) }
        return SyncImport(home: homes.home, warnings: notes.warnings)
    }
}
