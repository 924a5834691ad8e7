/// What the adapter needs to know of its user's wishes; defaults are those of `Config/trait2mqtt.yaml`.
public struct AdapterConfiguration: Sendable {
    /// How objects are named in topics.
    public enum Names: String, Sendable {
        case slug, id
    }

    /// First levels of every topic; several levels are allowed, no slash at either end.
    public var base = "trait2mqtt"
    public var names = Names.slug
    /// 0 or 1, for state, results and events.
    public var qos: UInt8 = 1
    /// Everyday documents.
    public var publishesDevices = true
    /// Exact trait documents.
    public var publishesTraits = true
    /// A topic for each scalar attribute.
    public var publishesAttributes = false
    /// Messages a second while the whole tree is published again; 0: unpaced.
    public var resyncRate = 2000
    /// How long a device must stay away before it is published offline.
    public var holdDown = Duration.seconds(10)
    /// The structure that new devices of a backend come into, by the backend's name; else the first one.
    public var structures: [String: String] = [:]
    /// Filters that response topics must match; empty: any that is not ours.
    public var responseTopics: [String] = []
    /// Below it nothing is published on a peer's demand.
    public var discoveryPrefix = "homeassistant"
    /// How long a command may take when its sender does not say.
    public var commandTimeout = Duration.seconds(10)
    /// Whether dangerous commands need the pin.
    public var refusesDangerous = false
    /// The pin that lets dangerous commands pass; nil: nothing does.
    public var guardPin: Pin?
    /// The account in Google's requests and answers; nil: one that stays as long as the store.
    public var cloudAgentUserID: String?
    /// The pin that Google asks for before dangerous commands; nil: the guard's.
    public var cloudPin: Pin?
    /// Ids or topics of what Google does not see.
    public var cloudExclude: [String] = []
    public var version = "0"
    /// Tells this installation from others; part of the client id.
    public var instance = ""

    public init() {}
}
