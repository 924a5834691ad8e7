import EventLoop
import HomeModel
import MQTT
import Topics

/// Topics of earlier runs whose devices no backend has described yet.
extension Publisher {
    /// The retained topics of earlier runs that end with a level, below the base, by their owners.
    func unclaimed(level: String, of isWanted: (String) -> Bool) -> [(owner: String, topic: String)] {
        let (prefix, suffix) = (Array("\(base)/".utf8), Array("/\(level)".utf8))
        return table.unclaimed.values.compactMap { entry in
            let topic = entry.topic.utf8
            guard topic.starts(with: prefix), topic.count > prefix.count + suffix.count,
                topic.suffix(suffix.count).elementsEqual(suffix), isWanted(entry.owner)
            else { return nil }
            return (entry.owner, String(Substring(topic.dropFirst(prefix.count))))
        }
    }
}
