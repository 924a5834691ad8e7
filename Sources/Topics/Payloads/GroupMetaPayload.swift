public import HomeModel
public import JSON

/// Payload of a group's `_meta`: who is in it and what all of them can do (the contract's "Groups").
public enum GroupMetaPayload {
    /// A device of the group.
    public struct Member: Sendable, Hashable {
        public var id: String
        public var name: String
        /// Topic below the base.
        public var topic: String

        public init(id: String, name: String, topic: String) {
            self.id = id
            self.name = name
            self.topic = topic
        }
    }

    /// `structure`: its name. `everyday`: the keys that a set on the group may have.
    public static func write(
        _ group: DeviceGroup, structure: String, members: [Member], everyday: [String], parts: [GroupPart],
        into writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.member("id", group.id.rawValue)
        writer.member("name", group.name)
        writer.member("structure", structure)
        writer.key("members")
        writer.beginArray()
        for member in members {
            writer.beginObject()
            writer.member("id", member.id)
            writer.member("name", member.name)
            writer.member("topic", member.topic)
            writer.endObject()
        }
        writer.endArray()
        writer.key("everyday")
        writer.strings(everyday)
        writer.key("parts")
        writer.beginObject()
        for part in parts {
            writer.key(part.type.name)
            self.part(part, into: &writer)
        }
        writer.endObject()
        writer.endObject()
    }

    private static func part(_ part: GroupPart, into writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("types")
        writer.beginArray()
        writer.beginObject()
        writer.member("name", part.type.name)
        writer.key("id")
        writer.uint64(UInt64(part.type.id))
        writer.key("isPrimary")
        writer.bool(true)
        writer.endObject()
        writer.endArray()
        writer.key("memberParts")
        writer.int64(Int64(part.members.count))
        writer.key("traits")
        writer.beginObject()
        for trait in part.traits where trait.definition.exposure != .hidden {
            writer.key(trait.definition.name)
            self.trait(trait, into: &writer)
        }
        writer.endObject()
        writer.endObject()
    }

    private static func trait(_ trait: GroupTrait, into writer: inout JSONWriter) {
        let definition = trait.definition
        writer.beginObject()
        writer.key("features")
        writer.strings(trait.featureNames)
        writer.key("attributes")
        writer.strings(trait.attributes.map { definition.attributes[$0].name })
        writer.key("commands")
        writer.strings(trait.commands.map { definition.commands[$0].name })
        let ranges = ranges(of: trait)
        if !ranges.isEmpty {
            writer.key("ranges")
            writer.beginObject()
            for (attribute, bounds) in ranges {
                writer.encodedKey(definition.attributes[attribute].encodedKey)
                writer.value(bounds.json)
            }
            writer.endObject()
        }
        writer.endObject()
    }

    /// What every member can be set to or report, of the attributes that all have: a bound counts when all have told theirs.
    private static func ranges(of trait: GroupTrait) -> [(attribute: Int, bounds: Bounds)] {
        guard trait.definition.exposure == .full, !trait.definition.rangeSources.isEmpty else { return [] }
        return trait.definition.attributes.indices.compactMap { index in
            guard !trait.definition.isCapability(attribute: index),
                trait.states.allSatisfy({ $0.shape.position(ofAttribute: index) != nil })
            else { return nil }
            let each = trait.states.map { Bounds(ofAttribute: index, in: $0) ?? Bounds() }
            var bounds = Bounds()
            if each.allSatisfy({ $0.minimum != nil }) { for one in each { one.minimum.map { bounds.raise(to: $0) } } }
            if each.allSatisfy({ $0.maximum != nil }) { for one in each { one.maximum.map { bounds.lower(to: $0) } } }
            return bounds == Bounds() ? nil : (index, bounds)
        }
    }
}
