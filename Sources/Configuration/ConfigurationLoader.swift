import JSON
import YAML

/// Puts a configuration together: defaults, then the file, then the environment, and collects what is wrong.
struct ConfigurationLoader {
    typealias Origin = ConfigurationProblem.Origin

    let path: String
    let reader: FileReader
    private(set) var configuration = Configuration()
    private(set) var problems: [ConfigurationProblem] = []
    private var context: Setting.Context
    private var origins: [String: Origin] = [:]
    private var failed: Set<String> = []
    private var isFileReadable = true
    private let settings = Settings.all

    /// - Parameter path: the path of the configuration file, empty where there is none.
    init(path: String, reader: FileReader) {
        self.path = path
        self.reader = reader
        let directory = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
        context = Setting.Context(directory: directory)
    }

    // MARK: The file

    mutating func read(file text: [UInt8]) {
        do throws(YAMLError) {
            let root = try YAML.parse(text, file: path)
            if !root.isNull { try readSection(root, prefix: "") }
        } catch {
            isFileReadable = false
            problems.append(ConfigurationProblem(error))
        }
    }

    private mutating func readSection(_ node: YAMLNode, prefix: String) throws(YAMLError) {
        let section = String(prefix.dropLast())
        for member in try node.members(at: section) {
            let keyPath = prefix + member.key
            if member.key.utf8.contains(UInt8(ascii: ".")) {
                problems.append(ConfigurationProblem(unknown(member, in: node, prefix: prefix)))
            } else if let setting = settings.first(where: { $0.path == keyPath }) {
                if member.value.isNull { continue }
                origins[keyPath] = .file(path, line: member.value.line, column: member.value.column)
                for error in read(setting, member.value) { problems.append(ConfigurationProblem(error)) }
            } else if settings.contains(where: { $0.path.hasPrefix(keyPath + ".") }) {
                if member.value.isNull { continue }
                do throws(YAMLError) {
                    try readSection(member.value, prefix: keyPath + ".")
                } catch {
                    problems.append(ConfigurationProblem(error))
                }
            } else {
                problems.append(ConfigurationProblem(unknown(member, in: node, prefix: prefix)))
            }
        }
    }

    private func unknown(_ member: YAMLMember, in node: YAMLNode, prefix: String) -> YAMLError {
        node.unknownKey(member, allowed: keys(below: prefix), at: String(prefix.dropLast()))
    }

    private func keys(below prefix: String) -> [String] {
        var keys: [String] = []
        for setting in settings where setting.path.hasPrefix(prefix) {
            let key = String(setting.path.dropFirst(prefix.count).prefix { $0 != "." })
            if keys.last != key { keys.append(key) }
        }
        return keys
    }

    // MARK: The environment

    mutating func read(environment: [String: String]) {
        let prefix = Setting.variablePrefix
        let names = Set(settings.map(\.variable))
        let fileNames = Set(settings.filter { $0.form == .secret }.map { $0.variable + "_FILE" })
        let given = environment.filter { $0.key.hasPrefix(prefix) }
        for setting in settings {
            // An empty variable is as none: compose files write `NAME: ${NAME:-}` for what is not set.
            let value = given[setting.variable].flatMap { $0.isEmpty ? nil : $0 }
            let file =
                setting.form == .secret
                ? given[setting.variable + "_FILE"].flatMap { $0.isEmpty ? nil : $0 } : nil
            switch (value, file) {
            case (nil, nil): break
            case (let value?, nil): read(setting, value, from: setting.variable)
            case (nil, let file?): read(setting, secretFile: file, from: setting.variable + "_FILE")
            case (_?, _?):
                report(
                    setting.variable, "\(setting.path): give either this variable or \(setting.variable)_FILE, not both"
                )
            }
        }
        for name in given.keys.sorted()
        where !names.contains(name) && !fileNames.contains(name) && !EnvironmentNames.isForeign(name) {
            report(name, EnvironmentNames.complaint(about: name, names: Array(names), fileNames: Array(fileNames)))
        }
    }

    private mutating func read(_ setting: Setting, _ value: String, from variable: String) {
        let node: YAMLNode
        if setting.form == .list {
            do throws(JSONError) {
                node = YAMLNode(try JSON.parse(value), file: variable)
            } catch {
                failed.insert(setting.path)
                return report(variable, "\(setting.path): expected a list in JSON; \(error)")
            }
        } else {
            node = YAMLNode(.scalar(value, isPlain: false), file: variable, line: 1, column: 1)
        }
        origins[setting.path] = .environment(variable)
        for error in read(setting, node) { report(variable, error.message) }
    }

    private mutating func read(_ setting: Setting, secretFile file: String, from variable: String) {
        do throws(FileReader.Failure) {
            var bytes = try reader.read(context.resolve(file))
            // Editors end the last line; that one line end is not part of the secret, blanks are.
            if bytes.last == UInt8(ascii: "\n") {
                bytes.removeLast()
                if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
            }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw FileReader.Failure("the file is not UTF-8")
            }
            if text.isEmpty { throw FileReader.Failure("the file is empty") }
            read(setting, text, from: variable)
        } catch {
            failed.insert(setting.path)
            report(variable, "\(setting.path): cannot read \"\(file)\": \(error)")
        }
    }

    // MARK: The whole

    /// Looks at values together. Nothing is said about values that are wrong by themselves or were not understood.
    mutating func checkCombinations() {
        guard isFileReadable else { return }
        for (paths, message) in Combinations.complaints(about: configuration) where failed.isDisjoint(with: paths) {
            problems.append(ConfigurationProblem(origin(of: paths), message))
        }
    }

    /// Reads one value and returns what is wrong with it.
    private mutating func read(_ setting: Setting, _ node: YAMLNode) -> [YAMLError] {
        setting.read(node, &configuration, &context)
        defer { context.errors = [] }
        if !context.errors.isEmpty { failed.insert(setting.path) }
        return context.errors
    }

    private mutating func report(_ variable: String, _ message: String) {
        problems.append(ConfigurationProblem(.environment(variable), message))
    }

    /// Where the first of some keys that was given stands; at least one was, for defaults fit together.
    private func origin(of paths: [String]) -> Origin {
        paths.lazy.compactMap { origins[$0] }.first ?? .file(path, line: 1, column: 1)
    }
}
