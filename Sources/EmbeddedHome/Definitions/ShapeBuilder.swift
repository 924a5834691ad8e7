import HomeModel

/// Works out what a device has of a trait from the features it is to have and the elements that are wanted, by the conformance of
/// each element (see `Conformance`).
struct ShapeBuilder {
    let trait: TraitDefinition
    /// Feature codes.
    private(set) var features: Set<String>
    /// Names of the attributes that were asked for.
    private(set) var wanted: Set<String>
    /// Names of those that a device of the type has if it can.
    let usual: Set<String>
    /// Values that conformance may compare with.
    private let numbers: [String: Int64]
    /// Flags of capabilities that are set, which conformance may ask for.
    private let flags: Set<String>

    /// - Parameter values: attributes whose values are known, for conformance that looks at them.
    init(
        trait: TraitDefinition, features: Set<String>, wanted: Set<String>, usual: Set<String> = [],
        values: [(attribute: String, value: Value)] = []
    ) {
        self.trait = trait
        self.features = features
        self.wanted = wanted
        self.usual = usual.subtracting(wanted)
        var numbers: [String: Int64] = [:]
        var flags: Set<String> = []
        for (name, value) in values {
            guard let attribute = trait.attribute(named: name) else { continue }
            numbers[name.lowercased()] = value.intValue ?? value.boolValue.map { $0 ? 1 : 0 }
            guard attribute.isFixed, case .bitmap(let definition) = attribute.type, let bits = value.uintValue else {
                continue
            }
            flags.formUnion(definition.fields.filter { bits & $0.mask != 0 }.map { $0.name.lowercased() })
        }
        self.numbers = numbers
        self.flags = flags
    }

    /// The shape with every mandatory element, the wanted attributes, and the optional commands that a simulated device knows.
    /// Features that a wanted attribute needs come on with it.
    mutating func shape() throws(DefinitionError) -> TraitShape {
        for attribute in trait.attributes where wanted.contains(attribute.name) { try allow(attribute) }
        // One may stand on another.
        var count = -1
        while count != wanted.count {
            count = wanted.count
            for attribute in trait.attributes
            where usual.contains(attribute.name) && !wanted.contains(attribute.name) {
                guard (try? allow(attribute)) != nil else { continue }
                wanted.insert(attribute.name)
            }
        }
        features = ImpliedFeatures.closure(of: features, trait: trait)
        let (attributes, commands) = elements(features)
        let present = presence(attributes.union(commands), features)
        let events = trait.events.indices.filter { index in
            let verdict = verdict(trait.events[index].conformance, present)
            return verdict == .mandatory || verdict == .optional
        }
        return TraitShape(
            definition: trait, features: featureMap,
            attributes: trait.attributes.indices.filter { attributes.contains(trait.attributes[$0].name) },
            commands: trait.commands.indices.filter { commands.contains(trait.commands[$0].name) }, events: events)
    }

    /// The names of the attributes and commands of a device with these features.
    private func elements(_ features: Set<String>) -> (attributes: Set<String>, commands: Set<String>) {
        var attributes = wanted
        var commands: Set<String> = []
        // Elements may depend on each other; each round can only add, so this ends.
        while true {
            let before = attributes.count + commands.count
            let present = presence(attributes.union(commands), features)
            for (index, attribute) in trait.attributes.enumerated() {
                let verdict = verdict(attribute.conformance, present)
                if verdict == .mandatory || verdict == .optional && UsualAttributes.contains(index, of: trait) {
                    attributes.insert(attribute.name)
                }
            }
            for (index, command) in trait.commands.enumerated() {
                let verdict = verdict(command.conformance, present)
                let isKnown =
                    switch verdict {
                    case .mandatory: Behaviours.knows(command: index, of: trait)
                    case .optional, .unclear: Behaviours.knowsOptional(command: index, of: trait)
                    default: false
                    }
                if isKnown { commands.insert(command.name) }
            }
            if attributes.count + commands.count == before { return (attributes, commands) }
        }
    }

    private var featureMap: UInt32 {
        trait.features.reduce(0) { map, feature in
            features.contains(feature.code) && feature.bit < 32 ? map | 1 << UInt32(feature.bit) : map
        }
    }

    private func presence(_ elements: Set<String>, _ features: Set<String>) -> Set<String> {
        Set(elements.map { $0.lowercased() }).union(features.map { $0.lowercased() }).union(flags)
    }

    private func verdict(_ conformance: String, _ present: Set<String>) -> Conformance.Verdict {
        if conformance == "M" { return .mandatory }
        return Conformance(conformance).verdict(isPresent: present.contains, number: { numbers[$0] })
    }

    /// Turns on the fewest features that let the device have the attribute.
    private mutating func allow(_ attribute: AttributeDefinition) throws(DefinitionError) {
        func isAllowed(with features: Set<String>) -> Bool {
            let (attributes, commands) = elements(features)
            return verdict(attribute.conformance, presence(attributes.union(commands), features)) != .forbidden
        }
        if isAllowed(with: features) { return }
        let codes = trait.features.map(\.code).filter { !features.contains($0) }
        let pairs = codes.enumerated().flatMap { index, first in codes[(index + 1)...].map { [first, $0] } }
        for added in codes.map({ [$0] }) + pairs {
            let extended = ImpliedFeatures.closure(of: features.union(added), trait: trait)
            if isAllowed(with: extended) {
                features = extended
                return
            }
        }
        throw DefinitionError(
            .impossibleElement, "\(trait.name) cannot have \(attribute.name) beside its other attributes and features",
            trait: trait.name, attribute: attribute.name)
    }
}
