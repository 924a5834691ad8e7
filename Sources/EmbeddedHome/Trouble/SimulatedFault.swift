public import HomeModel

/// What goes wrong with the commands and writes of a simulated device until it is cleared.
public struct SimulatedFault: Sendable {
    public enum Effect: Sendable, Hashable {
        /// Commands do what they should.
        case none
        /// Commands do nothing and answer this status.
        case status(MatterStatus)
        /// Commands do nothing and never answer.
        case silence
    }

    /// The part whose commands it meets; nil: all parts.
    public var endpoint: EndpointID?
    /// The trait whose commands and writes it meets; nil: all traits.
    public var trait: TraitDefinition?
    /// Index of the only command that it meets; nil: all commands, and writes.
    public var command: Int?
    public var effect: Effect
    /// How long the device takes before it acts and answers: from 0 to `longestDelay`.
    public var delay: Duration

    public static let longestDelay = Duration.seconds(3600)

    public init(
        endpoint: EndpointID? = nil, trait: TraitDefinition? = nil, command: Int? = nil, effect: Effect = .none,
        delay: Duration = .zero
    ) {
        self.endpoint = endpoint
        self.trait = trait
        self.command = command
        self.effect = effect
        self.delay = delay
    }

    func meets(_ action: DeviceAction) -> Bool {
        if let endpoint, endpoint != action.endpoint { return false }
        if let trait, trait !== action.trait { return false }
        guard let command else { return true }
        guard case .invoke(let invoked) = action else { return false }
        return invoked.command == command
    }
}
