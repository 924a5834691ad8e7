// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension GoogleMediaState {
    /// ActivityStateEnum
    public enum ActivityState: UInt8, ValueConvertible, CaseIterable {
        case inactive = 0
        case standby = 1
        case active = 2

        public static let definition = EnumDefinition(
            name: "ActivityStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "inactive"),
                EnumDefinition.Member(value: 1, name: "standby"),
                EnumDefinition.Member(value: 2, name: "active"),
            ])
    }

    /// PlaybackStateEnum
    public enum PlaybackState: UInt8, ValueConvertible, CaseIterable {
        case paused = 0
        case playing = 1
        case fastForwarding = 2
        case rewinding = 3
        case buffering = 4
        case stopped = 5

        public static let definition = EnumDefinition(
            name: "PlaybackStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "paused"),
                EnumDefinition.Member(value: 1, name: "playing"),
                EnumDefinition.Member(value: 2, name: "fastForwarding"),
                EnumDefinition.Member(value: 3, name: "rewinding"),
                EnumDefinition.Member(value: 4, name: "buffering"),
                EnumDefinition.Member(value: 5, name: "stopped"),
            ])
    }
}
