import EventLoop
import MQTT
import Topics

extension Doctor {
    private static let patience = Duration.seconds(2)

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
        let denied =
            info.protocolVersion == .v5 ? try await deniedByReason(kinds) : try await deniedBySilence(kinds)
        guard link.broken == nil else { return }
        guard !denied.isEmpty else { return report.fact("publishing", "permitted for every kind of topic") }
        report.finding(
            info.protocolVersion == .v5
                ? "the broker does not permit us to publish some kinds of topics"
                : "some kinds of topics do not come back from the broker: publishing or reading them is not permitted",
            advice: denied + ["permit 'readwrite \(base)/#' to this user"])
    }

    private func deniedByReason(_ kinds: [(kind: String, topic: String)]) async throws -> [String] {
        var denied: [String] = []
        for (kind, topic) in kinds where await link.publish(try TopicName(topic), []) != .accepted {
            denied.append("\(kind): \(topic)")
        }
        return denied
    }

    /// 3.1.1 acknowledges what it denies; only the echo tells.
    private func deniedBySilence(_ kinds: [(kind: String, topic: String)]) async throws -> [String] {
        var echoes: [Expectation] = []
        for (_, text) in kinds {
            let topic = try TopicName(text)
            _ = await link.subscribe(try TopicFilter(text), qos: .atMostOnce)
            echoes.append(link.expect(on: topic))
            _ = await link.publish(topic, [])
        }
        let deadline = ContinuousClock.now + Self.patience
        var denied: [String] = []
        for (echo, (kind, topic)) in zip(echoes, kinds) {
            if await echo.message(within: deadline - .now) == nil { denied.append("\(kind): \(topic)") }
            await link.unsubscribe(try TopicFilter(topic))
        }
        return denied
    }

    /// Do commands reach us? Brokers grant a subscription with wildcards and then deliver nothing, so each filter is tried with
    /// an empty message, which no adapter takes for a command.
    func examineCommands() async throws {
        var problems: [String] = []
        var untested: [String] = []
        var echoes: [(filter: TopicFilter, echo: Expectation)] = []
        for text in CommandTopic.filters(base: base) {
            let filter = try TopicFilter(text)
            if case .refused(_, let reason) = await link.subscribe(filter, qos: .atLeastOnce) {
                problems.append("\(text): the subscription is refused: \(reason)")
                continue
            }
            let topic = try TopicName(example(of: text))
            let echo = link.expect(on: topic)
            if await link.publish(topic, []) == .accepted {
                echoes.append((filter, echo))
            } else {
                untested.append(text)
                await link.unsubscribe(filter)
            }
        }
        let deadline = ContinuousClock.now + Self.patience
        for (filter, echo) in echoes {
            if await echo.message(within: deadline - .now) == nil { problems.append("\(filter): nothing arrives") }
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
