import JSON
import Testing
import YAML

@Suite struct `Reading YAML values` {
    private func node(_ text: String) throws -> YAMLNode { try YAML.parse(text, file: "f") }

    @Test(arguments: [
        ("true", true), ("True", true), ("YES", true), ("On", true), ("1", true), ("'true'", true), ("false", false),
        ("False", false), ("no", false), ("OFF", false), ("0", false),
    ])
    func `takes every usual truth value`(text: String, value: Bool) throws {
        #expect(try node(text).bool(at: "a") == value)
    }

    @Test(arguments: ["maybe", "2", "", "~", "[]", "{}", "y", "\"\"", "truee"])
    func `takes no other truth value`(text: String) throws {
        let node = try node(text)
        let error = try #require(throws: YAMLError.self) { try node.bool(at: "a.b") }
        #expect(error.message.hasPrefix("a.b: expected true or false, found "))
    }

    @Test(arguments: [("5", 5), ("0x10", 16), ("\"7\"", 7), ("-3", -3)] as [(String, Int64)])
    func `takes whole numbers`(text: String, value: Int64) throws {
        #expect(try node(text).int(in: -3...16) == value)
    }

    @Test(arguments: ["17", "-4", "1.0", "1e1", "a", "", "[1]", "99999999999999999999", "true"])
    func `refuses other numbers with the range`(text: String) throws {
        let node = try node(text)
        let error = try #require(throws: YAMLError.self) { try node.int(in: -3...16, at: "mqtt.qos") }
        #expect(error.message.hasPrefix("mqtt.qos: expected a whole number from -3 to 16, found "))
    }

    @Test func `takes finite numbers`() throws {
        #expect(try node("1.5").double() == 1.5)
        #expect(try node("3").double(in: 0...3) == 3)
        for text in [".inf", ".nan", "x", "", "[]"] {
            let node = try node(text)
            #expect(throws: YAMLError.self) { try node.double() }
        }
        let node = try node("-1")
        let error = try #require(throws: YAMLError.self) { try node.double(in: 0...86_400, at: "a") }
        #expect(error.message == "a: expected a number from 0 to 86400, found \"-1\"")
    }

    @Test func `takes texts as they are written`() throws {
        #expect(try node("0123").string() == "0123")
        #expect(try node("'  p w  '").string() == "  p w  ")
        #expect(try node("\"\"").string() == "")
        #expect(try node("[a, 1, 'x']").stringList() == ["a", "1", "x"])
        let list = try node("[a, [b]]")
        let error = try #require(throws: YAMLError.self) { try list.stringList(at: "x") }
        #expect(error.description == "f:1:5: x[1]: expected a text, found a list")
        let null = try node("~")
        #expect(throws: YAMLError.self) { try null.string() }
    }

    @Test func `takes one of some names`() throws {
        #expect(try node("slug").oneOf(["slug", "id"]) == "slug")
        #expect(try node("5").oneOf(["5", "3.1.1"]) == "5")
        let node = try node("Slug")
        let error = try #require(throws: YAMLError.self) { try node.oneOf(["slug", "id"], at: "topics.names") }
        #expect(error.message == "topics.names: expected slug or id, found \"Slug\"")
    }

    @Test func `names the nearest key for an unknown one`() throws {
        let node = try node("name: x\nhots: y\n")
        let error = try #require(throws: YAMLError.self) {
            try node.mapping(allowed: ["name", "host", "port"], at: "mqtt")
        }
        #expect(
            error.description
                == "f:2:1: mqtt: unknown key \"hots\" (did you mean \"host\"?); allowed: name, host, port")
        let other = try #require(throws: YAMLError.self) { try node.mapping(allowed: ["name", "zebra"]) }
        #expect(other.message == "unknown key \"hots\"; allowed: name, zebra")
    }

    @Test func `tells absent, null and given keys apart`() throws {
        let mapping = try node("a: 1\nb:\n").mapping(allowed: ["a", "b", "c"], at: "m")
        #expect(try mapping.required("a").int() == 1)
        #expect(mapping["b"]?.isNull == true)
        #expect(mapping.given("b") == nil)
        #expect(mapping["c"] == nil)
        #expect(mapping.path(to: "a") == "m.a")
        let error = try #require(throws: YAMLError.self) { try mapping.required("b") }
        #expect(error.description == "f:1:1: m: the key \"b\" is missing")
    }

    @Test(arguments: [
        ("pasword", "password"), ("hsot", "host"), ("PORT", "port"), ("x", nil), ("", nil), ("completely", nil),
    ])
    func `finds the nearest name`(name: String, nearest: String?) {
        #expect(Spelling.nearest(to: name, in: ["host", "port", "password"]) == nearest)
    }

    @Test func `turns JSON into nodes and back`() throws {
        let value: JSON = ["a": [1, 2.5, nil, true, "true", "5"], "b": ["c": .unsigned(.max)]]
        #expect(YAMLNode(value, file: "f").json == value)
    }
}
