/// How far a commissioning has come.
public enum CommissioningStep: Sendable, Hashable {
    /// The server has been asked.
    case started
    /// A new node answered.
    case found(node: UInt64)
    /// The server has read what a node is.
    case reached(node: UInt64)
}
