/// The traits and device types that this process knows: the generated ones and those loaded from files.
///
/// Generated traits are looked up by what tells them apart; the definition of one that no device has is never made.
public struct TraitRegistry: Sendable {
    /// A trait of the registry: what tells it apart, and its definition when someone asks for it.
    public struct Entry: Sendable {
        private enum Source: Sendable {
            case generated(any Trait.Type)
            case loaded(TraitDefinition)
        }

        let identity: TraitIdentity
        private let source: Source

        /// A generated trait. Inlined, so that a list of them is a table, not a visit to the code of each trait.
        @inlinable
        public init<Generated: Trait>(_ trait: Generated.Type) {
            self.init(trait, Generated.identity)
        }

        public init(_ trait: any Trait.Type, _ identity: TraitIdentity) {
            self.identity = identity
            source = .generated(trait)
        }

        init(_ definition: TraitDefinition) {
            identity = definition.identity
            source = .loaded(definition)
        }

        var definition: TraitDefinition {
            switch source {
            case .generated(let trait): trait.definition
            case .loaded(let definition): definition
            }
        }
    }

    private var entries: [Entry] = []
    public let deviceTypes: [DeviceTypeDefinition]
    /// What the guard watches.
    public let dangerous: [DangerousCommand]
    private var indicesByName: [String: Int] = [:]
    private var indicesByClusterID: [UInt32: Int] = [:]
    private var indicesByIdentifier: [String: Int] = [:]

    public init(
        traits: [TraitDefinition], deviceTypes: [DeviceTypeDefinition], dangerous: [DangerousCommand] = []
    ) {
        self.deviceTypes = deviceTypes
        self.dangerous = dangerous
        add(traits)
    }

    /// A registry of generated traits.
    public init(generated traits: [Entry], deviceTypes: [DeviceTypeDefinition], dangerous: [DangerousCommand]) {
        self.deviceTypes = deviceTypes
        self.dangerous = dangerous
        for trait in traits { add(trait) }
    }

    /// Adds traits of a file; their names are checked against those already there by the reader of the file.
    public mutating func add(_ added: [TraitDefinition]) {
        for definition in added { add(Entry(definition)) }
    }

    /// The first of a name, an id or an identifier stays.
    private mutating func add(_ entry: Entry) {
        let index = entries.count
        let identity = entry.identity
        entries.append(entry)
        if indicesByName[identity.name] == nil { indicesByName[identity.name] = index }
        if indicesByIdentifier[identity.identifier] == nil { indicesByIdentifier[identity.identifier] = index }
        if let id = identity.clusterID, indicesByClusterID[id] == nil { indicesByClusterID[id] = index }
    }

    /// All traits. This makes every definition, which a running home has no use for.
    public var traits: [TraitDefinition] { entries.map(\.definition) }

    public func trait(named name: String) -> TraitDefinition? { indicesByName[name].map { entries[$0].definition } }

    public func trait(clusterID: UInt32) -> TraitDefinition? {
        indicesByClusterID[clusterID].map { entries[$0].definition }
    }

    public func trait(identifier: String) -> TraitDefinition? {
        indicesByIdentifier[identifier].map { entries[$0].definition }
    }

    public func deviceType(named name: String) -> DeviceTypeDefinition? { deviceTypes.first { $0.name == name } }

    public func deviceType(id: UInt32) -> DeviceTypeDefinition? { deviceTypes.first { $0.id == id } }
}
