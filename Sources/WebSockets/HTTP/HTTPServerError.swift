/// Why a server cannot listen.
public struct HTTPServerError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, with the address.
    public let message: String
    /// Whether another program has the port: trying again later may help.
    public let isInUse: Bool

    public var description: String { message }
}
