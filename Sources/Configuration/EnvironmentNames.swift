import YAML

/// The names of variables that are no settings.
enum EnvironmentNames {
    /// The variable that names the configuration file.
    static let file = "TRAIT2MQTT_CONFIG"

    /// Whether a variable is none of our settings by right: that of the file, and those that Kubernetes adds to every
    /// container for a service called `trait2mqtt`.
    static func isForeign(_ name: String) -> Bool {
        name == file || name == "TRAIT2MQTT_PORT" || name.hasPrefix("TRAIT2MQTT_PORT_")
            || name.hasPrefix("TRAIT2MQTT_SERVICE_")
    }

    /// What is wrong with an unknown variable.
    static func complaint(about name: String, names: [String], fileNames: [String]) -> String {
        let suffix = "_FILE"
        if name.hasSuffix(suffix), names.contains(String(name.dropLast(suffix.count))) {
            return "only secrets can be read from a file: \(fileNames.sorted().joined(separator: ", "))"
        }
        // The common beginning must not make all names look alike.
        let prefix = Setting.variablePrefix
        let candidates = (names + fileNames + [file]).sorted().map { String($0.dropFirst(prefix.count)) }
        if let nearest = Spelling.nearest(to: String(name.dropFirst(prefix.count)), in: candidates) {
            return "unknown variable (did you mean \(prefix)\(nearest)?)"
        }
        return "unknown variable; allowed is every key of the configuration file, such as "
            + "TRAIT2MQTT_MQTT_TLS_CA for mqtt.tls.ca"
    }
}
