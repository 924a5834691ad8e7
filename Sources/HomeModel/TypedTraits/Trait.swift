/// A trait with generated, typed names: code that must reason about a trait uses these, never string literals.
public protocol Trait: Sendable {
    static var identity: TraitIdentity { get }
    /// Made when it is first asked for. To find out which trait something belongs to, `TraitDefinition.is(_:)` needs no
    /// definition but the one at hand.
    static var definition: TraitDefinition { get }
}
