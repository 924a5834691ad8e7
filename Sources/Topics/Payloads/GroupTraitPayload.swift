public import HomeModel
public import JSON

/// Payload of a group's trait topic: the capabilities that its members share, as a device's trait topic shows them.
public enum GroupTraitPayload {
    public static func write(_ trait: GroupTrait, into writer: inout JSONWriter) {
        writer.beginObject()
        for (index, value) in trait.values {
            let attribute = trait.definition.attributes[index]
            writer.encodedKey(attribute.encodedKey)
            writer.value(value, as: attribute.type)
        }
        writer.endObject()
    }
}
