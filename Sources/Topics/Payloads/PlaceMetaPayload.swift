public import JSON

/// Payload of a structure's or room's `_meta`: id, name and what it holds.
public enum PlaceMetaPayload {
    /// What stands one level below.
    public struct Child: Sendable, Hashable {
        public enum Kind: String, Sendable { case room, device, group }

        public var kind: Kind
        public var id: String
        public var name: String
        /// Topic below the base.
        public var topic: String

        public init(kind: Kind, id: String, name: String, topic: String) {
            self.kind = kind
            self.id = id
            self.name = name
            self.topic = topic
        }
    }

    public static func write(id: String, name: String, children: [Child], into writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("name", name)
        writer.key("children")
        writer.beginArray()
        for child in children {
            writer.beginObject()
            writer.member("kind", child.kind.rawValue)
            writer.member("id", child.id)
            writer.member("name", child.name)
            writer.member("topic", child.topic)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
    }
}
