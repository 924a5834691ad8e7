import EventLoop
import HomeModel
import Topics

/// The devices of the home that no backend has described since the start: their backend is late, tells of fewer devices than
/// before, or is not in the configuration any more.
///
/// Nothing of theirs is removed. What an earlier run published of them stays at the broker, but for `_availability`, which is
/// `offline` once the hold-down has passed.
@LoopActor
final class UndescribedDevices {
    private let configuration: AdapterConfiguration
    private let graph: HomeGraph
    private let tree: TopicTree
    private let presenter: HomePresenter
    private let publisher: Publisher
    private let loop: EventLoop
    /// In the order of the stored home.
    private var waiting: [DeviceID] = []
    private var topics: [DeviceID: [RetainedTopic]] = [:]
    private var isCleaning = false

    /// How long it waits, after the last one of those it waited for came, before what none of them claimed is cleared.
    private static let cleaningDelay = Duration.seconds(1)

    init(
        configuration: AdapterConfiguration, graph: HomeGraph, tree: TopicTree, presenter: HomePresenter,
        publisher: Publisher, loop: EventLoop
    ) {
        self.configuration = configuration
        self.graph = graph
        self.tree = tree
        self.presenter = presenter
        self.publisher = publisher
        self.loop = loop
        publisher.isAwaited = { [unowned self] in isAwaited($0) }
        presenter.undescribed = { [unowned self] in children(of: $0) }
    }

    /// The backends have been started; those that answer at once have done so.
    /// - Parameter devices: all of the stored home, from the oldest to the youngest.
    func begin(_ devices: [DeviceID]) {
        waiting = devices.filter { graph.devices[$0] == nil }
        guard !waiting.isEmpty else { return }
        guard configuration.holdDown > .zero else { return showUnreachable() }
        loop.schedule(after: configuration.holdDown) { [weak self] in self?.showUnreachable() }
    }

    private func showUnreachable() {
        let found = publisher.unclaimed(level: TopicLevel.availability) { isUndescribed(DeviceID($0)) }
        for (owner, topic) in found {
            guard let retained = publisher.add(topic, owner: owner, .unreachable) else { continue }
            topics[DeviceID(owner), default: []].append(retained)
        }
    }

    private func isUndescribed(_ device: DeviceID) -> Bool {
        graph.placements[device] != nil && graph.devices[device] == nil
    }

    /// Topics of such devices and of their groups stay, and so does what is said of the traits that perhaps only they have.
    private func isAwaited(_ entry: LedgerEntry) -> Bool {
        if entry.owner == TopicLevel.adapter {
            return graph.hasUndescribed
                && entry.topic.utf8.starts(with: "\(configuration.base)/\(TopicLevel.adapter)/trait/".utf8)
        }
        return isUndescribed(DeviceID(entry.owner)) || presenter.groups.isAwaited(owner: entry.owner)
            || presenter.rooms?.isAwaited(owner: entry.owner) ?? false
    }

    private func children(of place: Place) -> [PlaceMetaPayload.Child] {
        guard graph.hasUndescribed else { return [] }
        return waiting.compactMap { id in
            guard isUndescribed(id), let placement = graph.placements[id], Place(of: placement) == place
            else { return nil }
            return .init(kind: .device, id: id.rawValue, name: placement.name, topic: tree.topic(of: placement))
        }
    }

    /// Its topics are its own again; what an earlier run had of it elsewhere goes.
    func appeared(_ device: Device) {
        guard !waiting.isEmpty else { return }
        retire(device.id)
        clean()
    }

    /// A device is gone for good: what an earlier run published of it goes, too.
    func forget(_ device: DeviceID) {
        retire(device)
        publisher.retireLeftovers(of: device.rawValue)
        tree.freeParts(of: device)
    }

    private func retire(_ device: DeviceID) {
        let former = topics.removeValue(forKey: device) ?? []
        publisher.retire(former.filter { if case .unreachable = $0.content { true } else { false } })
    }

    private func clean() {
        guard !isCleaning else { return }
        isCleaning = true
        loop.schedule(after: Self.cleaningDelay) { [weak self] in
            guard let self else { return }
            isCleaning = false
            if !graph.hasUndescribed { waiting = [] }
            publisher.tidy()
        }
    }
}
