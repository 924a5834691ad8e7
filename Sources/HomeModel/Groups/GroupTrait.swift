/// What the member parts of a group share of one trait: features, commands and capabilities, never what they are doing now.
public struct GroupTrait {
    public let definition: TraitDefinition
    /// Those that all have (Matter's feature map).
    public let features: UInt32
    /// The capability attributes that all have: indices into the definition, ascending. Empty for a trait without state topics.
    public let attributes: [Int]
    /// The commands that all have and that answer a plain status: indices into the definition, ascending.
    public let commands: [Int]
    /// One of each member part.
    public let states: [TraitState]

    init(_ definition: TraitDefinition, _ states: [TraitState]) {
        self.definition = definition
        self.states = states
        features = states.reduce(UInt32.max) { $0 & $1.shape.features }
        let shape = states.first?.shape
        let others = states.dropFirst()
        let candidates = definition.exposure == .full ? shape?.attributes ?? [] : []
        attributes = candidates.filter { index in
            definition.isCapability(attribute: index)
                && others.allSatisfy { $0.shape.position(ofAttribute: index) != nil }
        }
        commands = (shape?.commands ?? []).filter { index in
            definition.commands[index].response == nil && others.allSatisfy { $0.shape.supports(command: index) }
        }
    }

    public var featureNames: [String] { definition.featureNames(in: features) }

    /// Whether a member lacks it does not count here: the group offers only what all can do.
    public func supports(command index: Int) -> Bool { commands.contains(index) }

    /// The capabilities that have a value for all members together, in the order of ``attributes``.
    public var values: [(attribute: Int, value: Value)] {
        attributes.compactMap { index in value(ofAttribute: index).map { (index, $0) } }
    }

    /// What every member can do: the highest of minima, the lowest of maxima, the flags that all have set, and anything else where
    /// all say the same. Nil where they differ otherwise, or where one has not said it.
    public func value(ofAttribute index: Int) -> Value? {
        var values: [Value] = []
        for state in states {
            guard let value = state[attribute: index] else { return nil }
            values.append(value)
        }
        guard let first = values.first else { return nil }
        if values.allSatisfy({ $0 == first }) { return first }
        if let limit = definition.limit(ofAttribute: index) { return Self.strictest(values, limit) }
        if case .bitmap(let bitmap) = definition.attributes[index].type { return Self.common(values, bitmap) }
        return nil
    }

    private static func strictest(_ values: [Value], _ limit: TraitDefinition.Limit) -> Value? {
        guard values.allSatisfy({ $0.doubleValue?.isFinite == true }) else { return nil }
        return switch limit {
        case .minimum: values.max { $0.isLess(than: $1) }
        case .maximum: values.min { $0.isLess(than: $1) }
        }
    }

    /// A field of several bits is a number: it stays where all have the same.
    private static func common(_ values: [Value], _ bitmap: BitmapDefinition) -> Value? {
        var all = UInt64.max
        var any: UInt64 = 0
        for value in values {
            guard let bits = value.uintValue else { return nil }
            all &= bits
            any |= bits
        }
        for field in bitmap.fields where field.width > 1 && (all ^ any) & field.mask != 0 { all &= ~field.mask }
        return Value(all)
    }
}
