/// A typed name for an attribute: its trait and its Swift type are part of the name. A nullable attribute has an optional type.
public struct AttributeKey<Owner: Trait, Wrapped: ValueConvertible>: Sendable {
    /// Index into `Owner.definition.attributes`.
    public let index: Int

    @inlinable
    public init(index: Int) { self.index = index }

    public var definition: AttributeDefinition { Owner.definition.attributes[index] }
}
