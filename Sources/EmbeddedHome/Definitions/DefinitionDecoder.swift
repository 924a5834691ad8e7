public import HomeModel

/// Reads stored device definitions. Traits and elements that the registry does not know any more are left out; elements that it
/// has gained are not the device's.
public struct DefinitionDecoder {
    private struct StoredShape {
        var shape: TraitShape
        /// Where the shape's values stand in the stored ones.
        var positions: [Int]
    }

    private let registry: TraitRegistry
    private var shapes = TraitShapes()
    private var known: [[UInt8]: StoredShape?] = [:]

    public init(registry: TraitRegistry) {
        self.registry = registry
    }

    public mutating func decode(_ bytes: [UInt8]) throws(DefinitionError) -> DeviceDefinition {
        var reader = StoredValueReader(bytes)
        guard let value = try? reader.readValue(), let fields = value.structureValue,
            let version = fields.first??.intValue, version >= 1,
            let id = fields[safe: 1]?.stringValue, let name = fields[safe: 2]?.stringValue,
            let parts = fields[safe: 5]?.listValue
        else { throw DefinitionError(.malformed, "the stored definition of a simulated device cannot be read") }
        var definition = DeviceDefinition(id: DeviceID(id), name: name, parts: [])
        definition.isLively = fields[safe: 3]?.boolValue ?? false
        definition.identity = identity(fields[safe: 4]?.structureValue ?? [])
        definition.bridge = fields[safe: 6]?.stringValue.map { DeviceID($0) }
        for part in parts {
            guard let fields = part.structureValue, let part = self.part(fields) else {
                throw DefinitionError(.malformed, "the stored definition of the simulated device \(id) is damaged")
            }
            definition.parts.append(part)
        }
        return definition
    }

    private func identity(_ fields: [Value?]) -> DeviceIdentity {
        func fact<Wrapped: ValueConvertible & Hashable>(_ index: Int) -> DeviceIdentity.Fact<Wrapped> {
            guard let value = fields[safe: index] else { return .absent }
            return Wrapped(value: value).map { .known($0) } ?? .unknown
        }
        var identity = DeviceIdentity()
        identity.vendorName = fact(0)
        identity.vendorID = fact(1)
        identity.productName = fact(2)
        identity.productID = fact(3)
        identity.serialNumber = fact(4)
        identity.uniqueID = fact(5)
        identity.hardwareVersion = fact(6)
        identity.softwareVersion = fact(7)
        return identity
    }

    private mutating func part(_ fields: [Value?]) -> PartDefinition? {
        guard let endpoint = fields[safe: 0].flatMap(EndpointID.init(value:)) else { return nil }
        var part = PartDefinition(endpoint: endpoint, types: [], traits: [])
        for type in fields[safe: 1]?.listValue ?? [] {
            guard let fields = type.structureValue, let name = fields[safe: 0]?.stringValue,
                let id = fields[safe: 1].flatMap(UInt32.init(value:))
            else { return nil }
            part.types.append(
                DeviceTypeReference(
                    name: name, id: id, identifier: fields[safe: 3]?.stringValue,
                    isPrimary: fields[safe: 2]?.boolValue ?? false))
        }
        for tag in fields[safe: 2]?.listValue ?? [] {
            guard let fields = tag.structureValue, let namespace = fields[safe: 0]?.stringValue,
                let name = fields[safe: 1]?.stringValue
            else { return nil }
            part.tags.append(SemanticTag(namespace: namespace, tag: name, label: fields[safe: 2]?.stringValue))
        }
        part.parent = fields[safe: 3].flatMap(EndpointID.init(value:))
        part.undefinedClusters = (fields[safe: 4]?.listValue ?? []).compactMap(UInt32.init(value:))
        for trait in fields[safe: 5]?.listValue ?? [] {
            guard let fields = trait.structureValue, let encoded = fields[safe: 0]?.bytesValue,
                let values = fields[safe: 1]?.structureValue
            else { return nil }
            guard let stored = shape(encoded) else { continue }
            part.traits.append(
                TraitState(
                    shape: stored.shape, values: stored.positions.map { values.indices.contains($0) ? values[$0] : nil }
                ))
        }
        return part
    }

    private mutating func shape(_ encoded: [UInt8]) -> StoredShape? {
        if let stored = known[encoded] { return stored }
        let stored = readShape(encoded)
        known[encoded] = .some(stored)
        return stored
    }

    private mutating func readShape(_ encoded: [UInt8]) -> StoredShape? {
        var reader = StoredValueReader(encoded)
        guard let fields = (try? reader.readValue())?.structureValue, let name = fields[safe: 0]?.stringValue,
            let trait = registry.trait(named: name) ?? StoredDefinition.trait(fields[safe: 5], named: name)
        else { return nil }
        var positions: [Int: Int] = [:]
        for (position, key) in (fields[safe: 2]?.listValue ?? []).enumerated() {
            if let index = ElementKey.attribute(key, of: trait) { positions[index] = position }
        }
        let attributes = positions.keys.sorted()
        let commands = Set((fields[safe: 3]?.listValue ?? []).compactMap { ElementKey.command($0, of: trait) })
        let events = Set((fields[safe: 4]?.listValue ?? []).compactMap { ElementKey.event($0, of: trait) })
        let shape = shapes.shared(
            TraitShape(
                definition: trait, features: fields[safe: 1].flatMap(UInt32.init(value:)) ?? 0, attributes: attributes,
                commands: commands.sorted(), events: events.sorted()))
        return StoredShape(shape: shape, positions: attributes.compactMap { positions[$0] })
    }
}

extension Array {
    /// The element, or nil where there is none or it is itself nil.
    subscript<Wrapped>(safe index: Int) -> Wrapped? where Element == Wrapped? {
        indices.contains(index) ? self[index] : nil
    }
}
