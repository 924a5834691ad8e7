public import HomeModel
public import JSON

/// Payloads of trait topics and attribute topics: the contract's "Exact state and payloads".
public enum StatePayload {
    /// All attributes that the device supports and has reported, in the definition's order; supported but not reported ones
    /// are listed in `_unknown`.
    public static func write(_ state: TraitState, into writer: inout JSONWriter) {
        let shape = state.shape
        var hasUnknown = false
        writer.beginObject()
        for position in state.values.indices {
            guard let value = state.values[position] else {
                hasUnknown = true
                continue
            }
            writer.encodedKey(shape.encodedKeys[position])
            writer.value(value, as: shape.types[position])
        }
        if hasUnknown {
            writer.key("_unknown")
            writer.beginArray()
            for (position, index) in shape.attributes.enumerated() where state.values[position] == nil {
                writer.string(shape.definition.attributes[index].name)
            }
            writer.endArray()
        }
        writer.endObject()
    }

    /// One value on a topic of its own: strings bare, the empty string as one zero byte, null as `null`.
    public static func write(_ value: Value, as type: ValueType, into writer: inout JSONWriter) {
        if case .string = type, case .string(let text) = value {
            writer.raw(text.isEmpty ? [0] : Array(text.utf8))
        } else if case .enumeration(let definition) = type, let number = value.uintValue,
            let name = definition.name(of: number)
        {
            writer.raw(Array(name.utf8))
        } else if case .octets = type, case .bytes(let bytes) = value {
            writer.raw(bytes.isEmpty ? [0] : Array(Base64.encode(bytes).utf8))
        } else {
            writer.value(value, as: type)
        }
    }
}
