import EventLoop
import EverydayView
import HomeModel
import JSON
import MQTT
import Telemetry
import Topics

/// Shows the home graph on topics: which retained topics there are, what each of them says, and which a change touches.
@LoopActor
final class HomePresenter {
    private let configuration: AdapterConfiguration
    let graph: HomeGraph
    let tree: TopicTree
    private let loop: EventLoop
    /// Set once, right after the publisher, which needs `render`, was made.
    weak var publisher: Publisher? {
        didSet {
            groups.publisher = publisher
            rooms?.publisher = publisher
        }
    }
    let groups: GroupPresenter
    /// Nil when rooms are not shown as one.
    let rooms: RoomPresenter?
    /// Nil when no hub is to be told of devices.
    var discovery: DiscoveryPresenter?
    var devices: [DeviceID: DeviceTopics] = [:]
    private var traits: [ObjectIdentifier: RetainedTopic] = [:]
    var places: [Place: RetainedTopic] = [:]
    /// Devices by their room, or by the structure none of whose rooms they are in, in the order in which they appeared.
    var members: [Place: [DeviceID]] = [:]
    private var availability: Availability
    private let lists = ShapeLists()
    private var info: RetainedTopic?
    /// What `_adapter/info` says.
    var makeInfo: () -> JSON = { [:] }
    /// The devices of a place that nobody described.
    var undescribed: (Place) -> [PlaceMetaPayload.Child] = { _ in [] }

    init(configuration: AdapterConfiguration, graph: HomeGraph, tree: TopicTree, loop: EventLoop) {
        self.configuration = configuration
        self.graph = graph
        self.tree = tree
        self.loop = loop
        availability = Availability(holdDown: configuration.holdDown)
        groups = GroupPresenter(configuration: configuration, graph: graph, tree: tree, loop: loop)
        rooms = configuration.discovery?.hasRooms == true ? RoomPresenter(graph: graph, tree: tree, loop: loop) : nil
        groups.isShownOnline = { [unowned self] in self.availability.isOnline($0) }
        rooms?.isShownOnline = groups.isShownOnline
        rooms?.devices = { [unowned self] room in
            (self.members[.room(room)] ?? []).compactMap { self.graph.devices[$0] }
        }
    }

    // MARK: What topics there are

    func start() {
        info = publisher?.add("\(TopicLevel.adapter)/info", owner: TopicLevel.adapter, .info)
        for structure in graph.structures { showPlace(structure) }
        for room in graph.rooms { showPlace(room) }
        groups.start()
    }

    func showPlace(_ structure: Structure) {
        show(.structure(structure.id), at: tree.topic(of: structure), owner: structure.id.rawValue)
    }

    func showPlace(_ room: Room) {
        if let topic = tree.topic(of: room) { show(.room(room.id), at: topic, owner: room.id.rawValue) }
        rooms?.show(room)
    }

    private func show(_ place: Place, at topic: String, owner: String) {
        let former = places[place]
        places[place] = publisher?.add("\(topic)/\(TopicLevel.meta)", owner: owner, .placeMeta(place))
        if let former, former !== places[place] { publisher?.retire([former]) }
    }

    func show(_ device: Device) {
        let former = devices[device.id]
        if former == nil {
            members[Place(of: device.placement), default: []].append(device.id)
        }
        availability.set(device.id, isOnline: Self.isOnline(device.connectivity))
        let path = tree.place(device)
        let owner = device.id.rawValue
        func add(_ level: String, _ content: TopicContent) -> RetainedTopic? {
            publisher?.add("\(path)/\(level)", owner: owner, content)
        }
        var traitTopics: [DeviceTopics.TraitKey: RetainedTopic] = [:]
        var attributeTopics: [DeviceTopics.TraitKey: [Int: RetainedTopic]] = [:]
        for part in device.parts {
            let partPath = tree.partName(part.endpoint, of: device.id)
            for trait in part.traits where trait.state.shape.definition.exposure != .hidden {
                let definition = trait.state.shape.definition
                showTrait(definition)
                guard definition.exposure == .full, !trait.state.shape.attributes.isEmpty else { continue }
                let key = DeviceTopics.TraitKey(part.endpoint, definition)
                let level = "\(partPath)/\(definition.name)"
                if configuration.publishesTraits {
                    traitTopics[key] = add(level, .trait(device, part.endpoint, definition))
                }
                if configuration.publishesAttributes {
                    attributeTopics[key] = attributes(of: trait.state) { index, name in
                        add("\(level)/\(name)", .attribute(device, part.endpoint, definition, index))
                    }
                }
            }
        }
        devices[device.id] = DeviceTopics(
            path: path, meta: add(TopicLevel.meta, .deviceMeta(device)),
            availability: add(TopicLevel.availability, .availability(device)),
            connectivity: add(TopicLevel.connectivity, .connectivity(device)),
            everyday: configuration.publishesDevices ? publisher?.add(path, owner: owner, .everyday(device)) : nil,
            discovery: discovery?.topic(of: device),
            traits: traitTopics,
            attributes: attributeTopics)
        if let former, let present = devices[device.id]?.all {
            publisher?.retire(former.all.filter { topic in !present.contains { $0 === topic } })
        }
        if former != nil { connectivityChanged(device) }
        groups.deviceChanged(device.id)
        rooms?.devicesChanged(in: device.placement.room)
        touch(Place(of: device.placement))
        touchInfo()
    }

    /// Topics of the attributes that have a value; the others get theirs with their first report.
    private func attributes(
        of state: TraitState, _ add: (Int, String) -> RetainedTopic?
    ) -> [Int: RetainedTopic] {
        var topics: [Int: RetainedTopic] = [:]
        for (position, index) in state.shape.attributes.enumerated() where state.values[position] != nil {
            let attribute = state.shape.definition.attributes[index]
            if attribute.type.isScalar { topics[index] = add(index, attribute.name) }
        }
        return topics
    }

    private func showTrait(_ trait: TraitDefinition) {
        guard traits[ObjectIdentifier(trait)] == nil else { return }
        traits[ObjectIdentifier(trait)] = publisher?.add(
            "\(TopicLevel.adapter)/trait/\(trait.name)", owner: TopicLevel.adapter, .traitMeta(trait))
    }

    func remove(_ device: Device) {
        availability.remove(device.id)
        discovery?.forget(device.id)
        if let topics = devices.removeValue(forKey: device.id) { publisher?.retire(topics.all) }
        members[Place(of: device.placement)]?.removeAll { $0 == device.id }
        groups.deviceChanged(device.id)
        rooms?.devicesChanged(in: device.placement.room)
        touch(Place(of: device.placement))
        tree.remove(device)
        touchInfo()
    }

    // MARK: What changes touch

    func attributesChanged(_ device: Device, _ part: Device.Part, trait index: Int, changed: [Int]) {
        guard let publisher, let topics = devices[device.id] else { return }
        let definition = part.traits[index].state.shape.definition
        groups.attributesChanged(device.id, definition, changed)
        rooms?.attributesChanged(in: device.placement.room, definition, changed)
        let key = DeviceTopics.TraitKey(part.endpoint, definition)
        if let topic = topics.traits[key] { publisher.touch(topic) }
        if let everyday = topics.everyday, EverydayView.depends(on: definition, attributes: changed) {
            publisher.touch(everyday)
        }
        if !definition.rangeSources.isEmpty, let meta = topics.meta,
            changed.contains(where: definition.rangeSources.contains)
        {
            publisher.touch(meta)
        }
        if let topic = topics.discovery, discovery?.depends(on: definition, attributes: changed) == true {
            publisher.touch(topic)
        }
        guard configuration.publishesAttributes else { return }
        guard let attributes = topics.attributes[key],
            changed.allSatisfy({ attributes[$0] != nil || !definition.attributes[$0].type.isScalar })
        else {
            // An attribute has its first value: its topic is new.
            show(device)
            return
        }
        for attribute in changed {
            if let topic = attributes[attribute] { publisher.touch(topic) }
        }
    }

    func alarmsChanged(_ device: Device) {
        if let everyday = devices[device.id]?.everyday { publisher?.touch(everyday) }
    }

    func connectivityChanged(_ device: Device) {
        guard let topics = devices[device.id] else { return }
        if let topic = topics.connectivity { publisher?.touch(topic) }
        groups.connectivityChanged(device.id)
        rooms?.connectivityChanged(in: device.placement.room)
        let isOnline = Self.isOnline(device.connectivity)
        follow(availability.report(device.id, isOnline: isOnline, at: loop.now), of: device.id)
    }

    private func follow(_ answer: Availability.Answer, of device: DeviceID) {
        switch answer {
        case .changed:
            if let topic = devices[device]?.availability { publisher?.touch(topic) }
            groups.availabilityChanged(device)
            rooms?.connectivityChanged(in: graph.placements[device]?.room)
        case .wait(let duration):
            loop.schedule(after: duration) { [weak self] in
                guard let self else { return }
                follow(availability.settle(device, at: loop.now), of: device)
            }
        case .unchanged: break
        }
    }

    private static func isOnline(_ connectivity: SourceConnectivity) -> Bool {
        connectivity.state == .online || connectivity.state == .partiallyOnline
    }

    func touchInfo() {
        if let info { publisher?.touch(info) }
    }

    func touch(_ place: Place) {
        if let topic = places[place] { publisher?.touch(topic) }
    }

    func touchMeta(of device: DeviceID) {
        if let topic = devices[device]?.meta { publisher?.touch(topic) }
    }

    func eventTopic(_ device: Device, _ report: EventReport) -> String? {
        devices[device.id].map { topics in
            let part = tree.partName(report.endpoint, of: device.id)
            let event = report.trait.events[report.event].name
            return "\(configuration.base)/\(topics.path)/\(part)/\(report.trait.name)/\(event)/\(TopicLevel.event)"
        }
    }

    // MARK: What topics say

    func render(_ content: TopicContent, into writer: inout JSONWriter) {
        switch content {
        case .info: writer.value(makeInfo())
        case .traitMeta(let trait): TraitMetaPayload.write(trait, into: &writer)
        case .placeMeta(.structure(let id)): renderStructure(id, into: &writer)
        case .placeMeta(.room(let id)): renderRoom(id, into: &writer)
        case .everyday(let device):
            let id = device.id
            if !EverydayView.write(device, partName: { self.tree.partName($0, of: id) }, into: &writer) {
                writer.value([:])
            }
        case .deviceMeta(let device): renderMeta(device, into: &writer)
        case .availability(let device):
            writer.raw(Array((availability.isOnline(device.id) ? "online" : "offline").utf8))
        case .unreachable: writer.raw(Array("offline".utf8))
        case .connectivity(let device):
            let id = device.id
            ConnectivityPayload.write(device, partName: { self.tree.partName($0, of: id) }, into: &writer)
        case .trait(let device, let endpoint, let trait):
            guard let instance = device.part(endpoint)?.trait(trait) else { return }
            StatePayload.write(instance.state, into: &writer)
        case .attribute(let device, let endpoint, let trait, let attribute):
            guard let value = device.part(endpoint)?.trait(trait)?.state[attribute: attribute] else { return }
            StatePayload.write(value, as: trait.attributes[attribute].type, into: &writer)
        case .groupMeta, .groupAvailability, .groupAggregate, .groupTrait: groups.render(content, into: &writer)
        case .discovery(let device): discovery?.render(device, into: &writer)
        case .groupDiscovery(let id): discovery?.render(id, into: &writer)
        case .roomDiscovery(let id): discovery?.render(id, into: &writer)
        case .roomAvailability, .roomAggregate: rooms?.render(content, into: &writer)
        }
    }

    private func renderMeta(_ device: Device, into writer: inout JSONWriter) {
        let id = device.id
        let context = DeviceMetaPayload.Context(
            structure: graph.structure(device.placement.structure)?.name ?? "",
            room: device.placement.room.flatMap { graph.room($0)?.name }, groups: graph.groups(of: id),
            everyday: EverydayView.keys(of: device), lists: lists, partName: { self.tree.partName($0, of: id) })
        DeviceMetaPayload.write(device, context, into: &writer)
    }

    private func renderStructure(_ id: StructureID, into writer: inout JSONWriter) {
        guard let structure = graph.structure(id) else { return }
        var children: [PlaceMetaPayload.Child] = []
        for room in graph.rooms where room.structure == id {
            guard let topic = tree.topic(of: room) else { continue }
            children.append(.init(kind: .room, id: room.id.rawValue, name: room.name, topic: topic))
        }
        children += deviceChildren(of: .structure(id))
        for group in graph.groups where group.structure == id {
            guard let topic = tree.topic(of: group) else { continue }
            children.append(.init(kind: .group, id: group.id.rawValue, name: group.name, topic: topic))
        }
        PlaceMetaPayload.write(id: id.rawValue, name: structure.name, children: children, into: &writer)
    }

    private func renderRoom(_ id: RoomID, into writer: inout JSONWriter) {
        guard let room = graph.room(id) else { return }
        PlaceMetaPayload.write(
            id: id.rawValue, name: room.name, children: deviceChildren(of: .room(id)), into: &writer)
    }

    /// In the order of their ids: the same home says the same, in whatever order it came about.
    private func deviceChildren(of place: Place) -> [PlaceMetaPayload.Child] {
        let described = (members[place] ?? []).compactMap { id -> PlaceMetaPayload.Child? in
            guard let device = graph.devices[id], let path = tree.path(of: id) else { return nil }
            return .init(kind: .device, id: id.rawValue, name: device.placement.name, topic: path)
        }
        return (described + undescribed(place)).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    }
}
