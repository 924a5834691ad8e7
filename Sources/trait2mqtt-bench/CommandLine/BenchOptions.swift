/// What the command line asks for.
struct BenchOptions: Equatable {
    enum Request: Equatable {
        case help
        case list
        case run
    }

    /// Why a command line cannot be followed.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    var request = Request.run
    var isShort = false
    /// Names of measurements; empty: all.
    var only: [String] = []
    var jsonFile: String?
    /// The program to measure; nil: `trait2mqtt` beside this one.
    var daemon: String?
    /// Pairs of runs for each ratio; nil: what fits the length of the whole run.
    var rounds: Int?

    /// - Parameter arguments: without the program's name.
    static func parse(_ arguments: [String]) throws(Failure) -> BenchOptions {
        var options = BenchOptions()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": options.request = .help
            case "--list": options.request = .list
            case "--short": options.isShort = true
            case "--only":
                let names = try value(of: argument, from: &rest).split(separator: ",").map(String.init)
                for name in names where !MeasurementName.allCases.contains(where: { $0.rawValue == name }) {
                    throw Failure(description: "there is no measurement '\(name)'; there are \(MeasurementName.listed)")
                }
                options.only += names
            case "--json": options.jsonFile = try value(of: argument, from: &rest)
            case "--daemon": options.daemon = try value(of: argument, from: &rest)
            case "--rounds":
                let text = try value(of: argument, from: &rest)
                guard let rounds = Int(text), 1...99 ~= rounds else {
                    throw Failure(description: "--rounds takes a number from 1 to 99, not '\(text)'")
                }
                options.rounds = rounds
            default: throw Failure(description: "unknown argument '\(argument)'; see --help")
            }
        }
        return options
    }

    private static func value(of option: String, from rest: inout ArraySlice<String>) throws(Failure) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else { throw Failure(description: "\(option) needs a value") }
        return value
    }

    func includes(_ measurement: MeasurementName) -> Bool {
        only.isEmpty || only.contains(measurement.rawValue)
    }

    static let usage = """
        usage: trait2mqtt-bench [--short] [--only NAME[,NAME…]] [--rounds N] [--json FILE] [--daemon PATH]

        Measures trait2mqtt beside a bare client written in C on the same libmosquitto, in one run, with the same topics and
        payloads, against a mosquitto that it starts itself on a free port. Prints medians, with the least and the greatest of
        all rounds, and the ratio of product to bare client.

          --short        fewer and shorter rounds: about a minute on two cores
          --only NAME    only this measurement: \(MeasurementName.listed)
          --rounds N     pairs of runs behind each ratio
          --json FILE    writes all figures as JSON, too
          --daemon PATH  the program to measure, by default trait2mqtt beside this program
          --list         names and says what each measurement does
          --help         this text

        Exit codes: 0; 1 where something could not be measured; 64 usage.
        """
}
