// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Google's trait MediaState (action.devices.traits.MediaState).
public enum GoogleMediaState: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "google.mediaState", namespace: .google, identifier: "action.devices.traits.MediaState")
    }

    public static let definition = TraitDefinition(
        identity, title: "MediaState", revision: 1, attributes: attributesTable, everydayKeys: everydayKeysTable)

    /// Attribute 0x0000, conformance `supportActivityState == 1`.
    public static var activityState: AttributeKey<GoogleMediaState, ActivityState> { AttributeKey(index: 0) }

    /// Attribute 0x0001, conformance `supportPlaybackState == 1`.
    public static var playbackState: AttributeKey<GoogleMediaState, PlaybackState> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var supportActivityState: AttributeKey<GoogleMediaState, Bool> { AttributeKey(index: 2) }

    /// Attribute 0x0003, fixed.
    public static var supportPlaybackState: AttributeKey<GoogleMediaState, Bool> { AttributeKey(index: 3) }
}
