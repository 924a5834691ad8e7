import HomeModel

/// The stored form of a trait's state: values under the ids of their attributes (names where the trait is not Matter's, whose ids
/// are only counted), so that a definition may gain and lose attributes, and what the behaviour remembers.
///
///     state := version(1) count { key value } memory
enum StoredTraitState {
    static let version: UInt8 = 1

    static func encode(_ state: TraitState, memory: Value?) -> [UInt8] {
        var writer = StoredValueWriter()
        writer.write(byte: version)
        writer.write(number: UInt64(state.shape.attributes.count))
        for (position, index) in state.shape.attributes.enumerated() {
            writer.write(ElementKey.value(for: state.shape.definition.attributes[index], of: state.shape.definition))
            writer.write(state.values[position])
        }
        writer.write(memory)
        return writer.bytes
    }

    /// Puts stored values over those of `state` and returns the behaviour's memory.
    static func decode(_ bytes: [UInt8], into state: inout TraitState) throws(StoredValueReader.Malformed) -> Value? {
        var reader = StoredValueReader(bytes)
        guard try reader.readByte() == version else { throw StoredValueReader.Malformed() }
        let count = try reader.readCount()
        for _ in 0..<count {
            let key = try reader.readValue()
            let value = try reader.readValue()
            if let index = ElementKey.attribute(key, of: state.shape.definition) { state[attribute: index] = value }
        }
        return try reader.readValue()
    }
}
