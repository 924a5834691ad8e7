import JSON
import Testing

@Suite struct `Parsing JSON` {
    static let good: [(String, JSON)] = [
        ("null", nil), ("true", true), ("false", false), ("0", 0), ("-0", 0), ("-1", -1), ("\" \"", " "),
        (" \t\r\n1 \n", 1), ("[]", []), ("{}", [:]), ("[ ]", []), ("{ }", [:]), ("[1]", [1]), ("[1,2]", [1, 2]),
        ("[[],[]]", [[], []]), ("[[[1]]]", [[[1]]]), ("{\"a\":1}", ["a": 1]), ("{\"a\":{\"a\":1}}", ["a": ["a": 1]]),
        ("{\"\":null}", ["": nil]), ("[null,true,\"x\",1.5,{},[]]", [nil, true, "x", 1.5, [:], []]),
        ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
        ("9223372036854775808", .unsigned(9_223_372_036_854_775_808)), ("18446744073709551615", .unsigned(.max)),
        ("18446744073709551616", .number(18_446_744_073_709_551_616)),
        ("-9223372036854775809", .number(-9_223_372_036_854_775_808)),
        (
            "[1,99999999999999999999,2,-99999999999999999999,3.5,18446744073709551615]",
            [1, 1e20, 2, -1e20, 3.5, .unsigned(.max)]
        ),
        ("0.5", 0.5), ("-0.5", -0.5), ("-0.0", 0), ("1e3", 1000), ("1E3", 1000), ("1e+3", 1000), ("1e-3", 0.001),
        ("1.25e2", 125), ("0e0", 0), ("0E+10", 0), ("5.0", 5),
        ("9007199254740993.0", .integer(9_007_199_254_740_993)), ("18446744073709551615.00", .unsigned(.max)),
        ("-9223372036854775808.0", .integer(.min)), ("9007199254740993.5", .number(9_007_199_254_740_994)),
        ("18446744073709551616.0", .number(0x1p64)), ("1e18", .number(1e18)), ("1e-400", 0),
        ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
        ("5e-324", .number(.leastNonzeroMagnitude)), ("0.1", 0.1), ("123456789.123456789", 123456789.123456789),
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
        (#""\ud83d\ude00""#, "😀"), (#""\uD83D\uDE00x""#, "😀x"), (#""a\u0000b""#, "a\u{0}b"),
        (#""\uFFFD\uFDCF""#, "\u{FFFD}\u{FDCF}"), (#""\udbff\udfff""#, "\u{10FFFF}"),
        ("\"é€😀\u{10FFFF}\u{7F}\u{80}\u{2028}\"", "é€😀\u{10FFFF}\u{7F}\u{80}\u{2028}"), ("\"\u{FEFF}\"", "\u{FEFF}"),
        (#"{"\u0061":1,"b":2}"#, ["a": 1, "b": 2]), ("{\"\u{E9}\":1,\"e\u{301}\":2}", ["\u{E9}": 1, "e\u{301}": 2]),
        (#"{"a":1,"A":2}"#, ["a": 1, "A": 2]), (#"[{"a":1},{"a":1}]"#, [["a": 1], ["a": 1]]),
        (#"{"a":{"b":1},"b":1}"#, ["a": ["b": 1], "b": 1]), ("\"'\"", "'"), ("\"/*x*/\"", "/*x*/"), ("\"NaN\"", "NaN"),
    ]

    @Test(arguments: good) func `takes what the RFC allows`(text: String, value: JSON) throws {
        #expect(try JSON.parse(text) == value)
        #expect(try JSON.parse(JSON.parse(text).text) == value)
        #expect(try JSON.parse(JSON.parse(text).prettyText) == value)
    }

    struct Bad: Sendable, CustomTestStringConvertible {
        let bytes: [UInt8]
        let code: JSONError.Code
        let offset: Int
        let message: String
        init(_ text: String, _ code: JSONError.Code, _ offset: Int, _ message: String) {
            self.init(Array(text.utf8), code, offset, message)
        }
        init(_ text: String, _ offset: Int, _ message: String) {
            self.init(Array(text.utf8), .syntax, offset, message)
        }
        init(_ bytes: [UInt8], _ code: JSONError.Code, _ offset: Int, _ message: String) {
            self.bytes = bytes
            self.code = code
            self.offset = offset
            self.message = message
        }
        var testDescription: String { String(decoding: bytes, as: UTF8.self) }
    }

    static let bad: [Bad] = [
        Bad("", 0, "expected a value, found the end of the text"),
        Bad("  ", 2, "expected a value, found the end of the text"),
        Bad("\u{FEFF}1", 0, "expected a value, found U+FEFF"),
        Bad("\u{A0}1", 0, "expected a value, found U+00A0"),
        Bad("\u{0C}1", 0, "expected a value, found U+000C"),
        Bad("1 2", 2, "expected the end of the text, found \"2\""),
        Bad("1,", 1, "expected the end of the text, found \",\""),
        Bad("{}}", 2, "expected the end of the text, found \"}\""),
        Bad("[]\u{0}", 2, "expected the end of the text, found U+0000"),
        Bad("nul", 0, "expected a value, found \"n\""),
        Bad("nulL", 0, "expected a value, found \"n\""),
        Bad("True", 0, "expected a value, found \"T\""),
        Bad("truex", 4, "expected the end of the text, found \"x\""),
        Bad("NaN", 0, "expected a value, found \"N\""),
        Bad("nan", 0, "expected a value, found \"n\""),
        Bad("Infinity", 0, "expected a value, found \"I\""),
        Bad("-Infinity", 1, "expected a digit, found \"I\""),
        Bad("inf", 0, "expected a value, found \"i\""),
        Bad("'a'", 0, "expected a value, found \"'\""),
        Bad("{'a':1}", 1, "expected a member name in double quotes or \"}\", found \"'\""),
        Bad("{a:1}", 1, "expected a member name in double quotes or \"}\", found \"a\""),
        Bad("{1:1}", 1, "expected a member name in double quotes or \"}\", found \"1\""),
        Bad("/*c*/1", 0, "expected a value, found \"/\""),
        Bad("1//c", 1, "expected the end of the text, found \"/\""),
        Bad("[1,]", 3, "expected a value, found \"]\""),
        Bad("[,1]", 1, "expected a value or \"]\", found \",\""),
        Bad("[1,,2]", 3, "expected a value, found \",\""),
        Bad("[1 2]", 3, "expected \",\" or \"]\", found \"2\""),
        Bad("[1}", 2, "expected \",\" or \"]\", found \"}\""),
        Bad("[", 1, "expected a value or \"]\", found the end of the text"),
        Bad("[1", 2, "expected \",\" or \"]\", found the end of the text"),
        Bad("[1,", 3, "expected a value, found the end of the text"),
        Bad("]", 0, "expected a value, found \"]\""),
        Bad("{", 1, "expected a member name in double quotes or \"}\", found the end of the text"),
        Bad(#"{"a""#, 4, "expected \":\", found the end of the text"),
        Bad(#"{"a":"#, 5, "expected a value, found the end of the text"),
        Bad(#"{"a":1"#, 6, "expected \",\" or \"}\", found the end of the text"),
        Bad(#"{"a":1,"#, 7, "expected a member name in double quotes, found the end of the text"),
        Bad(#"{"a":1,}"#, 7, "expected a member name in double quotes, found \"}\""),
        Bad(#"{"a" 1}"#, 5, "expected \":\", found \"1\""),
        Bad(#"{"a":}"#, 5, "expected a value, found \"}\""),
        Bad(#"{"a"}"#, 4, "expected \":\", found \"}\""),
        Bad(#"{"a":1]"#, 6, "expected \",\" or \"}\", found \"]\""),
        Bad(#"{"a":1 "b":2}"#, 7, "expected \",\" or \"}\", found \"\"\""),
        Bad("01", 0, "a number may not begin with a zero"),
        Bad("-01", 1, "a number may not begin with a zero"),
        Bad("00", 0, "a number may not begin with a zero"),
        Bad("+1", 0, "expected a value, found \"+\""),
        Bad(".5", 0, "expected a value, found \".\""),
        Bad("5.", 2, "expected a digit, found the end of the text"),
        Bad("5.e1", 2, "expected a digit, found \"e\""),
        Bad("-", 1, "expected a digit, found the end of the text"),
        Bad("--1", 1, "expected a digit, found \"-\""),
        Bad("1e", 2, "expected a digit, found the end of the text"),
        Bad("1e+", 3, "expected a digit, found the end of the text"),
        Bad("1e1.5", 3, "expected the end of the text, found \".\""),
        Bad("0x10", 1, "expected the end of the text, found \"x\""),
        Bad("1_000", 1, "expected the end of the text, found \"_\""),
        Bad("１", 0, "expected a value, found U+FF11"),
        Bad("1e400", .numberOutOfRange, 0, "the number is beyond the range of a double"),
        Bad("[1,-1e309]", .numberOutOfRange, 3, "the number is beyond the range of a double"),
        Bad(String(repeating: "9", count: 400), .numberOutOfRange, 0, "the number is beyond the range of a double"),
        Bad("\"", 1, "expected the closing quote of a string, found the end of the text"),
        Bad("\"abc", 4, "expected the closing quote of a string, found the end of the text"),
        Bad("\"a\nb\"", 2, "the control character U+000A must be escaped"),
        Bad("\"a\tb\"", 2, "the control character U+0009 must be escaped"),
        Bad("\"\u{0}\"", 1, "the control character U+0000 must be escaped"),
        Bad("\"\u{1F}\"", 1, "the control character U+001F must be escaped"),
        Bad(#""\"#, 2, "expected an escape, found the end of the text"),
        Bad(#""\x41""#, 2, #"expected one of "\/bfnrtu after "\", found "x""#),
        Bad(#""\'""#, 2, #"expected one of "\/bfnrtu after "\", found "'""#),
        Bad(#""\a""#, 2, #"expected one of "\/bfnrtu after "\", found "a""#),
        Bad(#""\U0041""#, 2, #"expected one of "\/bfnrtu after "\", found "U""#),
        Bad(#""\u00g1""#, 5, "expected a hexadecimal digit, found \"g\""),
        Bad(#""\u12""#, 5, "expected a hexadecimal digit, found \"\"\""),
        Bad(#""\ud800""#, 1, "half of a surrogate pair"),
        Bad(#""x\udc00""#, 2, "half of a surrogate pair"),
        Bad(#""\ud800\u0041""#, 1, "half of a surrogate pair"),
        Bad(#""\ud800\ud800""#, 1, "half of a surrogate pair"),
        Bad(#""\ud83d😀""#, 1, "half of a surrogate pair"),
        Bad(#"{"a\u0000":1}"#, 3, "a member name may not contain U+0000"),
        Bad(#"{"a":1,"a":2}"#, .duplicateKey, 7, "the object has a member of this name already"),
        Bad(#"{"a":1,"\u0061":2}"#, .duplicateKey, 7, "the object has a member of this name already"),
        Bad(#"{"a\n":1,"b":2,"a\u000A":2}"#, .duplicateKey, 15, "the object has a member of this name already"),
        Bad(#"{"\ud83d\ude00":1,"😀":2}"#, .duplicateKey, 18, "the object has a member of this name already"),
        Bad(#"[{"":1,"":1}]"#, .duplicateKey, 7, "the object has a member of this name already"),
        Bad(#"{"x":{"a":1,"a":2},"y":1}"#, .duplicateKey, 12, "the object has a member of this name already"),
        Bad([0x22, 0xFF, 0x22], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x22, 0xC0, 0xAF, 0x22], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x22, 0xE0, 0x80, 0xAF, 0x22], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x22, 0xF0, 0x80, 0x80, 0xAF, 0x22], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x22, 0xED, 0xA0, 0x80, 0x22], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x22, 0x41, 0x80, 0x22], .notUTF8, 2, "the text is not UTF-8"),
        Bad([0x22, 0xC3], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x22, 0xC3, 0x22], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x22, 0xE2, 0x82, 0x22], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x22, 0xF0, 0x9F, 0x98, 0x22], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0x31, 0xFE], .notUTF8, 1, "the text is not UTF-8"),
        Bad([0xFF, 0xFE, 0x31, 0x00], .notUTF8, 0, "the text is not UTF-8"),
    ]

    @Test(arguments: bad) func `refuses everything else and says where`(bad: Bad) throws {
        let error = try #require(throws: JSONError.self) { try JSON.parse(bad.bytes) }
        #expect(error.code == bad.code)
        #expect(error.offset == bad.offset)
        #expect(error.message == bad.message)
    }

    @Test func `counts lines and columns in characters`() throws {
        let error = try #require(throws: JSONError.self) { try JSON.parse("{\n  \"é😀\": 1,\n  \"é\": x}") }
        #expect((error.line, error.column) == (3, 8))
        #expect(error.description == "line 3, column 8: expected a value, found \"x\"")
    }

    @Test func `allows as many levels as the limit and not one more`() throws {
        for depth in [0, 1, 2, 32, 1_000] {
            let limits = JSONLimits(depth: depth)
            let inner = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
            #expect(try JSON.parse(inner, limits: limits).text == inner)
            let objects = String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
            #expect(try JSON.parse(objects, limits: limits).text == objects)
            let error = try #require(throws: JSONError.self) { try JSON.parse("[\(inner)]", limits: limits) }
            #expect(error.code == .tooDeep)
            #expect(error.offset == depth)
        }
    }

    @Test func `refuses endless nesting at once`() throws {
        let text = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
        let start = ContinuousClock.now
        let error = try #require(throws: JSONError.self) { try JSON.parse(text) }
        #expect(ContinuousClock.now - start < .milliseconds(100))
        #expect(error.code == .tooDeep)
        #expect(error.offset == 32)
    }

    @Test func `refuses texts above the limit`() throws {
        let text = "\"" + String(repeating: "x", count: 262_142) + "\""
        #expect(try JSON.parse(text).stringValue?.utf8.count == 262_142)
        let error = try #require(throws: JSONError.self) { try JSON.parse(text + " ") }
        #expect(error.code == .tooLarge)
    }

    @Test(arguments: [2, 16, 17, 3_000]) func `finds a repeated name among many`(count: Int) throws {
        let members = (0..<count).map { "\"name\($0)\":\($0)" }
        let text = "{" + members.joined(separator: ",")
        #expect(try JSON.parse(text + "}").objectValue?.count == count)
        let error = try #require(throws: JSONError.self) { try JSON.parse(text + ",\"name0\":1}") }
        #expect(error.code == .duplicateKey)
        #expect(error.offset == text.utf8.count + 1)
    }

    @Test func `keeps the order of members`() throws {
        let text = #"{"z":1,"a":2,"m":{"y":1,"b":2}}"#
        #expect(try JSON.parse(text).text == text)
        #expect(try JSON.parse(text).objectValue?.keys == ["z", "a", "m"])
    }
}
