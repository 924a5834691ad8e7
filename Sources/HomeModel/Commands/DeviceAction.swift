/// What a backend is asked to do: invoke a command or write attributes.
public enum DeviceAction: Sendable {
    case invoke(DeviceCommand)
    case write(AttributeWrite)

    public var device: DeviceID {
        switch self {
        case .invoke(let command): command.device
        case .write(let write): write.device
        }
    }

    /// The same action for a device of another id.
    public func addressed(to device: DeviceID) -> DeviceAction {
        switch self {
        case .invoke(var command):
            command.device = device
            return .invoke(command)
        case .write(var write):
            write.device = device
            return .write(write)
        }
    }

    public var endpoint: EndpointID {
        switch self {
        case .invoke(let command): command.endpoint
        case .write(let write): write.endpoint
        }
    }

    public var trait: TraitDefinition {
        switch self {
        case .invoke(let command): command.trait
        case .write(let write): write.trait
        }
    }
}
