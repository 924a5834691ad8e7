/// How the program is, for `/healthz`.
public enum Health: Sendable, Equatable {
    case ok
    /// It does not do its work, and why.
    case unwell(String)
}
