/// Everything that is the same for a trait on every device: attributes, commands, events and how users reach them.
///
/// Definitions are immutable and compared by identity; there is one instance for each trait in a `TraitRegistry`.
public final class TraitDefinition: Sendable {
    /// What a trait has topics for.
    public enum Exposure: String, Sendable {
        /// State, commands and events.
        case full
        /// Calls only (Identify).
        case commands
        /// No topics: its facts appear in `_meta` (Descriptor, BasicInformation).
        case hidden
    }

    /// The topic name: `onOff`, `google.openClose`, `exampleOrganization.spinner`.
    public let name: String
    /// The name in the data model: `OnOff`.
    public let title: String
    public let namespace: TraitNamespace
    /// Matter cluster id; for a vendor's trait the number its file gives, nil where there is none.
    public let clusterID: UInt32?
    /// The full identifier where the namespace has one: `action.devices.traits.OpenClose`.
    public let identifier: String
    public let revision: Int
    public let exposure: Exposure
    /// False for a cluster that no definition knows: see `UndefinedCluster`.
    public let isDefined: Bool
    public let features: [FeatureDefinition]
    public let attributes: [AttributeDefinition]
    public let commands: [CommandDefinition]
    public let events: [EventDefinition]
    public let setRules: [SetRule]
    public let everydayKeys: [EverydayKey]
    public let actions: [EverydayAction]
    public let alarms: [EverydayAlarm]

    /// Indices of the attributes that ranges of others stand on and that are no state which commands move: when one changes, the
    /// device's `_meta` does.
    public let rangeSources: Set<Int>

    private let attributeIndices: [String: Int]
    private let attributeIndicesByID: [UInt32: Int]
    private let commandIndices: [String: Int]
    private let eventIndices: [String: Int]

    public init(
        name: String, title: String, namespace: TraitNamespace, clusterID: UInt32? = nil, identifier: String,
        revision: Int = 1,
        exposure: Exposure = .full, isDefined: Bool = true, features: [FeatureDefinition] = [],
        attributes: [AttributeDefinition] = [], commands: [CommandDefinition] = [], events: [EventDefinition] = [],
        setRules: [SetRule] = [], everydayKeys: [EverydayKey] = [], actions: [EverydayAction] = [],
        alarms: [EverydayAlarm] = []
    ) {
        self.name = name
        self.title = title
        self.namespace = namespace
        self.clusterID = clusterID
        self.identifier = identifier
        self.revision = revision
        self.exposure = exposure
        self.isDefined = isDefined
        self.features = features
        self.attributes = attributes
        self.commands = commands
        self.events = events
        self.setRules = setRules
        self.everydayKeys = everydayKeys
        self.actions = actions
        self.alarms = alarms
        attributeIndices = Self.indices(attributes.map(\.name))
        attributeIndicesByID = Self.indices(attributes.map(\.id))
        let indices = attributeIndices
        rangeSources = Set(
            attributes.flatMap { $0.range?.attributeNames ?? [] }.compactMap { indices[$0] }
                .filter { attributes[$0].affectedBy.isEmpty || attributes[$0].isWritable })
        commandIndices = Self.indices(commands.map(\.name))
        eventIndices = Self.indices(events.map(\.name))
    }

    private static func indices<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
        Dictionary(zip(keys, 0...), uniquingKeysWith: { first, _ in first })
    }

    public convenience init(
        _ identity: TraitIdentity, title: String, revision: Int = 1, exposure: Exposure = .full,
        features: [FeatureDefinition] = [], attributes: [AttributeDefinition] = [], commands: [CommandDefinition] = [],
        events: [EventDefinition] = [], setRules: [SetRule] = [], everydayKeys: [EverydayKey] = [],
        actions: [EverydayAction] = [], alarms: [EverydayAlarm] = []
    ) {
        self.init(
            name: identity.name, title: title, namespace: identity.namespace, clusterID: identity.clusterID,
            identifier: identity.identifier, revision: revision, exposure: exposure, features: features,
            attributes: attributes, commands: commands, events: events, setRules: setRules, everydayKeys: everydayKeys,
            actions: actions, alarms: alarms)
    }

    public var identity: TraitIdentity {
        TraitIdentity(name: name, namespace: namespace, clusterID: clusterID, identifier: identifier)
    }

    /// Whether this is the definition of that trait. Makes no other definition, unlike `self === trait.definition`.
    public func `is`(_ trait: (some Trait).Type) -> Bool { name == trait.identity.name }

    public func attributeIndex(named name: String) -> Int? { attributeIndices[name] }

    public func attributeIndex(id: UInt32) -> Int? { attributeIndicesByID[id] }

    public func attribute(named name: String) -> AttributeDefinition? { attributeIndices[name].map { attributes[$0] } }

    public func commandIndex(named name: String) -> Int? { commandIndices[name] }

    public func command(named name: String) -> CommandDefinition? { commandIndices[name].map { commands[$0] } }

    public func eventIndex(named name: String) -> Int? { eventIndices[name] }

    public func event(named name: String) -> EventDefinition? { eventIndices[name].map { events[$0] } }

    public func feature(code: String) -> FeatureDefinition? { features.first { $0.code == code } }
}

extension TraitDefinition: Hashable {
    public static func == (left: TraitDefinition, right: TraitDefinition) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
