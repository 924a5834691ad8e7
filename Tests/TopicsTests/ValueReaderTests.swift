import HomeModel
import JSON
import Testing
import Topics

@Suite("Reading values that users send")
struct ValueReaderTests {
    static var reader: ValueReader {
        ValueReader { name in
            switch name {
            case "minLevel": 10
            case "maxLevel": 201
            default: nil
            }
        }
    }

    @Test("Clamping brings a number to the device's own limits, and refuses what no device takes")
    func clamping() throws {
        func read(_ json: JSON, minimum: Value? = 10, maximum: Value? = 201) throws -> Value {
            let reader = ValueReader(clamps: true) { $0 == "minLevel" ? minimum : maximum }
            return try reader.attribute(json, ReaderFixtures.attribute(named: "level"))
        }
        for (json, value) in [(0, 10), (9, 10), (10, 10), (77, 77), (255, 200), ("3", 10)] as [(JSON, Value)] {
            #expect(try read(json) == value)
        }
        for json in [-1, 256, "x", nil, 1.5] as [JSON] { #expect(throws: CommandFailure.self) { try read(json) } }
        // Limits that leave nothing bring nothing.
        #expect(throws: CommandFailure.self) { try read(5, minimum: 50, maximum: 20) }
        #expect(try read(5, minimum: nil, maximum: nil) == 5)
    }

    @Test("What a number may be can be asked")
    func bounds() throws {
        let bounds = Self.reader.bounds(of: try ReaderFixtures.attribute(named: "level"))
        #expect(bounds == Bounds(minimum: 10, maximum: 200))
        #expect(bounds.clamp(3) == 10 && bounds.clamp(300) == 200 && bounds.clamp(20) == 20)
        #expect(Bounds(minimum: 5, maximum: 4).clamp(4) == nil)
    }

    static func read(_ json: JSON, _ name: String) throws -> Value {
        try reader.attribute(json, ReaderFixtures.attribute(named: name))
    }

    static let accepted: [(attribute: String, json: JSON, value: Value)] = [
        // Truth values.
        ("flag", true, true), ("flag", false, false), ("flag", "true", true), ("flag", "FALSE", false),
        ("flag", "On", true), ("flag", "oFF", false), ("flag", "1", true), ("flag", "0", false), ("flag", 1, true),
        ("flag", 0, false), ("flag", 1.0, true), ("flag", " on\n", true), ("flag", "\u{A0}off", false),
        // Whole numbers.
        ("byte", 0, 0), ("byte", 255, 255), ("byte", "17", 17), ("byte", " 17 ", 17), ("byte", 17.0, 17),
        ("byte", "17.0", 17), ("byte", "1.7e1", 17), ("byte", "-0", 0), ("byte", -0.0, 0), ("nullableByte", nil, nil),
        ("nullableByte", 254, 254), ("short", -32768, -32768), ("short", 32767, 32767), ("short", "-5", -5),
        ("nullableShort", -32767, -32767), ("whole", 16_777_215, 16_777_215), ("long", .integer(.min), .integer(.min)),
        ("long", .integer(.max), .integer(.max)), ("long", "-9223372036854775808", .integer(.min)),
        ("unsignedLong", .unsigned(.max), .unsigned(.max)), ("unsignedLong", "18446744073709551615", .unsigned(.max)),
        ("unsignedLong", .integer(.max), .integer(.max)), ("unsignedLong", "18446744073709551615.0", .unsigned(.max)),
        ("unsignedLong", 9_007_199_254_740_993, 9_007_199_254_740_993),
        ("nullableLong", .unsigned(.max - 1), .unsigned(.max - 1)), ("percent", 1, 1), ("percent", 100, 100),
        ("special", 254, 254), ("level", 10, 10), ("level", 200, 200),
        // Other numbers.
        ("single", 1.5, 1.5), ("single", 3, 3.0), ("single", "2.5", 2.5), ("double", -1, -1.0), ("double", 1.5, 1.5),
        ("double", "1e-3", 0.001),
        // Texts and octets.
        ("text", "", ""), ("text", "abcd", "abcd"), ("text", "ää", "ää"), ("anyText", " 5 ", " 5 "),
        ("anyText", "null", "null"),
        ("bytes", "AQ==", .bytes([1])), ("bytes", "AQ", .bytes([1])), ("bytes", "AQID", .bytes([1, 2, 3])),
        ("bytes", " AQI=\n", .bytes([1, 2])), ("anyBytes", "", .bytes([])), ("anyBytes", "+/8=", .bytes([0xFB, 0xFF])),
        // Enums and bitmaps.
        ("mode", "auto", 1), ("mode", "AUTO", 1), ("mode", "cooldown", 3), ("mode", " coolDown ", 3), ("mode", 3, 3),
        ("mode", "3", 3), ("mode", 0.0, 0), ("nullableMode", nil, nil), ("flags", [], 0), ("flags", ["first"], 1),
        ("flags", ["FIRST", "third"], 5), ("flags", [0, 2], 5), ("flags", ["1"], 2), ("flags", [7], 128),
        ("flags", [["pair": 3], "first"], 0x31), ("flags", 255, 255), ("flags", "5", 5), ("flags", 0, 0),
        ("wideFlags", ["high"], .unsigned(1 << 63)), ("wideFlags", .unsigned(.max), .unsigned(.max)),
        ("wideFlags", [63], .unsigned(1 << 63)),
        ("wholeField", [["all": .unsigned(.max)]], .unsigned(.max)),
        // Structs and lists.
        ("credential", ["index": 1], .structure([1, nil])),
        ("credential", ["secret": "AQ==", "index": "1"], .structure([1, .bytes([1])])),
        ("pair", ["low": 1, "high": 2], .structure([1, 2])),
        ("pair", ["high": nil, "low": 1], .structure([1, .null])),
        ("pair", ["low": 1], .structure([1, .null])), ("list", [], .list([])),
        ("list", [1, "2", 3.0], .list([1, 2, 3])),
        ("credentials", [["index": 1], ["index": 2]], .list([.structure([1, nil]), .structure([2, nil])])),
    ]

    @Test("What is meant without doubt is understood", arguments: accepted)
    func accepts(attribute: String, json: JSON, value: Value) throws {
        #expect(try Self.read(json, attribute) == value)
    }

    static let refused: [(attribute: String, json: JSON, code: ErrorCode, allowed: JSON)] = [
        // Null where the model has none.
        ("flag", nil, .invalidArgument, "bool"), ("byte", nil, .invalidArgument, "uint8"),
        ("text", nil, .invalidArgument, "string"), ("mode", nil, .invalidArgument, "ModeEnum"),
        ("flags", nil, .invalidArgument, "FlagsBitmap"), ("credential", nil, .invalidArgument, "CredentialStruct"),
        ("list", nil, .invalidArgument, "list<uint8>"), ("nullableByte", "null", .invalidArgument, "uint8"),
        // Truth values.
        ("flag", 2, .invalidArgument, "bool"), ("flag", -1, .invalidArgument, "bool"),
        ("flag", 0.5, .invalidArgument, "bool"),
        ("flag", "yes", .invalidArgument, "bool"), ("flag", "", .invalidArgument, "bool"),
        ("flag", "1.0", .invalidArgument, "bool"),
        ("flag", [], .invalidArgument, "bool"), ("flag", ["on": true], .invalidArgument, "bool"),
        ("flag", "\"true", .invalidArgument, "bool"),
        // Whole numbers.
        ("byte", 256, .outOfRange, ["min": 0, "max": 255]), ("byte", -1, .outOfRange, ["min": 0, "max": 255]),
        ("byte", 1e30, .outOfRange, ["min": 0, "max": 255]),
        ("byte", "99999999999999999999", .outOfRange, ["min": 0, "max": 255]),
        ("nullableByte", 255, .outOfRange, ["min": 0, "max": 254]),
        ("nullableShort", -32768, .outOfRange, ["min": -32767, "max": 32767]),
        ("byte", 1.5, .invalidArgument, "uint8"), ("byte", .number(.nan), .invalidArgument, "uint8"),
        ("byte", "NaN", .invalidArgument, "uint8"), ("byte", "0x10", .invalidArgument, "uint8"),
        ("byte", "+5", .invalidArgument, "uint8"), ("byte", "1,5", .invalidArgument, "uint8"),
        ("byte", "", .invalidArgument, "uint8"),
        ("byte", "5 5", .invalidArgument, "uint8"), ("byte", true, .invalidArgument, "uint8"),
        ("byte", [5], .invalidArgument, "uint8"),
        ("byte", ["level": 5], .invalidArgument, "uint8"), ("byte", "true", .invalidArgument, "uint8"),
        ("byte", "[1]", .invalidArgument, "uint8"),
        ("percent", 0, .outOfRange, ["min": 1, "max": 100]), ("percent", 101, .outOfRange, ["min": 1, "max": 100]),
        ("special", 253, .outOfRange, ["min": 1, "max": 100, "also": [254]]),
        ("special", 255, .outOfRange, ["min": 1, "max": 100, "also": [254]]),
        ("unsignedLong", 9_223_372_036_854_775_808.0, .invalidArgument, "uint64"),
        ("level", 9, .outOfRange, ["min": 10, "max": 200]), ("level", 201, .outOfRange, ["min": 10, "max": 200]),
        ("long", .unsigned(1 << 63), .outOfRange, ["min": .integer(.min), "max": .integer(.max)]),
        ("nullableLong", .unsigned(.max), .outOfRange, ["min": 0, "max": .unsigned(.max - 1)]),
        ("unsignedLong", -1, .outOfRange, ["min": 0, "max": .unsigned(.max)]),
        ("unsignedLong", 18_446_744_073_709_551_616.0, .outOfRange, ["min": 0, "max": .unsigned(.max)]),
        // Other numbers.
        ("single", .number(.nan), .invalidArgument, "single"),
        ("single", .number(.infinity), .invalidArgument, "single"),
        ("single", "nan", .invalidArgument, "single"), ("single", "inf", .invalidArgument, "single"),
        ("single", "1e999", .invalidArgument, "single"),
        ("single", 1e39, .outOfRange, ["min": -3.4028234663852886e38, "max": 3.4028234663852886e38]),
        ("single", false, .invalidArgument, "single"), ("double", 1.6, .outOfRange, ["min": -1, "max": 1.5]),
        ("double", -2, .outOfRange, ["min": -1, "max": 1.5]),
        // Texts and octets.
        ("text", "abcde", .outOfRange, ["max": 4]), ("text", "äää", .outOfRange, ["max": 4]),
        ("text", 5, .invalidArgument, "string"),
        ("text", true, .invalidArgument, "string"), ("bytes", "", .outOfRange, ["min": 1, "max": 3]),
        ("bytes", "AQIDBA==", .outOfRange, ["min": 1, "max": 3]), ("bytes", "A", .invalidArgument, "octets"),
        ("bytes", "AQ=", .invalidArgument, "octets"), ("bytes", "AR==", .invalidArgument, "octets"),
        ("bytes", "A_==", .invalidArgument, "octets"),
        ("bytes", "====", .invalidArgument, "octets"), ("bytes", "A=Q=", .invalidArgument, "octets"),
        ("bytes", [1], .invalidArgument, "octets"),
        // Enums and bitmaps.
        ("mode", "cool", .invalidArgument, ["off", "auto", "coolDown"]),
        ("mode", 2, .invalidArgument, ["off", "auto", "coolDown"]),
        ("mode", -1, .invalidArgument, ["off", "auto", "coolDown"]),
        ("mode", 1.5, .invalidArgument, ["off", "auto", "coolDown"]),
        ("mode", true, .invalidArgument, ["off", "auto", "coolDown"]),
        ("mode", "", .invalidArgument, ["off", "auto", "coolDown"]),
        ("mode", .unsigned(.max), .invalidArgument, ["off", "auto", "coolDown"]),
        ("flags", ["second"], .invalidArgument, ["first", "third", "pair"]),
        ("flags", [8], .invalidArgument, ["first", "third", "pair"]),
        ("flags", [-1], .invalidArgument, ["first", "third", "pair"]),
        ("flags", ["pair"], .invalidArgument, ["first", "third", "pair"]),
        ("flags", [["pair": 4]], .invalidArgument, ["first", "third", "pair"]),
        ("flags", [["pair": 1, "first": 1]], .invalidArgument, ["first", "third", "pair"]),
        ("flags", [nil], .invalidArgument, ["first", "third", "pair"]),
        ("flags", 256, .outOfRange, ["min": 0, "max": 255]), ("flags", -1, .outOfRange, ["min": 0, "max": 255]),
        ("flags", "first", .invalidArgument, "FlagsBitmap"),
        ("flags", ["first": true], .invalidArgument, "FlagsBitmap"),
        ("flags", true, .invalidArgument, "FlagsBitmap"),
        // Structs and lists.
        ("pair", [:], .invalidArgument, "uint8"),
        ("pair", ["low": 1, "middle": 2], .invalidArgument, ["low", "high"]),
        ("pair", ["low": 5, "high": 5], .outOfRange, ["min": 6, "max": 254]),
        ("pair", [1, 2], .invalidArgument, "PairStruct"),
        ("pair", ["_low": 1, "low": 1], .invalidArgument, ["low", "high"]),
        ("pair", "x", .invalidArgument, "PairStruct"),
        ("list", [1, 2, 3, 4], .outOfRange, ["max": 3]), ("list", [1, nil], .invalidArgument, "uint8"),
        ("list", [1, 256], .outOfRange, ["min": 0, "max": 255]), ("list", 1, .invalidArgument, "list<uint8>"),
        ("list", "1", .invalidArgument, "list<uint8>"),
    ]

    @Test("All else is refused with a code, the field, the value and what is allowed", arguments: refused)
    func refuses(attribute: String, json: JSON, code: ErrorCode, allowed: JSON) throws {
        let failure = try #require(throws: CommandFailure.self) { try Self.read(json, attribute) }
        #expect(failure.code == code)
        #expect(failure.allowed == allowed)
        #expect(failure.field?.hasPrefix(attribute) == true)
        #expect(failure.value != nil || failure.message.contains("missing") || failure.message.contains("no field"))
    }

    static let fields: [(attribute: String, json: JSON, field: String)] = [
        ("pair", ["low": 1, "high": "x"], "pair.high"), ("pair", ["low": 1, "more": 0], "pair.more"),
        ("list", [1, 2, "x"], "list[2]"),
        ("credentials", [["index": 1], ["index": -1]], "credentials[1].index"), ("credential", [:], "credential.index"),
    ]

    @Test("The field of an error says where in a struct or list", arguments: fields)
    func path(attribute: String, json: JSON, field: String) throws {
        let failure = try #require(throws: CommandFailure.self) { try Self.read(json, attribute) }
        #expect(failure.field == field)
    }

    static let secrets: [(attribute: String, json: JSON)] = [
        ("secret", "4711-much-too-long"), ("secret", 4711), ("secret", ["4711"]), ("secret", "471"),
        ("secretNumber", 4711),
        ("secretNumber", "4711x"), ("secretMode", "4711"), ("secretFlags", ["4711"]), ("secretFlags", 4711),
        ("secretPair", ["low": 4711]), ("secretPair", ["low": 1, "high": 4711]), ("secretPair", "4711"),
        ("credential", ["index": 1, "secret": "4711?"]), ("credential", [["index": 1, "secret": "4711"]]),
        ("credentials", ["index": 1, "secret": "4711"]), ("credentials", [["index": 1, "secret": 4711]]),
        ("credentials", ["4711"]),
    ]

    @Test("No error shows any part of what is sensitive", arguments: secrets)
    func sensitive(attribute: String, json: JSON) throws {
        let failure = try #require(throws: CommandFailure.self) { try Self.read(json, attribute) }
        #expect(!ResultPayload.failure(id: nil, failure).text.contains("471"))
    }
}
