import HomeModel
import JSON

/// What `on` asks for.
enum Switching {
    case on, off, toggle

    init(_ argument: Argument) throws(CommandFailure) {
        if argument.word?.lowercased() == "toggle" {
            self = .toggle
        } else {
            do {
                self = try argument.bool() ? .on : .off
            } catch {
                throw argument.wrong("true, false or \"toggle\" is expected", allowed: [true, false, "toggle"])
            }
        }
    }
}
