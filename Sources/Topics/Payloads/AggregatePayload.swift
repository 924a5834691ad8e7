public import HomeModel
public import JSON

/// Payload of a group's `_aggregate`: how its members stand, attribute by attribute (the contract's "Groups").
public enum AggregatePayload {
    public static func write(_ parts: [GroupPart], into writer: inout JSONWriter) {
        writer.beginObject()
        for part in parts {
            let traits = part.aggregates.filter { $0.trait.exposure == .full && !$0.attributes.isEmpty }
            guard !traits.isEmpty else { continue }
            writer.key(part.type.name)
            writer.beginObject()
            for (trait, attributes) in traits {
                writer.key(trait.name)
                writer.beginObject()
                for (index, aggregate) in attributes {
                    writer.encodedKey(trait.attributes[index].encodedKey)
                    self.aggregate(aggregate, as: trait.attributes[index].type, into: &writer)
                }
                writer.endObject()
            }
            writer.endObject()
        }
        writer.endObject()
    }

    private static func aggregate(
        _ aggregate: AttributeAggregate, as type: ValueType, into writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("value")
        if let common = aggregate.common { writer.value(common, as: type) } else { writer.null() }
        writer.key("mixed")
        writer.bool(aggregate.isMixed)
        writer.key("known")
        writer.int64(Int64(aggregate.known))
        writer.key("unknown")
        writer.int64(Int64(aggregate.unknown))
        switch type {
        case .signed, .unsigned, .single, .double:
            if let bounds = aggregate.bounds {
                writer.key("min")
                writer.value(bounds.minimum, as: type)
                writer.key("max")
                writer.value(bounds.maximum, as: type)
            }
        case .bool, .string, .octets, .enumeration, .bitmap:
            writer.key("counts")
            writer.beginObject()
            for (text, count) in counts(of: aggregate, as: type) {
                writer.key(text)
                writer.int64(Int64(count))
            }
            writer.endObject()
        case .structure, .list: break
        }
        writer.endObject()
    }

    /// Values as an attribute's own topic shows them, in the order of their bytes, so that the same members make the same payload.
    private static func counts(of aggregate: AttributeAggregate, as type: ValueType) -> [(text: String, count: Int)] {
        var counts: [(text: String, count: Int)] = []
        for (value, count) in aggregate.counts {
            var writer = JSONWriter(capacity: 32)
            if value != .string("") { StatePayload.write(value, as: type, into: &writer) }
            let text = String(decoding: writer.bytes, as: UTF8.self)
            if let index = counts.firstIndex(where: { $0.text.utf8.elementsEqual(text.utf8) }) {
                counts[index].count += count
            } else {
                counts.append((text, count))
            }
        }
        return counts.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    }
}
