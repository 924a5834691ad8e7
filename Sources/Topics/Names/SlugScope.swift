public import HomeModel

/// Where slugs must be unique: the siblings among which an object has its topic level.
public enum SlugScope {
    public static let structures = "structures"

    public static func rooms(of structure: StructureID) -> String { "rooms/\(structure)" }

    /// Devices of a room, or those of a structure that are in no room.
    public static func devices(of structure: StructureID, room: RoomID?) -> String {
        "devices/\(structure)/\(room?.rawValue ?? TopicLevel.unassigned)"
    }

    public static func groups(of structure: StructureID) -> String { "groups/\(structure)" }

    public static func parts(of device: DeviceID) -> String { "parts/\(device)" }
}
