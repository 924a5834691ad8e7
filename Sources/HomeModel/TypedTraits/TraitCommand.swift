/// A typed command of a trait.
public protocol TraitCommand: Sendable {
    associatedtype Owner: Trait
    /// Index into `Owner.definition.commands`.
    static var index: Int { get }
    /// Reads the fields, in the order of the definition; nil when one is missing or of another kind.
    init?(fields: [Value?])
    var fields: [Value?] { get }
}

extension TraitCommand {
    public static var definition: CommandDefinition { Owner.definition.commands[index] }
}
