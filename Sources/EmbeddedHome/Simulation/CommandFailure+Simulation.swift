import HomeModel

extension CommandFailure {
    /// A command whose effect is not simulated: better refused than answered with a success that is none.
    static var notSimulated: CommandFailure {
        CommandFailure(status: .unsupportedCommand, "the simulated device does not know this command")
    }
}
