public import HomeModel
public import JSON

/// Payload of `_connectivity`: state and locality of a device, its parts and their traits.
public enum ConnectivityPayload {
    /// `partName`: the topic level of a part.
    public static func write(_ device: Device, partName: (EndpointID) -> String, into writer: inout JSONWriter) {
        writer.beginObject()
        members(device.connectivity, into: &writer)
        writer.key("parts")
        writer.beginObject()
        for part in device.parts {
            writer.key(partName(part.endpoint))
            writer.beginObject()
            members(part.connectivity, into: &writer)
            writer.key("traits")
            writer.beginObject()
            for trait in part.traits where trait.state.shape.definition.exposure != .hidden {
                writer.key(trait.state.shape.definition.name)
                writer.beginObject()
                members(trait.connectivity, into: &writer)
                writer.endObject()
            }
            writer.endObject()
            writer.endObject()
        }
        writer.endObject()
        writer.endObject()
    }

    private static func members(_ connectivity: SourceConnectivity, into writer: inout JSONWriter) {
        writer.key("state")
        writer.string(connectivity.state.rawValue)
        writer.key("locality")
        writer.string(connectivity.locality.rawValue)
    }
}
