import HomeModel
import JSON
import Topics

/// What a command's payload says about the command itself, beside its fields.
struct CommandEnvelope {
    /// The payload: parsed where it is JSON, else its text.
    var json: JSON
    var id: JSON?
    var timeout: Duration?
    var pin: Pin?
    /// `_type`: the device type that a set for several devices is meant for.
    var type: JSON?
    /// What is wrong with the members of the adapter's own: answered like other mistakes, so with the id.
    var problem: CommandFailure?

    static let maximumBytes = 262_144
    static let maximumTimeout = 3600.0
    /// Ids are remembered and repeated.
    static let maximumID = 4096

    /// Members of the adapter's own that a payload may have.
    private static let reserved: Set = ["_id", "_timeout", "_pin", "_type", "_unknown"]

    /// Reads a payload that must be a JSON object.
    static func object(_ payload: [UInt8]) throws(CommandFailure) -> CommandEnvelope {
        let json = try parse(payload)
        guard json.objectValue != nil else {
            throw CommandFailure(
                .invalidArgument, "the payload is a JSON object", allowed: "object")
        }
        return CommandEnvelope(json)
    }

    /// Reads one value: JSON, or bare text.
    static func value(_ payload: [UInt8], isText: Bool) throws(CommandFailure) -> CommandEnvelope {
        if payload == [0], isText { return CommandEnvelope(json: "") }
        guard let text = String(validating: payload, as: UTF8.self), !payload.contains(0) else {
            throw CommandFailure(.invalidArgument, "the payload is not UTF-8 text")
        }
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
        if let first, first == "{" || first == "[" || first == "\"" { return CommandEnvelope(try parse(payload)) }
        if !isText, let json = try? JSON.parse(payload) { return CommandEnvelope(json: json) }
        return CommandEnvelope(json: isText && text == "null" ? .null : .string(text))
    }

    private static func parse(_ payload: [UInt8]) throws(CommandFailure) -> JSON {
        do throws(JSONError) {
            return try JSON.parse(payload)
        } catch {
            switch error.code {
            case .tooLarge: throw CommandFailure(.resourceExhausted, error.description)
            default: throw CommandFailure(.invalidArgument, "the payload is not JSON: \(error.description)")
            }
        }
    }

    private init(json: JSON) { self.json = json }

    /// The adapter's own members of a request, which were found to be right when it came.
    init(reserved object: JSONObject) { self.init(.object(object)) }

    private init(_ json: JSON) {
        self.json = json
        for (name, value) in json.objectValue ?? [:] where name.hasPrefix("_") {
            do throws(CommandFailure) {
                try read(name, value)
            } catch {
                problem = problem ?? error
            }
        }
    }

    private mutating func read(_ name: String, _ value: JSON) throws(CommandFailure) {
        switch name {
        case "_id":
            switch value {
            case .string(let text) where text.utf8.count > Self.maximumID:
                throw CommandFailure(
                    .resourceExhausted, "'_id' has \(text.utf8.count) bytes, more than \(Self.maximumID)", field: name,
                    allowed: ["min": 0, "max": JSON(Self.maximumID)])
            case .string, .integer, .unsigned, .number: id = value
            default:
                throw CommandFailure(
                    .invalidArgument, "'_id' is a text or a number", field: name, value: value, allowed: "string")
            }
        case "_timeout": timeout = try Self.timeout(value)
        case "_type": type = value
        case "_pin": pin = try Self.pin(value)
        case _ where Self.reserved.contains(name): break
        default:
            throw CommandFailure(
                .invalidArgument, "there is no member '\(name)'", field: name,
                allowed: .array(Self.reserved.sorted().map { .string($0) }))
        }
    }

    /// A text or a number; errors never show it.
    private static func pin(_ json: JSON) throws(CommandFailure) -> Pin {
        switch json {
        case .string(let text): Pin(text)
        case .integer, .unsigned, .number: Pin(json.text)
        default:
            throw CommandFailure(.invalidArgument, "'_pin' is a text or a number", field: "_pin", allowed: "string")
        }
    }

    private static func timeout(_ json: JSON) throws(CommandFailure) -> Duration {
        guard let seconds = Text.number(json)?.doubleValue else {
            throw CommandFailure(
                .invalidArgument, "'_timeout' is a number of seconds", field: "_timeout", value: json, allowed: "number"
            )
        }
        guard seconds >= 0, seconds <= maximumTimeout else {
            throw CommandFailure(
                .outOfRange, "'_timeout' is from 0 to 3600 seconds", field: "_timeout", value: json,
                allowed: ["min": 0, "max": 3600])
        }
        return .seconds(seconds)
    }
}
