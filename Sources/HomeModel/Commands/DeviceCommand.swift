/// A command for one trait of one part, checked against its definition and against what the device supports.
public struct DeviceCommand: Sendable {
    public var device: DeviceID
    public var endpoint: EndpointID
    public var trait: TraitDefinition
    /// Index into `trait.commands`.
    public var command: Int
    /// In the order of the definition's fields; nil where an optional field is left out.
    public var fields: [Value?]

    public init(device: DeviceID, endpoint: EndpointID, trait: TraitDefinition, command: Int, fields: [Value?]) {
        self.device = device
        self.endpoint = endpoint
        self.trait = trait
        self.command = command
        self.fields = fields
    }

    /// A typed command.
    public init<Command: TraitCommand>(device: DeviceID, endpoint: EndpointID, _ command: Command) {
        self.init(
            device: device, endpoint: endpoint, trait: Command.Owner.definition, command: Command.index,
            fields: command.fields)
    }

    public var definition: CommandDefinition { trait.commands[command] }

    /// The typed form; nil when this is another command.
    public func typed<Command: TraitCommand>(_ type: Command.Type) -> Command? {
        guard trait === Command.Owner.definition, command == Command.index else { return nil }
        return Command(fields: fields)
    }
}
