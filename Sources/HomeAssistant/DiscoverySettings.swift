/// What all discovery documents of one adapter share.
public struct DiscoverySettings: Sendable {
    /// The topic below which Home Assistant listens for discovery.
    public var prefix: String
    /// The base topic.
    public var base: String
    /// Tells this installation from others: part of every id. ASCII letters and digits.
    public var instance: String
    /// The program's version.
    public var version: String
    /// Where people can look at the home; nil without a web page.
    public var configurationURL: String?

    public init(
        prefix: String = "homeassistant", base: String = "trait2mqtt", instance: String, version: String,
        configurationURL: String? = nil
    ) {
        self.prefix = prefix
        self.base = base
        self.instance = instance
        self.version = version
        self.configurationURL = configurationURL
    }
}
