/// The traits and device types that this process knows: the generated ones and those loaded from files.
public struct TraitRegistry: Sendable {
    public private(set) var traits: [TraitDefinition]
    public private(set) var deviceTypes: [DeviceTypeDefinition]
    /// What the guard watches.
    public private(set) var dangerous: [DangerousCommand]
    private var traitsByName: [String: TraitDefinition]
    private var traitsByClusterID: [UInt32: TraitDefinition]

    public init(
        traits: [TraitDefinition], deviceTypes: [DeviceTypeDefinition], dangerous: [DangerousCommand] = []
    ) {
        self.traits = traits
        self.deviceTypes = deviceTypes
        self.dangerous = dangerous
        traitsByName = Dictionary(traits.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        traitsByClusterID = Dictionary(
            traits.compactMap { trait in trait.clusterID.map { ($0, trait) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Adds traits of a file; their names are checked against those already there by the reader of the file.
    public mutating func add(_ added: [TraitDefinition]) {
        self = TraitRegistry(traits: traits + added, deviceTypes: deviceTypes, dangerous: dangerous)
    }

    public func trait(named name: String) -> TraitDefinition? { traitsByName[name] }

    public func trait(clusterID: UInt32) -> TraitDefinition? { traitsByClusterID[clusterID] }

    public func deviceType(named name: String) -> DeviceTypeDefinition? { deviceTypes.first { $0.name == name } }

    public func deviceType(id: UInt32) -> DeviceTypeDefinition? { deviceTypes.first { $0.id == id } }
}
