/// Ends a command of the command line with a message on stderr and an exit code.
struct CommandFailed: Error {
    let code: ExitCode
    let message: String

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }
}
