import EventLoop
import EverydayView
import HomeModel
import JSON
import Topics

/// Shows the groups of the home on topics: which there are, what each of them says, and which a change of a member touches.
///
/// What a group shows is computed from its members when it is sent. Changes of members come in bursts (a command to the group, a
/// slider), so they are shown when a burst has ended; only availability is shown at once, since members hold theirs down already.
@LoopActor
final class GroupPresenter {
    private let configuration: AdapterConfiguration
    private let graph: HomeGraph
    private let tree: TopicTree
    private let loop: EventLoop
    weak var publisher: Publisher?
    /// Whether a device is shown as online.
    var isShownOnline: (DeviceID) -> Bool = { _ in false }
    /// Whether a backend is there and has not reported its devices yet.
    var isConnecting: (String) -> Bool = { _ in false }

    /// The document that a hub is told of a group by; nil where it is not told.
    var discoveryTopic: (DeviceGroup) -> RetainedTopic? = { _ in nil }

    private(set) var groups: [GroupID: GroupTopics] = [:]
    /// Groups by member; devices that are in none are not in it.
    private var memberships: [DeviceID: [GroupTopics]] = [:]

    init(configuration: AdapterConfiguration, graph: HomeGraph, tree: TopicTree, loop: EventLoop) {
        self.configuration = configuration
        self.graph = graph
        self.tree = tree
        self.loop = loop
    }

    // MARK: What topics there are

    /// Shows the groups of the stored home. Those with members whose backend has not answered yet wait for it, so that their topics
    /// do not shrink and grow again.
    func start() {
        for group in graph.groups {
            let topics = topics(of: group)
            topics.awaited = Set(group.members.filter(isAwaited))
            if topics.awaited.isEmpty { present(group, topics) }
        }
    }

    /// A group is new, or has another name, place or other members. It does not wait for them any more.
    func show(_ group: DeviceGroup) {
        let topics = topics(of: group)
        let wasShown = topics.isShown
        present(group, topics)
        if !wasShown { publisher?.retireLeftovers(of: group.id.rawValue) }
    }

    private func topics(of group: DeviceGroup) -> GroupTopics {
        let topics = groups[group.id] ?? GroupTopics(id: group.id)
        groups[group.id] = topics
        setMembers(group.members, of: topics)
        return topics
    }

    func remove(_ id: GroupID) {
        guard let topics = groups.removeValue(forKey: id) else { return }
        topics.timer?.cancel()
        setMembers([], of: topics)
        publisher?.retire(topics.all)
        publisher?.retireLeftovers(of: id.rawValue)
    }

    /// True for the topics of a group that waits for members: the broker's copies may be right.
    func isAwaited(owner: String) -> Bool {
        groups[GroupID(owner)].map { !$0.isShown || $0.members.contains(where: isAwaited) } ?? false
    }

    private func isAwaited(_ member: DeviceID) -> Bool {
        guard graph.devices[member] == nil, let placement = graph.placements[member] else { return false }
        return isConnecting(placement.backend)
    }

    private func setMembers(_ members: [DeviceID], of topics: GroupTopics) {
        guard topics.members != members else { return }
        for member in topics.members {
            memberships[member]?.removeAll { $0 === topics }
            if memberships[member]?.isEmpty == true { memberships[member] = nil }
        }
        topics.members = members
        for member in members { memberships[member, default: []].append(topics) }
    }

    private func present(_ group: DeviceGroup, _ topics: GroupTopics) {
        guard let publisher, let path = tree.topic(of: group) else { return }
        topics.isShown = true
        let former = topics.all
        let owner = group.id.rawValue
        func add(_ level: String, _ content: TopicContent) -> RetainedTopic? {
            publisher.add("\(path)/\(level)", owner: owner, content)
        }
        topics.meta = add(TopicLevel.meta, .groupMeta(group.id))
        topics.availability = add(TopicLevel.availability, .groupAvailability(group.id))
        topics.aggregate = add(TopicLevel.aggregate, .groupAggregate(group.id))
        topics.discovery = discoveryTopic(group)
        topics.traits = [:]
        for part in configuration.publishesTraits ? parts(of: group) : [] {
            for trait in part.traits where trait.definition.exposure == .full && !trait.values.isEmpty {
                let content = GroupTraitTopic(group: group.id, part: part.type.name, trait: trait.definition)
                let key = GroupTopics.TraitKey(part: part.type.name, trait: ObjectIdentifier(trait.definition))
                topics.traits[key] = add("\(part.type.name)/\(trait.definition.name)", .groupTrait(content))
            }
        }
        let present = topics.all
        publisher.retire(former.filter { topic in !present.contains { $0 === topic } })
    }

    // MARK: What changes touch

    /// A device was described, for the first time or again, has another name or place, or is gone.
    func deviceChanged(_ device: DeviceID) {
        for topics in memberships[device] ?? [] {
            if topics.isShown {
                change(topics, isReshaped: true)
                if let topic = topics.availability { publisher?.touch(topic) }
            } else {
                topics.awaited.remove(device)
                if topics.awaited.isEmpty, let group = graph.group(topics.id) { present(group, topics) }
            }
        }
    }

    /// Attributes (indices into the definition) of a device have new values.
    func attributesChanged(_ device: DeviceID, _ trait: TraitDefinition, _ changed: [Int]) {
        guard let groups = memberships[device] else { return }
        let isReshaped = changed.contains { trait.isCapability(attribute: $0) || trait.rangeSources.contains($0) }
        for topics in groups { change(topics, isReshaped: isReshaped) }
    }

    func connectivityChanged(_ device: DeviceID) {
        for topics in memberships[device] ?? [] { change(topics, isReshaped: false) }
    }

    /// A device is shown as online or offline, and was not before.
    func availabilityChanged(_ device: DeviceID) {
        for topics in memberships[device] ?? [] {
            if let topic = topics.availability { publisher?.touch(topic) }
        }
    }

    /// A backend is late, or is not any more: groups show what they have.
    func backendsChanged() {
        var isTidy = true
        for topics in groups.values where !topics.isShown {
            topics.awaited = topics.awaited.filter(isAwaited)
            guard topics.awaited.isEmpty, let group = graph.group(topics.id) else { continue }
            present(group, topics)
            isTidy = false
        }
        // What the group showed in an earlier run has waited with it.
        if !isTidy { publisher?.tidy() }
    }

    private func change(_ topics: GroupTopics, isReshaped: Bool) {
        guard topics.isShown else { return }
        topics.isReshaped = topics.isReshaped || isReshaped
        if let wait = topics.burst.change(at: loop.now) { settle(topics, after: wait) }
    }

    private func settle(_ topics: GroupTopics, after wait: Duration) {
        topics.timer = loop.schedule(after: wait) { [weak self, weak topics] in
            guard let self, let topics else { return }
            topics.timer = nil
            if let wait = topics.burst.settle(at: loop.now) { settle(topics, after: wait) } else { settled(topics) }
        }
    }

    /// Shows at once whatever waits for the end of a burst.
    func settle() {
        for topics in groups.values where topics.timer != nil {
            topics.timer?.cancel()
            topics.timer = nil
            topics.burst = Burst()
            settled(topics)
        }
    }

    private func settled(_ topics: GroupTopics) {
        guard topics.isReshaped else {
            if let aggregate = topics.aggregate { publisher?.touch(aggregate) }
            return
        }
        topics.isReshaped = false
        guard let group = graph.group(topics.id) else { return }
        setMembers(group.members, of: topics)
        present(group, topics)
    }

    // MARK: What topics say

    func render(_ content: TopicContent, into writer: inout JSONWriter) {
        switch content {
        case .groupMeta(let id): renderMeta(id, into: &writer)
        case .groupAvailability(let id):
            writer.raw(Array((isOnline(id) ? "online" : "offline").utf8))
        case .groupAggregate(let id): AggregatePayload.write(graph.group(id).map(parts) ?? [], into: &writer)
        case .groupTrait(let topic):
            let part = graph.group(topic.group).map(parts)?.first { $0.type.name == topic.part }
            if let trait = part?.trait(of: topic.trait) {
                GroupTraitPayload.write(trait, into: &writer)
            } else {
                writer.value([:])
            }
        default: break
        }
    }

    /// While one of its members is shown so.
    func isOnline(_ id: GroupID) -> Bool { groups[id]?.members.contains(where: isShownOnline) ?? false }

    private func renderMeta(_ id: GroupID, into writer: inout JSONWriter) {
        guard let group = graph.group(id) else { return writer.value([:]) }
        let members = group.members.compactMap { id in
            graph.placements[id].map {
                GroupMetaPayload.Member(id: id.rawValue, name: $0.name, topic: tree.topic(of: $0))
            }
        }
        var everyday: [String] = []
        for device in devices(of: group) {
            for key in EverydayView.settableKeys(of: device) where !everyday.contains(key) { everyday.append(key) }
        }
        GroupMetaPayload.write(
            group, structure: graph.structure(group.structure)?.name ?? "", members: members, everyday: everyday,
            parts: parts(of: group), into: &writer)
    }

    private func devices(of group: DeviceGroup) -> [Device] { group.members.compactMap { graph.devices[$0] } }

    private func parts(of group: DeviceGroup) -> [GroupPart] { GroupPart.parts(of: devices(of: group)) }
}
