import EventLoop
public import JSON
import MQTT
import Topics

extension Adapter {
    /// Tells how far a request has come that takes a while, on `_adapter/progress/<area>/<verb>`. Its result follows where results go:
    /// whoever waits for one message gets that one.
    ///
    /// - Parameter id: the request's `_id`, if it has one.
    public func tellProgress(of request: String, id: JSON?, _ members: JSONObject) {
        guard let topic = try? TopicName("\(configuration.base)/\(TopicLevel.adapter)/progress/\(request)") else {
            return
        }
        var object = JSONObject()
        if let id { object.append("id", id) }
        for (key, value) in members { object.append(key, value) }
        publisher.send(
            TransientMessage(topic: topic, payload: JSON.object(object).bytes, expires: loop.now + .seconds(60)))
    }
}
