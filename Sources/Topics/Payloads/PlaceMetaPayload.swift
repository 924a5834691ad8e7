public import JSON

/// Payload of a structure's or room's `_meta`: id, name and what it holds.
public enum PlaceMetaPayload {
    /// What stands one level below.
    public struct Child: Sendable, Hashable {
        /// In the order in which they stand.
        public enum Kind: String, Sendable, CaseIterable { case room, device, group }

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

    /// Children stand by kind and id: the same home is written the same, in whatever order it came about.
    public static func write(id: String, name: String, children: [Child], into writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("name", name)
        writer.key("children")
        writer.beginArray()
        for child in Child.Kind.allCases.flatMap({ kind in inOrder(children.filter { $0.kind == kind }) }) {
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

    private static func inOrder(_ children: [Child]) -> [Child] {
        children.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    }
}
