import HomeModel
import Topics

/// Finds the devices of one structure by what people write for them.
struct MemberIndex {
    private var byNameOrID: [String: [HomeFile.Device]] = [:]
    private var byPath: [String: [HomeFile.Device]] = [:]
    private let rooms: [RoomID: Room]
    let names: [String]

    /// - Parameter slugs: the slugs that the objects will have.
    init(_ structure: Structure, in home: HomeFile, slugs: SlugTable) {
        let rooms = Dictionary(
            home.rooms.filter { $0.structure == structure.id }.map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        self.rooms = rooms
        let devices = home.devices.filter { $0.structure == structure.id }
        names = devices.map(\.name)
        let structureSlug = slugs.slug(of: structure.id.rawValue, in: "structures") ?? structure.name
        for device in devices {
            for key in Set([device.name, device.id.rawValue]) { byNameOrID[key, default: []].append(device) }
            let room = device.room.flatMap { rooms[$0] }
            let scope = HomeFileReader.Place(structure: structure, room: room).scope
            let slug = slugs.slug(of: device.id.rawValue, in: scope) ?? device.name
            let roomSlug = room.flatMap { slugs.slug(of: $0.id.rawValue, in: structure.id.rawValue) }
            let named = Self.path(to: device, room)
            let slugged = "\(roomSlug ?? TopicLevel.unassigned)/\(slug)"
            for key in Set([named, slugged, "\(structure.name)/\(named)", "\(structureSlug)/\(slugged)"]) {
                byPath[key, default: []].append(device)
            }
        }
    }

    /// The devices of this name or id, else those at this path: `room/device` or `structure/room/device`, in names or in slugs.
    subscript(text: String) -> [HomeFile.Device] { byNameOrID[text] ?? byPath[text] ?? [] }

    func path(to device: HomeFile.Device) -> String { Self.path(to: device, device.room.flatMap { rooms[$0] }) }

    private static func path(to device: HomeFile.Device, _ room: Room?) -> String {
        "\(room?.name ?? TopicLevel.unassigned)/\(device.name)"
    }
}
