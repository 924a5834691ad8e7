import JSON
import Testing
import YAML

@Suite struct `Parsing YAML` {
    static let documents: [(String, JSON)] = [
        ("", nil), ("# only a comment\n", nil), ("---\n", nil), ("~", nil), ("null", nil), ("\"\"", ""), ("a", "a"),
        ("'it''s'", "it's"), ("\"a\\tb\\u00e9\"", "a\tbé"), ("|\n  two\n  lines\n", "two\nlines\n"),
        (">\n  folded\n  text\n", "folded text\n"), ("[]", []), ("{}", [:]), ("- 1\n- a\n-\n", [1, "a", nil]),
        ("a: 1\nb:\n  c: [x, y]\n", ["a": 1, "b": ["c": ["x", "y"]]]),
        ("{ a: 1, b: , c: ~ }", ["a": 1, "b": nil, "c": nil]),
        ("a: &x { b: 1 }\nc: *x\n", ["a": ["b": 1], "c": ["b": 1]]), ("[&x 5, *x, *x]", [5, 5, 5]),
        ("a: \"5\"\nb: '5'\nc: !!str 5\nd: ! 5\n", ["a": "5", "b": "5", "c": "5", "d": "5"]),
        ("a: !!int \"5\"\nb: !!float 5\nc: !!bool \"true\"\nd: !!null ''\n", ["a": 5, "b": 5, "c": true, "d": nil]),
        ("a: !!seq [1]\nb: !!map {c: 2}\n", ["a": [1], "b": ["c": 2]]), ("\u{FEFF}a: 1", ["a": 1]),
        ("বসার ঘর: é\n", ["বসার ঘর": "é"]), ("--- 1\n...\n", 1), ("%YAML 1.2\n---\n1\n", 1),
        ("é: 1\n\"e\\u0301\": 2\n", ["é": 1, "e\u{301}": 2]),
    ]

    @Test(arguments: documents) func `reads one document`(text: String, value: JSON) throws {
        #expect(try YAML.parse(text, file: "f").json == value)
    }

    static let scalars: [(String, JSON)] = [
        ("true", true), ("True", true), ("TRUE", true), ("false", false), ("tRue", "tRue"), ("on", "on"),
        ("off", "off"), ("yes", "yes"), ("no", "no"), ("y", "y"), ("Null", nil), ("NULL", nil), ("nULL", "nULL"),
        ("0", 0), ("-0", 0), ("+5", 5), ("-5", -5), ("007", 7), ("0x1F", 31), ("0xfff1", 0xFFF1), ("0o17", 15),
        ("0x", "0x"), ("0xg", "0xg"), ("-0x1", "-0x1"), ("0o8", "0o8"), ("0b1", "0b1"), ("1_000", "1_000"),
        ("12:30", "12:30"), ("1.5", 1.5), ("-1.5", -1.5), ("1.", 1), (".5", 0.5), ("-.5", -0.5), ("1e3", 1000),
        ("1.e3", 1000), (".5E-1", 0.05), ("1e", "1e"), (".", "."), ("+", "+"), ("-.", "-."), ("1.2.3", "1.2.3"),
        ("0x8000000000000000", .unsigned(1 << 63)), ("18446744073709551615", .unsigned(.max)),
        ("18446744073709551616", 18_446_744_073_709_551_616.0), ("-9223372036854775808", .integer(.min)),
        (".inf", .number(.infinity)), ("-.INF", .number(-.infinity)), ("inf", "inf"), ("nan", "nan"),
        ("Infinity", "Infinity"), ("0x1p3", "0x1p3"), ("３", "３"), ("2025-01-01", "2025-01-01"), ("1 2", "1 2"),
    ]

    @Test(arguments: scalars) func `gives plain scalars the meaning of YAML 1.2`(text: String, value: JSON) throws {
        #expect(try YAML.parse(text, file: "f").json == value)
        #expect(try YAML.parse("\"\(text)\"", file: "f").json == .string(text))
    }

    static let bad: [(String, String)] = [
        ("a: 1\na: 2\n", "f:2:1: the key \"a\" stands in line 1 already"),
        ("a: { b: 1, c: 2, b: 3 }", "f:1:18: the key \"b\" stands in line 1 already"),
        ("? [a]\n: 1\n", "f:1:3: a key must be a text"), ("a: &x b\n*x : 1\n", "f:2:1: a key must be a text"),
        ("--- 1\n--- 2\n", "f:2:1: only one document is allowed"),
        ("a: !ruby/object x", "f:1:4: this tag is not supported (a text that begins with \"!\" must be quoted)"),
        ("password: !hunter2", "f:1:11: this tag is not supported (a text that begins with \"!\" must be quoted)"),
        ("a: !!binary aGk=", "f:1:4: this tag is not supported (a text that begins with \"!\" must be quoted)"),
        ("a: !!map [1]", "f:1:4: this tag is not supported (a text that begins with \"!\" must be quoted)"),
        ("!x a: 1", "f:1:1: this tag is not supported (a text that begins with \"!\" must be quoted)"),
        ("a: !!int five", "f:1:4: the value does not fit its tag"),
        ("a: !!bool yes", "f:1:4: the value does not fit its tag"),
        (
            "a: *hunter2",
            "f:1:4: no anchor of this name stands before it (a text that begins with \"*\" must be quoted)"
        ),
        ("a: &a [*a]", "f:1:8: no anchor of this name stands before it (a text that begins with \"*\" must be quoted)"),
        ("a: &hunter2", "f:1:4: an anchor without a value (a text that begins with \"&\" must be quoted)"),
        ("a: [1, 2", "f:2:1: while parsing a flow sequence: did not find expected ',' or ']'"),
        ("a:\n\t- b", "f:2:1: while scanning for the next token: found character that cannot start any token"),
        ("a: b: c", "f:1:5: mapping values are not allowed in this context"),
        ("a: @b", "f:1:4: while scanning for the next token: found character that cannot start any token"),
        ("é: \"\u{1}\"", "f:1:5: control characters are not allowed"),
    ]

    @Test(arguments: bad) func `refuses everything else and says where`(text: String, message: String) throws {
        let error = try #require(throws: YAMLError.self) { try YAML.parse(text, file: "f") }
        #expect(error.description == message)
    }

    @Test(
        arguments: [
            [0x61, 0xFF], [0x61, 0xC0, 0xAF], [0x61, 0xED, 0xA0, 0x80], [0xFF, 0xFE, 0x61, 0x00],
            [0xFE, 0xFF, 0x00, 0x61], [0x61, 0xF4, 0x90, 0x80, 0x80], [0x61, 0xC3],
        ] as [[UInt8]])
    func `refuses what is not UTF-8`(bytes: [UInt8]) throws {
        let error = try #require(throws: YAMLError.self) { try YAML.parse([0x61, 0x0A] + bytes, file: "f") }
        #expect(error.line == 2)
    }

    @Test func `knows where each value stands`() throws {
        let root = try YAML.parse("é: 1\nlist:\n  - x\n  - { deep: y }\n", file: "home.yaml")
        let members = try root.members()
        #expect((members[1].keyLine, members[1].keyColumn) == (2, 1))
        let elements = try members[1].value.elements()
        #expect((elements[0].line, elements[0].column) == (3, 5))
        let deep = try elements[1].members()[0]
        #expect((deep.keyLine, deep.keyColumn, deep.value.line, deep.value.column) == (4, 7, 4, 13))
        #expect(deep.value.file == "home.yaml")
    }
}
