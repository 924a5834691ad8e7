// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait CameraStream (action.devices.traits.CameraStream).
public enum GoogleCameraStream: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.cameraStream", namespace: .google, identifier: "action.devices.traits.CameraStream")
    }

    public static let definition = TraitDefinition(
        identity, title: "CameraStream", revision: 2, attributes: attributesTable, commands: commandsTable)

    /// Attribute 0x0000, fixed.
    public static var cameraStreamSupportedProtocols: AttributeKey<GoogleCameraStream, [ProtocolEnum]> {
        AttributeKey(index: 0)
    }

    /// Attribute 0x0001, fixed.
    public static var cameraStreamNeedAuthToken: AttributeKey<GoogleCameraStream, Bool> { AttributeKey(index: 1) }
}
