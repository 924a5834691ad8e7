/// A typed event of a trait.
public protocol TraitEvent: Sendable {
    associatedtype Owner: Trait
    /// Index into `Owner.definition.events`.
    static var index: Int { get }
    var fields: [Value?] { get }
}
