import HomeModel
import JSON
import Testing
import Topics

@Suite("Reading the fields of a command")
struct CommandFieldsTests {
    static let fields = [
        FieldDefinition(name: "level", id: 0, type: .unsigned(bits: 8), range: ReaderFixtures.range(nil, 254)),
        FieldDefinition(name: "transitionTime", id: 1, type: .unsigned(bits: 16), isNullable: true),
        FieldDefinition(name: "options", id: 2, type: .bitmap(ReaderFixtures.flags)),
        FieldDefinition(name: "rate", id: 3, type: .unsigned(bits: 8), isNullable: true, defaultValue: 7),
        FieldDefinition(name: "pinCode", id: 4, type: .octets, isOptional: true, isSensitive: true),
    ]

    static let accepted: [(object: JSONObject, values: [Value?])] = [
        (["level": 127], [127, .null, 0, 7, nil]),
        (["level": "127", "_id": 5, "_timeout": 2, "_pin": "1"], [127, .null, 0, 7, nil]),
        (
            ["pinCode": "MTIzNA==", "rate": nil, "options": ["first"], "transitionTime": 10, "level": 1],
            [1, 10, 1, .null, .bytes([49, 50, 51, 52])]
        ),
    ]

    @Test("A missing field takes its default, else null, else no flags", arguments: accepted)
    func accepts(object: JSONObject, values: [Value?]) throws {
        #expect(try ValueReader().fields(object, Self.fields) == values)
    }

    static let refused: [(object: JSONObject, code: ErrorCode, field: String)] = [
        ([:], .invalidArgument, "level"), (["transitionTime": 1], .invalidArgument, "level"),
        (["level": nil], .invalidArgument, "level"), (["level": 255], .outOfRange, "level"),
        (["level": 1, "Level": 1], .invalidArgument, "Level"), (["level": 1, "speed": 1], .invalidArgument, "speed"),
        (["level": 1, "transitionTime": 65535], .outOfRange, "transitionTime"),
        (["level": 1, "options": nil], .invalidArgument, "options"),
        (["level": 1, "pinCode": "12 34"], .invalidArgument, "pinCode"), (["args": 7], .invalidArgument, "args"),
    ]

    @Test("A wrong field is refused by its name", arguments: refused)
    func refuses(object: JSONObject, code: ErrorCode, field: String) throws {
        let failure = try #require(throws: CommandFailure.self) { try ValueReader().fields(object, Self.fields) }
        #expect(failure.code == code)
        #expect(failure.field == field)
        #expect(failure.allowed != nil)
    }

    @Test("`A command without fields takes an empty object and nothing more`")
    func none() throws {
        #expect(try ValueReader().fields([:], []).isEmpty)
        #expect(try ValueReader().fields(["_id": 1], []).isEmpty)
        let failure = try #require(throws: CommandFailure.self) { try ValueReader().fields(["on": true], []) }
        #expect(failure.field == "on")
        #expect(failure.allowed == [])
    }

    static let later = [
        FieldDefinition(
            name: "high", id: 0, type: .unsigned(bits: 8),
            range: ValueRange(minimum: .attribute("low", offset: 0), maximum: .attribute("limit", offset: 0))),
        FieldDefinition(name: "low", id: 1, type: .unsigned(bits: 8), isOptional: true),
    ]

    static let bounds: [(object: JSONObject, allowed: JSON?)] = [
        (["high": 5, "low": 5], nil), (["high": 5], nil), (["high": 4, "low": 5], ["min": 5, "max": 100]),
        (["high": 101], ["min": 0, "max": 100]), (["low": 5, "high": 100], nil),
    ]

    @Test("A bound may stand on a field that comes later, and else on an attribute", arguments: bounds)
    func bound(object: JSONObject, allowed: JSON?) throws {
        let reader = ValueReader { $0 == "limit" ? 100 : ($0 == "low" ? 50 : nil) }
        do {
            _ = try reader.fields(object, Self.later)
            #expect(allowed == nil)
        } catch {
            #expect(error.code == .outOfRange)
            #expect(error.allowed == allowed)
        }
    }
}
