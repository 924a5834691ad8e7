import JSON
import Testing

@Suite struct `Writing JSON` {
    static let texts: [(JSON, String)] = [
        (.number(0.1), "0.1"), (.number(1), "1"), (.number(-1), "-1"), (.number(1.5), "1.5"), (.number(-0.0), "0"),
        (.number(9_007_199_254_740_991), "9007199254740991"), (.number(9_007_199_254_740_992), "9007199254740992"),
        (.number(1e20), "1e+20"), (.number(1e-7), "1e-07"), (.number(.leastNonzeroMagnitude), "5e-324"),
        (.number(.infinity), "null"),
        (.number(-.infinity), "null"), (.number(.nan), "null"), (.integer(.min), "-9223372036854775808"),
        (.integer(.max), "9223372036854775807"), (.unsigned(.max), "18446744073709551615"), (0, "0"),
        ("\u{0}\u{1}\u{1F}\u{8}\u{C}\n\r\t\"\\/\u{7F}é😀", #""\u0000\u0001\u001f\b\f\n\r\t\"\\/"# + "\u{7F}é😀\""),
        ([], "[]"), ([:], "{}"), (["a\"": nil, "b": [true, false]], #"{"a\"":null,"b":[true,false]}"#),
    ]

    @Test(arguments: texts) func `is compact and stable`(value: JSON, text: String) {
        #expect(value.text == text)
    }

    @Test func `puts commas by itself`() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("a" as String)
        writer.beginArray()
        writer.int64(-1)
        writer.uint64(2)
        writer.double(2.5)
        writer.beginObject()
        writer.endObject()
        writer.null()
        writer.endArray()
        writer.encodedKey(JSONWriter.encode(key: "b\n"))
        writer.bool(true)
        writer.key("c" as StaticString)
        writer.raw(Array("[1]".utf8))
        writer.key("d")
        writer.string(utf8: Array("x\"".utf8))
        writer.endObject()
        let text = #"{"a":[-1,2,2.5,{},null],"b\n":true,"c":[1],"d":"x\""}"#
        #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
        writer.reset()
        writer.value(["e": "f"])
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"e":"f"}"#)
    }

    @Test func `has a form for people`() {
        let value: JSON = ["a": [1, [:]], "b": [], "c": ["d": "e"]]
        #expect(
            value.prettyText == """
                {
                  "a": [
                    1,
                    {}
                  ],
                  "b": [],
                  "c": {
                    "d": "e"
                  }
                }
                """)
    }
}
