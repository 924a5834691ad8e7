import EventLoop
import MQTT
import Topics

extension Doctor {
    private static let patience = Duration.seconds(1)

    /// A place for topics of no device. No adapter makes a level that begins with `_`.
    private var place: String { "\(base)/_doctor-\(name)" }

    /// May we publish each kind of topic? Empty messages that are not retained change nothing for anybody.
    func examinePublishing() async throws {
        var kinds: [(kind: String, topic: String)] = [
            ("structures", "\(place)/_meta"), ("rooms", "\(place)/room/_meta"), ("devices", "\(place)/room/device"),
            ("descriptions", "\(place)/room/device/_meta"), ("availability", "\(place)/room/device/_availability"),
            ("results of devices", "\(place)/room/device/result"), ("traits", "\(place)/room/device/part/trait"),
            ("attributes", "\(place)/room/device/part/trait/attribute"),
            ("results", "\(place)/room/device/part/trait/command/result"),
            ("events", "\(place)/room/device/part/trait/event/event"),
            ("answers", "\(base)/_adapter/response/doctor/\(name)"),
        ]
        if let discoveryPrefix { kinds.append(("discovery", "\(discoveryPrefix)/device/doctor-\(name)/config")) }
        var denied: [String] = []
        for (kind, text) in kinds where link.broken == nil {
            if try await !mayPublish(TopicName(text)) { denied.append("\(kind): \(text)") }
        }
        guard link.broken == nil else { return }
        guard !denied.isEmpty else { return report.fact("publishing", "permitted for every kind of topic") }
        report.finding(
            info.protocolVersion == .v5
                ? "the broker does not permit us to publish some kinds of topics"
                : "some kinds of topics do not come back from the broker: publishing or reading them is not permitted",
            advice: denied + ["permit 'readwrite \(base)/#' to this user"])
    }

    private func mayPublish(_ topic: TopicName) async throws -> Bool {
        guard info.protocolVersion != .v5 else { return await link.publish(topic, []) == .accepted }
        // 3.1.1 acknowledges what it denies; only the echo tells.
        let filter = try TopicFilter(topic.text)
        _ = await link.subscribe(filter, qos: .atMostOnce)
        let echo = link.expect(on: topic)
        _ = await link.publish(topic, [])
        let isThere = await echo.message(within: Self.patience) != nil
        await link.unsubscribe(filter)
        return isThere
    }

    /// Do commands reach us? Brokers grant a subscription with wildcards and then deliver nothing, so each filter is tried with
    /// an empty message, which no adapter takes for a command.
    func examineCommands() async throws {
        var problems: [String] = []
        var untested: [String] = []
        for text in CommandTopic.filters(base: base) where link.broken == nil {
            let filter = try TopicFilter(text)
            if case .refused(_, let reason) = await link.subscribe(filter, qos: .atLeastOnce) {
                problems.append("\(text): the subscription is refused: \(reason)")
                continue
            }
            let topic = try TopicName(example(of: text))
            let echo = link.expect(on: topic)
            if await link.publish(topic, []) == .accepted {
                if await echo.message(within: Self.patience) == nil { problems.append("\(text): nothing arrives") }
            } else {
                untested.append(text)
            }
            await link.unsubscribe(filter)
        }
        guard link.broken == nil else { return }
        if !problems.isEmpty {
            report.finding(
                "commands do not reach us", advice: problems + ["permit 'readwrite \(base)/#' to this user"])
        } else if untested.isEmpty {
            report.fact("commands", "arrive on every kind of topic")
        }
        if !untested.isEmpty {
            report.fact("commands", "not tried, as this user may not publish them: \(untested.joined(separator: ", "))")
        }
    }

    /// A topic that the filter matches and no device has.
    private func example(of filter: String) -> String {
        var names = ["_doctor-\(name)", "room", "device", "part", "trait", "name"][...]
        if filter.utf8.starts(with: "\(base)/_adapter/".utf8) { names = ["doctor", name] }
        return filter.split(separator: "/").map { $0 == "+" ? names.popFirst() ?? "x" : String($0) }.joined(
            separator: "/")
    }
}
