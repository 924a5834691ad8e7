import HomeModel
import JSON
import MQTT

/// Where the result of one message goes, and what identifies the message to its sender.
struct Responder {
    var topic: TopicName
    /// Returned as it came.
    var correlationData: [UInt8]?
    /// `_id` of the payload, else the correlation data if it is text.
    var id: JSON?
}
