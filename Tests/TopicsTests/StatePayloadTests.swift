import HomeModel
import JSON
import Testing
import Topics

@Suite("State as it is published")
struct StatePayloadTests {
    static func text(_ values: [String: Value]) -> String {
        var state = TraitState(shape: ReaderFixtures.shape)
        for (name, value) in values {
            if let index = ReaderFixtures.trait.attributeIndex(named: name) { state[attribute: index] = value }
        }
        var writer = JSONWriter()
        StatePayload.write(state, into: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    static let written: [(attribute: String, value: Value, json: String)] = [
        ("flag", false, "false"), ("byte", 0, "0"), ("long", .integer(.min), "-9223372036854775808"),
        ("unsignedLong", .unsigned(.max), "18446744073709551615"), ("nullableByte", .null, "null"),
        ("double", 0.1, "0.1"),
        ("double", .number(.nan), "null"), ("double", .number(.infinity), "null"), ("single", 20.0, "20"),
        ("mode", 3, "\"coolDown\""), ("mode", 2, "2"), ("mode", 200, "200"), ("mode", -1, "-1"), ("flags", 0, "[]"),
        ("flags", 5, "[\"first\",\"third\"]"), ("flags", 0x82, "[1,7]"), ("flags", 0x31, "[\"first\",{\"pair\":3}]"),
        ("wideFlags", .unsigned(.max - 1), "[\"high\"," + (1...62).map(String.init).joined(separator: ",") + "]"),
        ("text", "", "\"\""), ("text", "a\"\n", #""a\"\n""#), ("anyBytes", .bytes([0, 1, 255]), "\"AAH/\""),
        ("anyBytes", .bytes([]), "\"\""),
        ("credential", .structure([1, nil]), "{\"index\":1}"),
        ("credential", .structure([1, .bytes([1])]), "{\"index\":1,\"secret\":\"AQ==\"}"),
        ("pair", .structure([1, .null]), "{\"low\":1,\"high\":null}"), ("list", .list([1, 2]), "[1,2]"),
        ("list", .list([]), "[]"),
        ("credentials", .list([.structure([7, nil])]), "[{\"index\":7}]"),
        // A device that reports another kind than the definition says harms nobody else.
        ("flag", 5, "5"), ("byte", "x", "\"x\""), ("mode", "x", "\"x\""), ("list", 5, "5"),
    ]

    @Test("A value is shown in the model's own terms", arguments: written)
    func writes(attribute: String, value: Value, json: String) {
        #expect(Self.text([attribute: value]).hasPrefix("{\"\(attribute)\":\(json),\"_unknown\":["))
    }

    @Test(
        "`Attributes stand in the definition's order, whatever the order of reports, and what is not reported is listed`"
    )
    func order() throws {
        let text = Self.text(["list": .list([]), "flag": true, "nullableByte": .null])
        #expect(text.hasPrefix(#"{"flag":true,"nullableByte":null,"list":[],"_unknown":["byte","short","#))
        let unknown = try #require(JSON.parse(text)["_unknown"]?.arrayValue)
        #expect(unknown.count == ReaderFixtures.attributes.count - 3)
        #expect(!unknown.contains("flag") && !unknown.contains("nullableByte"))
    }

    @Test("`_unknown is absent when everything is known, and what is not supported is nowhere`")
    func complete() {
        let shape = TraitShape(
            definition: ReaderFixtures.trait, features: 0, attributes: [0, 2], commands: [], events: [])
        var writer = JSONWriter()
        StatePayload.write(TraitState(shape: shape, values: [true, .null]), into: &writer)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"flag":true,"nullableByte":null}"#)
        writer.reset()
        StatePayload.write(TraitState(shape: shape), into: &writer)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"_unknown":["flag","nullableByte"]}"#)
    }

    static let scalars: [(attribute: String, value: Value, bytes: [UInt8])] = [
        ("flag", false, Array("false".utf8)), ("byte", 0, Array("0".utf8)), ("double", 0.0, Array("0".utf8)),
        ("nullableByte", .null, Array("null".utf8)), ("text", "", [0]), ("text", "a\"b", Array("a\"b".utf8)),
        ("anyBytes", .bytes([]), [0]), ("anyBytes", .bytes([1]), Array("AQ==".utf8)), ("mode", 1, Array("auto".utf8)),
        ("mode", 2, Array("2".utf8)),
        ("flags", 5, Array(#"["first","third"]"#.utf8)), ("flags", 0, Array("[]".utf8)),
        ("double", .number(.nan), Array("null".utf8)),
        ("unsignedLong", .unsigned(.max), Array("18446744073709551615".utf8)),
        ("nullableMode", .null, Array("null".utf8)),
    ]

    @Test("A value on a topic of its own is bare, and never an empty payload", arguments: scalars)
    func scalar(attribute: String, value: Value, bytes: [UInt8]) throws {
        var writer = JSONWriter()
        StatePayload.write(value, as: try ReaderFixtures.attribute(named: attribute).type, into: &writer)
        #expect(writer.bytes == bytes)
    }

    /// Numbers that the definition does not name are shown, but a `set` of them is refused by the contract.
    static let settable: [(attribute: String, value: Value)] = ValueReaderTests.accepted.map {
        ($0.attribute, $0.value)
    }

    @Test("What state shows, set accepts as the same value", arguments: settable)
    func roundTrip(attribute: String, value: Value) throws {
        let json = try #require(JSON.parse(Self.text([attribute: value]))[attribute])
        #expect(try ValueReaderTests.read(json, attribute) == value)
    }

    @Test("`Octets of every length come back from base64`")
    func base64() throws {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
            let json = try #require(JSON.parse(Self.text(["anyBytes": .bytes(bytes)]))["anyBytes"])
            #expect(json.stringValue?.utf8.count == (count + 2) / 3 * 4)
            #expect(try ValueReaderTests.read(json, "anyBytes") == .bytes(bytes))
        }
    }
}
