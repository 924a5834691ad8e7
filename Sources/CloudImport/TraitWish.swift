import EmbeddedHome
import HomeModel

/// A trait that a device is to have, with first values and where each came from.
struct TraitWish {
    let trait: TraitDefinition
    /// Where the trait stands in the document.
    let path: String
    private(set) var values: [(attribute: String, value: Value, path: String)] = []

    /// Codes of features that the trait must have, whatever its values ask for.
    private(set) var features: [String] = []

    init(_ trait: TraitDefinition, path: String) {
        self.trait = trait
        self.path = path
    }

    init<Named: Trait>(_ trait: Named.Type, path: String) {
        self.init(Named.definition, path: path)
    }

    mutating func set<Owner: Trait, Wrapped: ValueConvertible>(
        _ key: AttributeKey<Owner, Wrapped>, _ value: Wrapped, from path: String? = nil
    ) {
        add(key.definition.name, value.value, from: path ?? self.path)
    }

    /// - Parameter features: bits of the trait's features.
    mutating func require(_ features: UInt32) {
        self.features += trait.features.filter { features & (1 << UInt32($0.bit)) != 0 }.map(\.code)
    }

    mutating func add(_ attribute: String, _ value: Value, from path: String) {
        values.append((attribute, value, path))
    }

    mutating func remove(_ attribute: String) {
        values.removeAll { $0.attribute == attribute }
    }

    var firstValues: FirstValues {
        FirstValues(trait: trait.name, values: values.map { ($0.attribute, $0.value) })
    }
}
