/// Something in a SYNC answer, and where.
public struct SyncProblem: Sendable, Equatable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The way to it in the document, such as `payload.devices[2].attributes.colorModel`; empty for the document itself.
    public let path: String
    /// What is wrong, or was left out.
    public let message: String

    public var description: String { path.isEmpty ? "\(file): \(message)" : "\(file): \(path): \(message)" }
}
