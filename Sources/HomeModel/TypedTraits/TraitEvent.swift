/// A typed event of a trait.
public protocol TraitEvent: FieldsConvertible {
    associatedtype Owner: Trait
    /// Index into `Owner.definition.events`.
    static var index: Int { get }
}

extension TraitEvent {
    public static var definition: EventDefinition { Owner.definition.events[index] }
}
