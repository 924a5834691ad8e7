import Adapter
import Configuration
import EmbeddedHome
import EventLoop
import Glibc
import HomeFiles
import HomeModel
import Storage

/// The home of a store, for commands that only look at it while the adapter may be running.
@LoopActor
enum StoredHome {
    /// The home as a home file would describe it, with the present state of its simulated devices as first values.
    static func read(_ loaded: LoadedConfiguration) throws -> HomeFile {
        let preview = try preview(loaded)
        defer { preview.close() }
        return HomeFile(
            try preview.store.loadGraph(), definitions: preview.session.embedded.flatMap(\.presentDefinitions))
    }

    /// A session over a copy of the store (or over the home that `run` would begin with, when there is no store yet). Nothing that
    /// happens in it reaches the store.
    static func preview(_ loaded: LoadedConfiguration) throws -> HomePreview {
        let folder = try TemporaryFolder()
        var copy = loaded
        copy.configuration.store.path = "\(folder.path)/preview.db"
        let store = try HomeSession.openStore(copy.configuration)
        do throws(StoreError) {
            let original = try Store.inspect(path: loaded.configuration.store.path)
            defer { original.close() }
            // The same account as the store's own adapter tells.
            copy.configuration.cloud.agentUserID =
                copy.configuration.cloud.agentUserID ?? Adapter.defaultAgentUserID(store: original.storeID)
            try fill(store, from: original, backends: HomeSession.embeddedBackends(of: loaded.configuration))
        } catch  where error.code == .missing {
            // The session imports what `run` would.
        } catch {
            throw CommandFailed(.storeUnusable, "the store cannot be used: \(error)")
        }
        return HomePreview(folder: folder, store: store, session: try HomeSession(copy, store: store, isPreview: true))
    }

    private static func fill(_ store: Store, from original: Store, backends: [String]) throws(StoreError) {
        do {
            let graph = try original.loadGraph()
            try store.write(
                graph.structures.map(GraphWrite.putStructure) + graph.rooms.map(GraphWrite.putRoom)
                    + graph.placements.map(GraphWrite.putPlacement) + graph.groups.map(GraphWrite.putGroup)
                    + graph.slugs.map(GraphWrite.putSlug))
            for backend in backends {
                try store.putDevices(try original.loadDevices(backend: backend), backend: backend)
                try store.putStates(try original.loadStates(backend: backend), backend: backend)
            }
        } catch let error as StoreError {
            throw error
        } catch {
            throw StoreError(.failed, path: original.path, "\(error)")
        }
    }
}

/// A session over a store of its own that vanishes with it.
@LoopActor
final class HomePreview {
    let store: Store
    let session: HomeSession
    private let folder: TemporaryFolder

    init(folder: TemporaryFolder, store: Store, session: HomeSession) {
        self.folder = folder
        self.store = store
        self.session = session
    }

    func close() {
        store.close()
        folder.remove()
    }
}
