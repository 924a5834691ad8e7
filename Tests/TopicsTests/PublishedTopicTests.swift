import Testing
import Topics

@Suite("What is published never matches what is subscribed")
struct PublishedTopicTests {
    /// Names that users may give, the verbs among them; attribute, command and event names are never verbs.
    static let slugs = ["set", "call", "result", "event", "lamp", "request", "adapter"]
    static let rooms = slugs + [TopicLevel.unassigned, TopicLevel.groups]
    static let members = ["onOff", "onTime", "toggle"]
    static let bases = ["b", "set", "a/b", "a/set/set"]

    static func shapes(base: String) -> [String] {
        var topics = ["status", "info", "session", "health", "error", "cloud_report", "cloud_request_sync"].map {
            "\(base)/\(TopicLevel.adapter)/\($0)"
        }
        topics.append("\(base)/_adapter/trait/onOff")
        topics.append("\(base)/_adapter/trait/google.openClose")
        topics.append("\(base)/_adapter/response/device/list")
        for structure in slugs {
            topics.append("\(base)/\(structure)/\(TopicLevel.meta)")
            for room in rooms {
                topics.append("\(base)/\(structure)/\(room)/\(TopicLevel.meta)")
                for device in slugs {
                    let own = "\(base)/\(structure)/\(room)/\(device)"
                    topics.append(own)
                    let levels = [TopicLevel.result, TopicLevel.meta, TopicLevel.availability, TopicLevel.connectivity]
                    topics += (levels + ["_aggregate"]).map { "\(own)/\($0)" }
                    for part in ["dimmableLight", "onOffPlugInUnit-1"] {
                        for trait in ["onOff", "google.openClose", "exampleOrganization.spinner"] {
                            topics.append("\(own)/\(part)/\(trait)")
                            topics.append("\(own)/\(part)/\(trait)/\(TopicLevel.result)")
                            for member in members {
                                topics.append("\(own)/\(part)/\(trait)/\(member)")
                                topics.append("\(own)/\(part)/\(trait)/\(member)/\(TopicLevel.result)")
                                topics.append("\(own)/\(part)/\(trait)/\(member)/\(TopicLevel.event)")
                            }
                        }
                    }
                }
            }
        }
        return topics
    }

    @Test("`No shape of a published topic matches a command filter or reads as a command`", arguments: bases)
    func disjoint(base: String) {
        let filters = CommandTopic.filters(base: base)
        for topic in Self.shapes(base: base) {
            #expect(!filters.contains { TopicMatch.matches(topic, filter: $0) }, "\(topic)")
            #expect(CommandTopic(topic, base: base) == nil, "\(topic)")
        }
    }
}
