import HomeModel

/// The stored form of a trait that no definition knows (`UndefinedCluster`): its cluster, its namespace and its attributes.
enum StoredDefinition {
    private static let depthLimit = 16

    static func value(_ trait: TraitDefinition) -> Value {
        .structure([
            trait.clusterID.map { Value($0) }, trait.namespace == .matter ? nil : .string(trait.namespace.name),
            .list(
                trait.attributes.map { attribute in
                    .structure([Value(attribute.id), value(attribute.type), .bool(attribute.isNullable)])
                }),
        ])
    }

    /// Nil for what is not such a form, or one of another trait.
    static func trait(_ value: Value?, named name: String) -> TraitDefinition? {
        guard let fields = value?.structureValue, let cluster = fields[safe: 0].flatMap(UInt32.init(value:)) else {
            return nil
        }
        let namespace = fields[safe: 1]?.stringValue.map { TraitNamespace.vendor($0) } ?? .matter
        var attributes: [UndefinedCluster.Attribute] = []
        for entry in fields[safe: 2]?.listValue ?? [] {
            guard let parts = entry.structureValue, let id = parts[safe: 0].flatMap(UInt32.init(value:)),
                let type = type(parts[safe: 1], depth: 0)
            else { return nil }
            attributes.append(.init(id: id, type: type, isNullable: parts[safe: 2]?.boolValue ?? false))
        }
        let trait = UndefinedCluster.definition(cluster, in: namespace, attributes: attributes)
        return trait.name == name ? trait : nil
    }

    // MARK: Types

    private static func value(_ type: ValueType) -> Value {
        switch type {
        case .bool: .integer(0)
        case .signed: .integer(1)
        case .unsigned: .integer(2)
        case .single, .double: .integer(3)
        case .list(let entry): .structure([.integer(5), value(entry)])
        case .structure(let definition):
            .structure([
                .integer(6),
                .list(
                    definition.fields.map { .structure([.string($0.name), value($0.type), .bool($0.isNullable)]) }),
            ])
        case .string, .octets, .enumeration, .bitmap: .integer(4)
        }
    }

    private static func type(_ value: Value?, depth: Int) -> ValueType? {
        guard let value, depth < depthLimit else { return nil }
        let fields = value.structureValue
        switch value.intValue ?? fields?[safe: 0]?.intValue {
        case 0: return .bool
        case 1: return .signed(bits: 64)
        case 2: return .unsigned(bits: 64)
        case 3: return .double
        case 4: return .string
        case 5: return type(fields?[safe: 1], depth: depth + 1).map { .list($0) }
        case 6:
            var definitions: [FieldDefinition] = []
            for (index, field) in (fields?[safe: 1]?.listValue ?? []).enumerated() {
                guard let parts = field.structureValue, let name = parts[safe: 0]?.stringValue,
                    let type = type(parts[safe: 1], depth: depth + 1)
                else { return nil }
                definitions.append(
                    FieldDefinition(
                        name: name, id: UInt32(index), type: type, isNullable: parts[safe: 2]?.boolValue ?? false,
                        isOptional: true))
            }
            return .structure(StructDefinition(name: "Struct", fields: definitions))
        default: return nil
        }
    }
}
