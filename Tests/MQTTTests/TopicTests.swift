import MQTT
import Testing

@Suite("Topics")
struct TopicTests {
    @Test(arguments: ["a", "/", "a/b", "trait2mqtt/বসার-ঘর/বাতি", "$SYS/x", " ", String(repeating: "x", count: 65535)])
    func `may be published to`(text: String) throws {
        let topic = try TopicName(text)
        #expect(topic.text.utf8.elementsEqual(text.utf8))
        #expect(topic.byteCount == text.utf8.count)
        topic.withCString { #expect(String(cString: $0) == text) }
    }

    @Test(arguments: [
        "", "+", "a/#", "a+b", "#", "a\u{0}b", "a\u{1f}", "a\u{7f}", "a\u{85}", "a\u{fffe}", "\u{10fffe}",
        String(repeating: "x", count: 65536), String(repeating: "ä", count: 32768),
    ])
    func `may not be published to`(text: String) {
        #expect {
            try TopicName(text)
        } throws: { error in
            if case .invalidTopic = error as? MQTTError { true } else { false }
        }
    }

    @Test func `are the same only byte by byte`() throws {
        // "é" composed and decomposed: equal as String, two topics for a broker.
        #expect("caf\u{e9}" == "cafe\u{301}")
        #expect(try TopicName("caf\u{e9}") != TopicName("cafe\u{301}"))
        #expect(try TopicName("a/b") == TopicName("a/b"))
        #expect(try Set([TopicName("a"), TopicName("a"), TopicName("b")]).count == 2)
        #expect(try TopicFilter("caf\u{e9}") != TopicFilter("cafe\u{301}"))
        #expect(try !TopicFilter("caf\u{e9}").matches("cafe\u{301}"))
    }

    // Examples of section 4.7 of MQTT 5, and the corners beside them.
    @Test(arguments: [
        ("sport/tennis/player1/#", "sport/tennis/player1", true),
        ("sport/tennis/player1/#", "sport/tennis/player1/ranking", true),
        ("sport/tennis/player1/#", "sport/tennis/player1/score/wimbledon", true),
        ("sport/tennis/player1/#", "sport/tennis/player2", false),
        ("sport/#", "sport", true), ("sport/#", "sports", false), ("#", "a/b/c", true), ("#", "/", true),
        ("sport/tennis/+", "sport/tennis/player1", true), ("sport/tennis/+", "sport/tennis/player1/ranking", false),
        ("sport/+", "sport", false), ("sport/+", "sport/", true), ("+/+", "/finance", true),
        ("/+", "/finance", true), ("+", "/finance", false), ("+", "finance", true), ("+/b/#", "a/b", true),
        ("#", "$SYS/x", false), ("+/monitor", "$SYS/monitor", false), ("$SYS/#", "$SYS/monitor", true),
        ("$SYS/monitor/+", "$SYS/monitor/x", true), ("a/b", "a/b", true), ("a/b", "A/b", false), ("a/b", "a/b/", false),
        ("a/+/c/#", "a//c", true), ("+/+/#", "a", false),
    ])
    func `match filters`(filter: String, topic: String, expected: Bool) throws {
        #expect(try TopicFilter(filter).matches(topic) == expected)
    }

    @Test(arguments: ["", "a#", "a/#/b", "#/a", "a+", "+a/b", "a/b+", "a\u{0}", "##", "a/##", "+#", "a\u{1}"])
    func `have filters that may not be subscribed to`(text: String) {
        #expect {
            try TopicFilter(text)
        } throws: { error in
            if case .invalidFilter = error as? MQTTError { true } else { false }
        }
    }

    @Test(arguments: ["+", "#", "/", "a", "+/+", "a/+/b/#", "+/#", "//"])
    func `have filters that may be subscribed to`(text: String) throws {
        #expect(try TopicFilter(text).text == text)
    }
}
