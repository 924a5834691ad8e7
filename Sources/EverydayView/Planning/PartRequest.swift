import HomeModel
import JSON

/// What a set asks of one part.
struct PartRequest {
    let reading: PartReading
    /// By key; each key once.
    private(set) var arguments: [String: Argument] = [:]
    /// Keys in the order of the set.
    private(set) var order: [String] = []

    init(_ reading: PartReading) { self.reading = reading }

    var part: Device.Part { reading.part }
    var isEmpty: Bool { arguments.isEmpty }

    subscript(key: String) -> Argument? { arguments[key] }

    mutating func add(_ key: String, _ argument: Argument) throws(CommandFailure) {
        guard arguments.updateValue(argument, forKey: key) == nil else {
            throw CommandFailure(
                .invalidArgument, "'\(argument.field)' is given twice for the same part", field: argument.field)
        }
        order.append(key)
    }

    /// A modifier for the whole set, unless the part has its own.
    mutating func inherit(_ key: String, _ argument: Argument) {
        if arguments[key] == nil, reading.has(key) { arguments[key] = argument }
    }

    /// Whether something is asked that a modifier goes with.
    func hasAny(of keys: [String]) -> Bool { keys.contains { arguments[$0] != nil } }
}
