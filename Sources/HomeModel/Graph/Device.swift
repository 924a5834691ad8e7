/// A device of the home graph: what its backend told of it, with its present state. Owned by one `HomeGraph`.
public final class Device {
    public let id: DeviceID
    public let backend: String
    public let transport: Transport
    public internal(set) var placement: Placement
    public fileprivate(set) var identity: DeviceIdentity
    /// The bridge that it is behind, when that is a device of its own; the home need not have it.
    public fileprivate(set) var bridge: DeviceID?
    public fileprivate(set) var parts: [Part]

    /// One part of a device.
    public final class Part {
        public let endpoint: EndpointID
        public let types: [DeviceTypeReference]
        public let tags: [SemanticTag]
        public let parent: EndpointID?
        public let undefinedClusters: [UInt32]
        public fileprivate(set) var traits: [TraitInstance]
        /// Of a part without traits, as it was reported last.
        fileprivate var ownConnectivity = SourceConnectivity()
        fileprivate var isPresent = true {
            didSet { for index in traits.indices { traits[index].isPresent = isPresent } }
        }

        fileprivate init(_ description: PartDescription, formerly former: Part?) {
            endpoint = description.endpoint
            types = description.types
            tags = description.tags
            parent = description.parent
            undefinedClusters = description.undefinedClusters
            ownConnectivity = former?.ownConnectivity ?? SourceConnectivity()
            traits = description.traits.map { state in
                let before = former?.trait(state.shape.definition)
                return TraitInstance(
                    state: state, alarms: before?.alarms ?? [], reported: before?.reported ?? SourceConnectivity())
            }
        }

        public var primaryType: DeviceTypeReference? { types.first(where: \.isPrimary) ?? types.first }

        public func trait(_ definition: TraitDefinition) -> TraitInstance? {
            traits.first { $0.state.shape.definition === definition }
        }

        public func index(of definition: TraitDefinition) -> Int? {
            traits.firstIndex { $0.state.shape.definition === definition }
        }

        public var connectivity: SourceConnectivity {
            SourceConnectivity.aggregate(traits.lazy.map(\.connectivity)) ?? (isPresent ? ownConnectivity : .untold)
        }
    }

    /// One trait of a part, with its state and whether it can be reached.
    public struct TraitInstance {
        public fileprivate(set) var state: TraitState
        /// The keys of the definition's alarms that are raised.
        public fileprivate(set) var alarms: Set<String> = []
        /// What was reported last.
        fileprivate var reported: SourceConnectivity
        fileprivate var isPresent = true

        public var connectivity: SourceConnectivity { isPresent ? reported : .untold }
    }

    /// The newest answer of its backend has it.
    var isAnswered = true { didSet { presenceChanged() } }
    /// Its backend says that it reaches its devices.
    var isBackendThere = true { didSet { presenceChanged() } }
    /// Whether anybody tells about it at present. While nobody does, its connectivity is `untold`; what is reported meanwhile
    /// counts when somebody does again.
    public var isPresent: Bool { isAnswered && isBackendThere }

    private func presenceChanged() {
        for part in parts where part.isPresent != isPresent { part.isPresent = isPresent }
    }

    init(_ description: DeviceDescription, backend: String, transport: Transport, placement: Placement) {
        id = description.id
        self.backend = backend
        self.transport = transport
        self.placement = placement
        identity = description.identity
        bridge = description.bridge
        parts = description.parts.map { Part($0, formerly: nil) }
        apply(description.connectivity)
    }

    public func part(_ endpoint: EndpointID) -> Part? { parts.first { $0.endpoint == endpoint } }

    public var connectivity: SourceConnectivity {
        SourceConnectivity.aggregate(parts.lazy.map(\.connectivity)) ?? SourceConnectivity()
    }

    /// The backend described the device again; connectivity that it does not mention stays.
    func redescribe(_ description: DeviceDescription) {
        identity = description.identity
        bridge = description.bridge
        let former = parts
        parts = description.parts.map { part in Part(part, formerly: former.first { $0.endpoint == part.endpoint }) }
        apply(description.connectivity)
        isAnswered = true
    }

    /// A report about a whole device counts for all of its parts, one about a part for all of its traits. True when something changed.
    @discardableResult
    func apply(_ reports: [ConnectivityReport]) -> Bool {
        var changed = false
        for report in reports {
            for part in parts where report.endpoint == nil || report.endpoint == part.endpoint {
                if report.trait == nil, part.ownConnectivity != report.connectivity {
                    part.ownConnectivity = report.connectivity
                    changed = changed || part.traits.isEmpty && isPresent
                }
                for index in part.traits.indices
                where (report.trait == nil || report.trait === part.traits[index].state.shape.definition)
                    && part.traits[index].reported != report.connectivity
                {
                    part.traits[index].reported = report.connectivity
                    changed = changed || isPresent
                }
            }
        }
        return changed
    }

    /// Raises the alarms that an event stands for. True when something changed.
    func apply(_ report: EventReport) -> Bool {
        guard let part = part(report.endpoint), let trait = part.index(of: report.trait) else { return false }
        var changed = false
        for alarm in report.trait.alarms where alarm.isRaised(by: report) {
            changed = part.traits[trait].alarms.insert(alarm.key).inserted || changed
        }
        return changed
    }

    /// Ends the alarms that a report of attributes ends. True when something changed.
    func endAlarms(by report: AttributeReport) -> Bool {
        guard !report.trait.alarms.isEmpty, let part = part(report.endpoint), let trait = part.index(of: report.trait),
            !part.traits[trait].alarms.isEmpty
        else { return false }
        var changed = false
        for alarm in report.trait.alarms where alarm.isEnded(by: report) {
            changed = part.traits[trait].alarms.remove(alarm.key) != nil || changed
        }
        return changed
    }

    /// The indices of the attributes whose values changed; nil when the device has no such trait.
    func apply(_ report: AttributeReport) -> (part: Part, trait: Int, changed: [Int])? {
        guard let part = part(report.endpoint), let trait = part.index(of: report.trait) else { return nil }
        var changed: [Int] = []
        for entry in report.entries where part.traits[trait].state.shape.position(ofAttribute: entry.attribute) != nil {
            guard part.traits[trait].state[attribute: entry.attribute] != entry.value else { continue }
            part.traits[trait].state[attribute: entry.attribute] = entry.value
            changed.append(entry.attribute)
        }
        return (part, trait, changed)
    }
}
