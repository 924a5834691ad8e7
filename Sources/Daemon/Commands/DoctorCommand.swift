enum DoctorCommand {
    static func run(_ arguments: Arguments) async throws -> ExitCode { .success }
}
