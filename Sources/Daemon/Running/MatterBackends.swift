import Configuration
import EventLoop
import HomeTraits
import MatterBackend
import Storage
import Telemetry
import Topics

/// The Matter Servers of the configuration.
@LoopActor
enum MatterBackends {
    /// - Throws: `StoreError` when the ids of their devices cannot be read.
    static func make(_ loaded: LoadedConfiguration, _ store: Store) throws -> [MatterBackend] {
        var prefixes: Set<String> = []
        var backends: [MatterBackend] = []
        for backend in loaded.configuration.backends {
            guard case .matter(let matter) = backend.kind else { continue }
            let configuration = MatterConfiguration(
                name: backend.name, prefix: prefix(for: backend.name, &prefixes), url: matter.url,
                allowsCommissioning: matter.commissioning, ca: matter.ca, isInsecure: matter.insecure)
            backends.append(
                try MatterBackend(
                    configuration, registry: loaded.registry, tags: HomeTraits.semanticTags,
                    memory: StoredMatterDevices(
                        store, backend: backend.name, logger: loaded.logger.labelled("matter")),
                    logger: loaded.logger.labelled("matter")))
        }
        return backends
    }

    /// Names that differ in more than what topics can show have different prefixes.
    private static func prefix(for name: String, _ taken: inout Set<String>) -> String {
        let base = Slug.make(name) ?? "matter"
        var prefix = base
        var number = 2
        while !taken.insert(prefix).inserted {
            prefix = "\(base).\(number)"
            number += 1
        }
        return prefix
    }

    /// For `_adapter/info`: why a server is not reached.
    static func problems(of backends: [MatterBackend]) -> [String] {
        backends.compactMap { backend in
            backend.trouble.map { "the Matter Server of '\(backend.name)' is not reached: \($0)" }
        }
    }
}
