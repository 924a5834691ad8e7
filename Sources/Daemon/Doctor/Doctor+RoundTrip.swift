import EventLoop
import MQTT

extension Doctor {
    private static let rounds = 20
    /// Nagle's algorithm with delayed acknowledgements costs 40 ms on either side; a network in a house a few.
    private static let slow = Duration.milliseconds(30)

    /// From our publish to both the broker's acknowledgement and our own copy. The copy comes at QoS 0: two small packets that
    /// nothing of ours answers show whether the broker holds back the second one, as it would a result after its state.
    /// - Returns: whether the own topic can be used for more.
    func examineRoundTrip() async throws -> Bool {
        let topic = try TopicName("\(ownTopic)/echo")
        let filter = try TopicFilter(topic.text)
        if case .refused(_, let text) = await link.subscribe(filter, qos: .atMostOnce) {
            report.finding(
                "subscribing to '\(filter)' is refused: \(text)", advice: ["permit 'readwrite \(base)/#' to this user"])
            return false
        }
        var times: [Duration] = []
        for number in 1...Self.rounds {
            let start = ContinuousClock.now
            let echo = link.expect(on: topic)
            switch await link.publish(topic, Array(String(number).utf8)) {
            case .refused(_, let text):
                report.finding(
                    "publishing to '\(topic)' is refused: \(text)",
                    advice: ["permit 'readwrite \(base)/#' to this user"])
                return false
            case nil: return false
            case .accepted: break
            }
            guard await echo.message(within: .seconds(3)) != nil else {
                if link.broken == nil {
                    report.finding(
                        "what is published to '\(topic)' does not come back: this user may not publish or not read below '\(base)/_adapter'",
                        advice: ["permit 'readwrite \(base)/#' to this user"])
                }
                return false
            }
            times.append(ContinuousClock.now - start)
        }
        await judge(times.sorted(), filter)
        await link.unsubscribe(filter)
        return true
    }

    private func judge(_ times: [Duration], _ filter: TopicFilter) async {
        let median = times[times.count / 2]
        let measured =
            "\(Self.milliseconds(median)) ms (\(times.count) times, \(Self.milliseconds(times[0])) to \(Self.milliseconds(times[times.count - 1])) ms)"
        guard median > Self.slow else { return report.fact("round trip", measured) }
        // What holds packets back does so every time, but for the first one or two; a busy machine does not.
        guard times[2] * 2 > median else {
            return report.fact("round trip", "\(measured), uneven: this machine, the broker's or the network is busy")
        }
        report.fact("round trip", measured)
        // A single small packet each way is not held back: it tells the way from the waiting.
        let way = await timeOfTheWay(filter)
        report.finding(
            way * 2 > median
                ? "the broker answers slowly: \(Self.milliseconds(way)) ms for one packet there and back"
                : "the broker holds small packets back (Nagle's algorithm): a command and its result take up to \(Self.milliseconds(median)) ms longer than needed",
            advice: ["mosquitto.conf: set_tcp_nodelay true"])
    }

    private func timeOfTheWay(_ filter: TopicFilter) async -> Duration {
        var times: [Duration] = []
        for _ in 1...5 {
            let start = ContinuousClock.now
            _ = await link.subscribe(filter, qos: .atLeastOnce)
            times.append(ContinuousClock.now - start)
        }
        return times.sorted()[2]
    }

    private static func milliseconds(_ duration: Duration) -> String {
        let parts = duration.components
        let hundredths = parts.seconds * 100_000 + parts.attoseconds / 10_000_000_000_000
        return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    }
}
