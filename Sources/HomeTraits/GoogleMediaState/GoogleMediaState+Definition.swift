// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension GoogleMediaState {
    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "activityState", id: 0x0000, type: .enumeration(ActivityState.definition),
                conformance: "supportActivityState == 1", affectedBy: ["onOff.on", "onOff.off"],
                defaultValue: .integer(2)),
            AttributeDefinition(
                name: "playbackState", id: 0x0001, type: .enumeration(PlaybackState.definition),
                conformance: "supportPlaybackState == 1",
                affectedBy: [
                    "google.transportControl.mediaPause",
                    "google.transportControl.mediaResume",
                    "google.transportControl.mediaStop",
                ],
                defaultValue: .integer(5)),
            AttributeDefinition(
                name: "supportActivityState", id: 0x0002, type: .bool, isFixed: true, defaultValue: .bool(false)),
            AttributeDefinition(
                name: "supportPlaybackState", id: 0x0003, type: .bool, isFixed: true, defaultValue: .bool(false)),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "playback", attribute: "playbackState", conversion: .identity)
        ]
    }
}
