/// Where the web service gets its answers from. Called on any thread, several at a time.
public struct WebSources: Sendable {
    /// How the program is.
    public var health: @Sendable () async -> Health
    /// Everything that `/metrics` shows, in order.
    public var metrics: @Sendable () async -> [MetricFamily]
    /// A cloud-to-cloud request in Google's format, which is JSON, to its answer, which is JSON too; nil: there is no
    /// `/fulfillment`.
    public var fulfil: (@Sendable ([UInt8]) async -> [UInt8])?

    public init(
        health: @escaping @Sendable () async -> Health, metrics: @escaping @Sendable () async -> [MetricFamily],
        fulfil: (@Sendable ([UInt8]) async -> [UInt8])? = nil
    ) {
        self.health = health
        self.metrics = metrics
        self.fulfil = fulfil
    }
}
