public import HomeModel

/// The stored form: values in fixed places behind a version number. What a later version adds goes to the end, and a reader takes
/// what is missing as absent.
extension DeviceDefinition {
    static let codingVersion: Int64 = 1

    /// The bytes for `SimulationStore`.
    public func encode() -> [UInt8] {
        var writer = StoredValueWriter()
        writer.write(
            .structure([
                .integer(Self.codingVersion), .string(id.rawValue), .string(name), .bool(isLively), identity.stored,
                .list(parts.map(\.stored)), bridge.map { .string($0.rawValue) },
            ]))
        return writer.bytes
    }

    /// Reads one definition; use a `DefinitionDecoder` for many, so that equal devices share their shapes.
    public static func decode(_ bytes: [UInt8], registry: TraitRegistry) throws(DefinitionError) -> DeviceDefinition {
        var decoder = DefinitionDecoder(registry: registry)
        return try decoder.decode(bytes)
    }
}

extension DeviceIdentity {
    /// Nil: absent; null: not known.
    fileprivate var stored: Value {
        func text(_ fact: Fact<String>) -> Value? {
            switch fact {
            case .absent: nil
            case .unknown: .null
            case .known(let text): .string(text)
            }
        }
        func number(_ fact: Fact<UInt16>) -> Value? {
            switch fact {
            case .absent: nil
            case .unknown: .null
            case .known(let number): Value(number)
            }
        }
        return .structure([
            text(vendorName), number(vendorID), text(productName), number(productID), text(serialNumber),
            text(uniqueID), text(hardwareVersion), text(softwareVersion),
        ])
    }
}

extension PartDefinition {
    fileprivate var stored: Value {
        .structure([
            Value(endpoint),
            .list(
                types.map { type in
                    .structure([
                        .string(type.name), Value(type.id), .bool(type.isPrimary), type.identifier.map(Value.string),
                    ])
                }),
            .list(tags.map { .structure([.string($0.namespace), .string($0.tag), $0.label.map(Value.string)]) }),
            parent.map { Value($0) },
            .list(undefinedClusters.map { Value($0) }),
            .list(traits.map(\.stored)),
        ])
    }
}

extension TraitState {
    /// The shape is bytes of its own so that a reader recognizes equal ones without reading them.
    fileprivate var stored: Value {
        let definition = shape.definition
        var writer = StoredValueWriter()
        writer.write(
            .structure([
                .string(definition.name), Value(shape.features),
                .list(shape.attributes.map { ElementKey.value(for: definition.attributes[$0], of: definition) }),
                .list(shape.commands.map { ElementKey.value(for: definition.commands[$0], of: definition) }),
                .list(shape.events.map { ElementKey.value(for: definition.events[$0], of: definition) }),
                // Nobody else knows it.
                definition.isDefined ? nil : StoredDefinition.value(definition),
            ]))
        return .structure([.bytes(writer.bytes), .structure(values)])
    }
}
