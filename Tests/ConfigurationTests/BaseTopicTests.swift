import Configuration
import Testing

@Suite struct `The base topic` {
    @Test(arguments: ["trait2mqtt", "home/mqtt", "a/b/c/d", "বাড়ি", "my home", "home_1", "set"])
    func `may have several levels`(base: String) throws {
        #expect(try parse("topics: { base: \"\(base)\" }").topics.base == base)
        #expect(try parse(environment: ["TRAIT2MQTT_TOPICS_BASE": base]).topics.base == base)
    }

    static let wrong: [(String, String)] = [
        ("", "must not be empty"),
        ("/home/mqtt", "must not begin or end with \"/\"; write \"home/mqtt\""),
        ("home/mqtt/", "must not begin or end with \"/\"; write \"home/mqtt\""),
        ("/", "must not begin or end with \"/\""),
        ("home//mqtt", "must not have empty levels (\"//\")"),
        ("home/+", "must not contain the wildcards + and #"),
        ("#", "must not contain the wildcards + and #"),
        ("ho#me", "must not contain the wildcards + and #"),
        ("$SYS/home", "must not begin with \"$\": such topics are the broker's own"),
        ("_home", "no level may begin with \"_\""),
        ("home/_adapter", "no level may begin with \"_\""),
        (" home", "must not begin or end with white space"),
        ("home\\u0000", "must not contain control characters"),
        ("home\\u0085", "must not contain control characters"),
        ("home\\uFFFE", "must not contain noncharacters"),
        ("homeassistant", "must not be, contain or lie below the discovery prefix (homeassistant.prefix)"),
        ("homeassistant/home", "must not be, contain or lie below the discovery prefix (homeassistant.prefix)"),
    ]

    @Test(arguments: wrong) func `F44: is refused where it could not work`(base: String, problem: String) throws {
        #expect(try problems("topics: { base: \"\(base)\" }") == ["conf/t.yaml:1:17: topics.base: \(problem)"])
    }

    @Test func `keeps away from the discovery prefix and the status topic`() throws {
        #expect(
            try problems("topics: { base: house }\nhomeassistant: { prefix: house }") == [
                "conf/t.yaml:1:17: topics.base: must not be, contain or lie below the discovery prefix "
                    + "(homeassistant.prefix)"
            ])
        #expect(
            try problems("homeassistant: { prefix: trait2mqtt/discovery }") == [
                "conf/t.yaml:1:26: topics.base: must not be, contain or lie below the discovery prefix "
                    + "(homeassistant.prefix)"
            ])
        #expect(
            try problems("homeassistant: { status_topic: trait2mqtt/status }") == [
                "conf/t.yaml:1:32: homeassistant.status_topic: must not lie below the base topic (topics.base)"
            ])
        #expect(try parse("topics: { base: homeassistant2 }").topics.base == "homeassistant2")
    }
}
