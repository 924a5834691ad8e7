import EventLoop
import JSON
import MQTT

extension Doctor {
    private static let patience = Duration.seconds(2)

    /// Is there an adapter on this base already, and which?
    func examineAdapter() async throws {
        func stored(_ topic: String) async throws -> [UInt8]? {
            await link.stored(try TopicFilter("\(base)/_adapter/\(topic)"), atMost: 1).first?.payload
        }
        let status = try await stored("status").map { String(decoding: $0, as: UTF8.self) }
        let session = try await stored("session").flatMap { try? JSON.parse($0) }
        guard link.broken == nil else { return }
        guard status != nil || session != nil else { return report.fact("adapter", "none has served '\(base)' yet") }
        if let health = try await health() { return judge(health) }
        guard link.broken == nil else { return }
        if status == "online" {
            report.finding(
                "'\(base)/_adapter/status' says online, but no adapter answers",
                advice: ["if none is running, start one, which puts this right"])
        }
        let store = session?["store"]?.stringValue
        if let store, store != storeID {
            report.fact("adapter", "not running; the topics are those of another store (\(store)), to be taken over")
        } else if status != "online" {
            report.fact("adapter", "not running")
        }
    }

    private func judge(_ health: JSON) {
        let store = health["store"]?.stringValue ?? "unknown"
        let devices = health["devices"]?.intValue ?? 0
        let uptime = health["uptime"]?.intValue ?? 0
        report.fact("adapter", "running for \(uptime) s with \(devices) devices")
        guard store != storeID else { return }
        report.finding(
            "the adapter that serves '\(base)' has another store (\(store)) than this configuration names",
            advice: ["give one of them another topics.base"])
    }

    private func health() async throws -> JSON? {
        let answer = try TopicName("\(base)/_adapter/response/adapter/health")
        let filter = try TopicFilter(answer.text)
        _ = await link.subscribe(filter, qos: .atMostOnce)
        let id = JSON.string("doctor-\(name)")
        let expectation = link.expect { message in
            message.topic.utf8.elementsEqual(answer.text.utf8) && (try? JSON.parse(message.payload))?["id"] == id
        }
        let request: JSON = ["_id": id]
        _ = await link.publish(try TopicName("\(base)/_adapter/request/adapter/health"), request.bytes)
        let message = await expectation.message(within: Self.patience)
        await link.unsubscribe(filter)
        return message.flatMap { try? JSON.parse($0.payload) }?["data"]
    }
}
