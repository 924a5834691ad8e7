/// A typed command of a trait.
public protocol TraitCommand: FieldsConvertible {
    associatedtype Owner: Trait
    /// Index into `Owner.definition.commands`.
    static var index: Int { get }
}

extension TraitCommand {
    public static var definition: CommandDefinition { Owner.definition.commands[index] }
}
