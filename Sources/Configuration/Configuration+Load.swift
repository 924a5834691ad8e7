extension Configuration {
    /// Puts the configuration together from defaults, a file and the environment, the later of them winning.
    ///
    /// Each key can be set by a variable (`mqtt.tls.ca` by `TRAIT2MQTT_MQTT_TLS_CA`), lists by JSON, a secret also by
    /// a file that a variable names (`TRAIT2MQTT_MQTT_PASSWORD_FILE`). An empty variable is as none.
    ///
    /// - Parameters:
    ///   - path: the path of the file; nil for the one that `TRAIT2MQTT_CONFIG` names, if it names one.
    ///   - environment: the variables; only those that begin with `TRAIT2MQTT_` are looked at.
    ///   - reader: reads the file and those of secrets.
    /// - Throws: every problem that was found.
    public static func load(
        path: String?, environment: [String: String], reader: FileReader = .system
    ) throws(ConfigurationError) -> Configuration {
        let named = environment[EnvironmentNames.file].flatMap { $0.isEmpty ? nil : $0 }
        guard let file = path ?? named else {
            return try parse(text: [], path: "", environment: environment, reader: reader)
        }
        let text: [UInt8]
        do throws(FileReader.Failure) {
            text = try reader.read(file)
        } catch {
            let problem =
                path == nil
                ? ConfigurationProblem(.environment(EnvironmentNames.file), "cannot read \"\(file)\": \(error)")
                : ConfigurationProblem(.file(file, line: 1, column: 1), "cannot read the file: \(error)")
            throw ConfigurationError([problem])
        }
        return try parse(text: text, path: file, environment: environment, reader: reader)
    }

    /// Puts the configuration together from the text of a file and the environment; see `load`.
    ///
    /// - Parameters:
    ///   - text: YAML; an empty text sets nothing.
    ///   - path: the path of the file, for errors and for the paths in it.
    public static func parse(
        text: [UInt8], path: String, environment: [String: String] = [:], reader: FileReader = .system
    ) throws(ConfigurationError) -> Configuration {
        var loader = ConfigurationLoader(path: path, reader: reader)
        loader.read(file: text)
        loader.read(environment: environment)
        loader.checkCombinations()
        guard loader.problems.isEmpty else { throw ConfigurationError(loader.problems) }
        return loader.configuration
    }
}
