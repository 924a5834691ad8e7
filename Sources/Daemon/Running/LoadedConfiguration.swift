import Configuration
import Glibc
import HomeModel
import HomeTraits
import Telemetry
import TraitFiles

/// The configuration with the command line's options over it, and what it names: the logger and the traits.
struct LoadedConfiguration: Sendable {
    var configuration: Configuration
    /// The file it came from; nil: defaults and environment only.
    var path: String?
    var settings: LogSettings
    var logger: Logger
    var registry: TraitRegistry
    /// How long to wait after a hub's birth; nil: a moment that differs from time to time.
    var birthDelay: (@Sendable () -> Duration)?

    static func load(_ arguments: Arguments) throws(CommandFailed) -> LoadedConfiguration {
        let environment = Self.environment
        let path = try Self.path(arguments, environment)
        var configuration: Configuration
        do throws(ConfigurationError) {
            configuration = try Configuration.load(path: path, environment: environment, reader: .system)
        } catch {
            throw CommandFailed(.configuration, "the configuration cannot be used\n\(error)")
        }
        if let level = arguments.logLevel { configuration.log.level = level }
        if let format = arguments.logFormat { configuration.log.format = format }
        let settings = LogSettings(level: configuration.log.level, format: configuration.log.format)
        return LoadedConfiguration(
            configuration: configuration, path: path, settings: settings,
            logger: Logger(label: "trait2mqtt", settings: settings), registry: try registry(for: configuration))
    }

    private static func path(_ arguments: Arguments, _ environment: [String: String]) throws(CommandFailed) -> String? {
        if let path = arguments.configuration { return path }
        if let path = environment["TRAIT2MQTT_CONFIG"], !path.isEmpty { return path }
        return ["trait2mqtt.yaml", "/etc/trait2mqtt/trait2mqtt.yaml"].first { access($0, F_OK) == 0 }
    }

    private static func registry(for configuration: Configuration) throws(CommandFailed) -> TraitRegistry {
        var registry = HomeTraits.registry
        do throws(TraitFileError) {
            try registry.add(traitFiles: configuration.traitFiles)
        } catch {
            throw CommandFailed(.configuration, "the trait files cannot be used\n\(error)")
        }
        return registry
    }

    private static var environment: [String: String] {
        var variables: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            next += 1
        }
        return variables
    }
}
