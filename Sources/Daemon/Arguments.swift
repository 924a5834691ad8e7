import Telemetry

/// The command line, read.
///
///     trait2mqtt <command> [options] [files]
struct Arguments: Equatable {
    var command: Command
    var configuration: String?
    var logLevel: LogLevel?
    var logFormat: LogFormat?
    var once = false
    /// The file of `home import` is a provider's SYNC answer.
    var sync = false
    /// With `sync`: the only structure.
    var structure: String?
    /// With `check`: also what Google would not take.
    var cloud = false
    var wantsHelp = false
    var files: [String] = []

    enum Command: String, CaseIterable {
        case run, check
        case homeImport = "home import"
        case homeExport = "home export"
        case topics, sync, doctor, healthcheck, version, help
    }

    /// - Parameter words: without the program's name.
    static func parse(_ words: [String]) throws(CommandFailed) -> Arguments {
        var rest = words[...]
        let command: Command
        switch rest.popFirst() {
        case nil: throw CommandFailed(.usage, "a command is missing")
        case "help", "-h", "--help": return Arguments(command: .help)
        case "-V", "--version": return Arguments(command: .version)
        case "home":
            switch rest.popFirst() {
            case "import": command = .homeImport
            case "export": command = .homeExport
            case "-h", "--help": return Arguments(command: .help)
            case let other:
                throw CommandFailed(
                    .usage, "'home' is followed by 'import' or 'export'" + (other.map { ", not '\($0)'" } ?? ""))
            }
        case let word?:
            guard let known = Command(rawValue: word), known != .homeImport, known != .homeExport else {
                let names = "run, check, home, topics, sync, doctor, healthcheck, version, help"
                throw CommandFailed(.usage, "there is no command '\(word)'; there are: \(names)")
            }
            command = known
        }
        var arguments = Arguments(command: command)
        try arguments.read(rest)
        try arguments.check()
        return arguments
    }

    private mutating func read(_ words: ArraySlice<String>) throws(CommandFailed) {
        var rest = words
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = word.hasPrefix("--") ? String(parts[0]) : word
            let inline = word.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
            func value() throws(CommandFailed) -> String {
                guard let text = inline ?? rest.popFirst(), !text.isEmpty else {
                    throw CommandFailed(.usage, "'\(name)' is followed by a value")
                }
                return text
            }
            switch name {
            case "-c", "--config": configuration = try value()
            case "--log-level":
                let text = try value()
                guard let level = LogLevel(name: text) else {
                    throw CommandFailed(
                        .usage,
                        "there is no log level '\(text)'; there are: \(LogLevel.allCases.map(\.name).joined(separator: ", "))"
                    )
                }
                logLevel = level
            case "--log-format":
                let text = try value()
                guard let format = LogFormat(rawValue: text) else {
                    throw CommandFailed(.usage, "there is no log format '\(text)'; there are: text, json")
                }
                logFormat = format
            case "--once" where inline == nil: once = true
            case "--sync" where inline == nil: sync = true
            case "--structure": structure = try value()
            case "--cloud" where inline == nil: cloud = true
            case "-h" where inline == nil, "--help" where inline == nil: wantsHelp = true
            case _ where word.hasPrefix("-") && word != "-":
                throw CommandFailed(.usage, "there is no option '\(word)'")
            default: files.append(word)
            }
        }
    }

    private func check() throws(CommandFailed) {
        guard !wantsHelp else { return }
        if once, command != .run { throw CommandFailed(.usage, "'--once' goes with 'run'") }
        if sync, command != .homeImport { throw CommandFailed(.usage, "'--sync' goes with 'home import'") }
        if structure != nil, command != .sync { throw CommandFailed(.usage, "'--structure' goes with 'sync'") }
        if cloud, command != .check { throw CommandFailed(.usage, "'--cloud' goes with 'check'") }
        switch command {
        case .homeImport where files.count != 1:
            throw CommandFailed(.usage, "'home import' is followed by one home file, or by --sync and one SYNC answer")
        case .homeExport where files.count > 1:
            throw CommandFailed(.usage, "'home export' is followed by one file, or by none")
        case .homeImport, .homeExport, .check: break
        case _ where !files.isEmpty:
            throw CommandFailed(
                .usage, "'\(command.rawValue)' takes no file; the configuration is given with --config FILE")
        default: break
        }
    }
}
