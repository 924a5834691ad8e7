public import Telemetry

/// Everything that can be set, with its defaults. Paths are relative to the directory of the configuration file, or
/// to the working directory where there is none; here they are resolved already.
///
/// Descriptions and dumps never show secrets.
public struct Configuration: Sendable, Equatable {
    public var mqtt = MQTT()
    public var topics = Topics()
    public var publish = Publish()
    public var availability = Availability()
    public var store = Store()
    public var home = Home()
    public var devices = Devices()
    /// Files with definitions of vendors' traits (key `traits`).
    public var traitFiles: [String] = []
    /// Where devices come from; with none and no `home.import`, the demo home.
    public var backends: [Backend] = []
    public var homeAssistant = HomeAssistant()
    public var http = HTTP()
    public var cloud = Cloud()
    /// Key `guard`.
    public var commandGuard = CommandGuard()
    public var log = Log()

    public init() {}
}

extension Configuration {
    /// What is published below the base topic.
    public struct Publish: Sendable, Equatable {
        /// The everyday view of each device.
        public var devices = true
        /// The exact state of each trait.
        public var traits = true
        /// One topic for each attribute.
        public var attributes = false
        /// Messages a second when everything is published again; 0 sends them unpaced.
        public var resyncRate = 2_000

        public init() {}
    }

    /// When a device counts as offline.
    public struct Availability: Sendable, Equatable {
        /// How long a device must stay away before it is published offline.
        public var holdDown: Duration = .seconds(10)

        public init() {}
    }

    /// Where the home graph and the ledger of topics are kept.
    public struct Store: Sendable, Equatable {
        /// The file of the database.
        public var path = "trait2mqtt.db"

        public init() {}
    }

    /// The home of the first start.
    public struct Home: Sendable, Equatable {
        /// A home file that is read when the store is empty (key `import`).
        public var importPath: String?

        public init() {}
    }

    /// How devices are shown.
    public struct Devices: Sendable, Equatable {
        /// Whether a device with several endpoints is one device; if not, each endpoint is a device of its own.
        public var multipart = true

        public init() {}
    }

    /// Home Assistant's discovery.
    public struct HomeAssistant: Sendable, Equatable {
        public var enabled = false
        /// The topic below which Home Assistant listens for discovery.
        public var prefix = "homeassistant"
        /// The topic of Home Assistant's birth message.
        public var statusTopic = "homeassistant/status"
        /// Whether device groups appear as devices of their own.
        public var groups = false
        /// Whether rooms appear as devices of their own.
        public var rooms = false

        public init() {}
    }

    /// The HTTP server.
    public struct HTTP: Sendable, Equatable {
        /// Address and port such as `127.0.0.1:8099`; nil for no server.
        public var listen: String?
        /// The bearer token that requests must carry.
        public var token: Secret?

        public init() {}
    }

    /// Google's cloud-to-cloud answers.
    public struct Cloud: Sendable, Equatable {
        public var agentUserID: String?
        /// The pin that dangerous commands ask for.
        public var pin: Secret?
        /// Ids or topic paths of what Google does not see.
        public var exclude: [String] = []

        public init() {}
    }

    /// What dangerous commands need.
    public struct CommandGuard: Sendable, Equatable {
        /// Whether dangerous commands are refused without the pin.
        public var refusesDangerous = false
        public var pin: Secret?

        public init() {}
    }

    /// What the program writes about itself.
    public struct Log: Sendable, Equatable {
        public var level = LogLevel.info
        public var format = LogFormat.text

        public init() {}
    }
}
