import EmbeddedHome
import EventLoop
import HomeFiles
import HomeModel
import HomeTraits
import Storage
import Topics

/// Puts a home file into the store.
@LoopActor
enum HomeImport {
    /// Reads a home file.
    /// - Throws: exit code 78 with every mistake.
    static func read(_ path: String, registry: TraitRegistry) throws(CommandFailed) -> HomeFile {
        try parse(InputFile.read(path), file: path, registry: registry)
    }

    /// The home that is shown when nobody gave one.
    static func demo(registry: TraitRegistry) throws(CommandFailed) -> HomeFile {
        try parse(Array(DemoHome.text.utf8), file: "the demo home", registry: registry)
    }

    private static func parse(_ text: [UInt8], file: String, registry: TraitRegistry) throws(CommandFailed) -> HomeFile
    {
        do throws(HomeFileError) {
            return try HomeFile.parse(text, file: file, registry: registry, tags: HomeTraits.semanticTags)
        } catch {
            throw CommandFailed(.configuration, "the home file cannot be used\n\(error)")
        }
    }

    /// Writes the home into the graph and its simulated devices into the embedded backend. What is there already under the same
    /// ids is replaced, everything else stays; whatever got another name or place gets another topic.
    static func write(_ home: HomeFile, to store: Store, backend: String) throws {
        let stored = try store.loadGraph()
        let writes = home.graphWrites(embeddedBackend: backend)
        try store.putDevices(
            home.definitions.map { StoredDevice(device: $0.id, definition: $0.encode()) }, backend: backend)
        try store.write(released(by: writes, stored) + writes)
    }

    /// The slugs of objects that get another name or other siblings.
    private static func released(by writes: [GraphWrite], _ stored: StoredGraph) -> [GraphWrite] {
        let placements = Dictionary(stored.placements.map { ($0.device, $0) }, uniquingKeysWith: { first, _ in first })
        let moved = writes.compactMap { write -> (scope: String, owner: String)? in
            switch write {
            case .putStructure(let structure):
                guard let former = stored.structures.first(where: { $0.id == structure.id }),
                    former.name != structure.name
                else { return nil }
                return (SlugScope.structures, structure.id.rawValue)
            case .putRoom(let room):
                guard let former = stored.rooms.first(where: { $0.id == room.id }), former != room else { return nil }
                return (SlugScope.rooms(of: former.structure), room.id.rawValue)
            case .putPlacement(let placement):
                guard let former = placements[placement.device],
                    former.name != placement.name || former.room != placement.room
                        || former.structure != placement.structure
                else { return nil }
                return (SlugScope.devices(of: former.structure, room: former.room), placement.device.rawValue)
            case .putGroup(let group):
                guard let former = stored.groups.first(where: { $0.id == group.id }), former.name != group.name else {
                    return nil
                }
                return (SlugScope.groups(of: former.structure), group.id.rawValue)
            default: return nil
            }
        }
        return moved.flatMap { scope, owner in
            stored.slugs.filter { $0.scope == scope && $0.owner == owner }.map(GraphWrite.removeSlug)
        }
    }
}
