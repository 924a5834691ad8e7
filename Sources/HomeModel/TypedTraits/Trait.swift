/// A trait with generated, typed names: code that must reason about a trait uses these, never string literals.
public protocol Trait: Sendable {
    static var definition: TraitDefinition { get }
}
