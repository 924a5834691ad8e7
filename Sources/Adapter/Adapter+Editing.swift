import EventLoop
import HomeModel
import JSON
import MQTT
import Telemetry
import Topics

/// Changes of the home graph: stored first, then shown. A change that cannot be stored does not happen.
extension Adapter {
    /// How long the answer to a change waits for the broker to have it; the change itself is safe before.
    static let editPatience = Duration.seconds(5)

    /// Makes a change that `GraphEditor` planned.
    ///
    /// - Parameters:
    ///   - renames: whether what is written again takes the topic that its name makes; else topics only follow a change of place.
    ///   - completion: called when the new topics are at the broker and the old ones have left it, or after five seconds.
    /// - Throws: `internal` when the store cannot be written; then nothing has changed.
    func edit(
        _ writes: [GraphWrite], renames: Bool = false, then completion: @escaping @LoopActor () -> Void
    ) throws(CommandFailure) {
        let before = tree.snapshot
        let former = tree.formerSlugs
        tree.prepare(writes, renames: renames)
        do {
            try graphStore.write(writes + tree.takeWrites())
        } catch {
            tree.restore(before)
            logger.error("a change of the home cannot be stored", ["error": "\(error)"])
            throw CommandFailure(.internal, "the change cannot be stored: \(error)")
        }
        let left = tree.formerSlugs.filter { !former.contains($0) }
        show(writes, leaving: left, then: completion)
    }

    /// Lets the graph follow what is stored, and the topics the graph.
    func show(
        _ writes: [GraphWrite], leaving left: [SlugRecord], then completion: @escaping @LoopActor () -> Void
    ) {
        var isAnswered = false
        let answer: @LoopActor () -> Void = {
            guard !isAnswered else { return }
            isAnswered = true
            completion()
        }
        let patience = loop.schedule(after: Self.editPatience, answer)
        publisher.retiring {
            presenter.follow(writes) { graph.apply(writes) }
            cloud.edited(writes)
            for case .removePlacement(let device) in writes { undescribed.forget(device) }
            // Objects that are new, or stand elsewhere now, have their levels from here on.
            storeTakenSlugs()
        } then: { [weak self] in
            patience.cancel()
            self?.free(left)
            answer()
        }
    }

    /// Removes a device: where its backend runs, by asking it; else by taking away what the graph knows.
    func remove(
        _ placement: Placement, then completion: @escaping RequestRouter.Completion
    ) throws(CommandFailure) {
        let id = placement.device
        let answer: JSON = ["id": .string(id.rawValue)]
        guard graph.devices[id] != nil, let backend = backends.first(where: { $0.name == placement.backend }) else {
            return try edit(GraphEditor(graph).remove(id)) { completion(.success(answer)) }
        }
        // The backend reports it first; then the topics leave, and then it is answered.
        removals[id, default: []].append { completion(.success(answer)) }
        backend.remove(id) { [weak self] outcome in
            guard case .failure(let failure) = outcome else { return }
            self?.removals[id] = nil
            completion(.failure(failure))
        }
    }

    /// Levels whose topics have left the broker are free for others.
    func free(_ records: [SlugRecord]) {
        guard !records.isEmpty else { return }
        store(tree.free(records))
    }

    func storeTakenSlugs() {
        let slugs = tree.takeWrites()
        if !slugs.isEmpty { store(slugs) }
    }

    /// Has the broker send the commands that people retained; each is reported and cleared like those that a new connection finds.
    func sweepRetainedCommands() {
        guard let engine, let subscriptions = try? Self.subscriptions(for: configuration) else { return }
        for subscription in subscriptions where !subscription.filter.text.contains("/\(TopicLevel.adapter)/") {
            try? engine.subscribe(subscription) { _ in }
        }
    }
}
