/// What one device supports of a trait. Devices that support the same share one instance (`TraitShapes`).
public final class TraitShape: Sendable {
    public let definition: TraitDefinition
    /// Matter's feature map.
    public let features: UInt32
    /// Indices into `definition.attributes`, ascending: the attributes the device has, and the order of a state's values.
    public let attributes: [Int]
    /// Indices into `definition.commands`, ascending.
    public let commands: [Int]
    /// Indices into `definition.events`, ascending.
    public let events: [Int]
    /// `"name":` and type of each of `attributes`, in their order: what is needed to write a state.
    public let encodedKeys: [[UInt8]]
    public let types: [ValueType]
    private let positions: [Int16]

    public init(definition: TraitDefinition, features: UInt32, attributes: [Int], commands: [Int], events: [Int]) {
        self.definition = definition
        self.features = features
        self.attributes = attributes
        self.commands = commands
        self.events = events
        encodedKeys = attributes.map { definition.attributes[$0].encodedKey }
        types = attributes.map { definition.attributes[$0].type }
        var positions = [Int16](repeating: -1, count: definition.attributes.count)
        for (position, index) in attributes.enumerated() { positions[index] = Int16(position) }
        self.positions = positions
    }

    /// Where an attribute of the definition stands in a state's values; nil when the device does not support it.
    public func position(ofAttribute index: Int) -> Int? {
        let position = positions[index]
        return position < 0 ? nil : Int(position)
    }

    public func position(ofAttributeNamed name: String) -> Int? {
        definition.attributeIndex(named: name).flatMap(position(ofAttribute:))
    }

    public func supports(command index: Int) -> Bool { commands.contains(index) }

    public func supports(commandNamed name: String) -> Bool {
        definition.commandIndex(named: name).map(supports(command:)) ?? false
    }

    public func supports(eventNamed name: String) -> Bool {
        definition.eventIndex(named: name).map(events.contains) ?? false
    }

    public func has(feature code: String) -> Bool {
        guard let feature = definition.feature(code: code) else { return false }
        return features & (1 << UInt32(feature.bit)) != 0
    }

    public var featureNames: [String] { definition.featureNames(in: features) }
}

extension TraitShape: Hashable {
    public static func == (left: TraitShape, right: TraitShape) -> Bool {
        left === right
            || (left.definition === right.definition && left.features == right.features
                && left.attributes == right.attributes
                && left.commands == right.commands && left.events == right.events)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(definition))
        hasher.combine(features)
        hasher.combine(attributes)
        hasher.combine(commands)
    }
}
