import EmbeddedHome
import HomeFiles
import HomeModel
import Topics

/// Puts devices where their hints say.
struct SyncHome {
    private(set) var home = HomeFile()
    private let notes: SyncNotes
    private var maker: PartMaker
    private var structures: [String: Structure] = [:]
    private var rooms: [String: Room] = [:]
    private var ids: Set<String> = []

    /// The structure of devices without a hint.
    private static let ownStructure = "Home"

    init(registry: TraitRegistry, notes: SyncNotes) {
        self.notes = notes
        maker = PartMaker(registry: registry, notes: notes)
    }

    mutating func add(_ device: SyncDevice) {
        guard let part = maker.part(device) else { return }
        let structure = structure(device.structure ?? Self.ownStructure)
        let room = device.room.map { self.room($0, in: structure) }
        var name = device.name
        if ObjectName.isBlank(name) {
            name = device.identity.productName.value ?? "Device"
            notes.warn("\(device.path).name.name", "the name is empty; the device is called \(name)")
        }
        let id = DeviceID(deviceID(device))
        let definition = DeviceDefinition(id: id, name: name, identity: device.identity, parts: [part])
        home.devices.append(
            HomeFile.Device(
                id: id, name: name, structure: structure.id, room: room?.id, source: .simulated(definition)))
    }

    /// The provider's id where it can stand in a topic.
    private mutating func deviceID(_ device: SyncDevice) -> String {
        if Slug.isValidLevel(device.id), ids.insert(device.id).inserted { return device.id }
        let id = unique(Slug.make(device.id) ?? "device")
        notes.warn("\(device.path).id", "\"\(device.id)\" cannot be a topic level; the device's id is \"\(id)\"")
        return id
    }

    private mutating func structure(_ name: String) -> Structure {
        if let structure = structures[name] { return structure }
        let structure = Structure(id: StructureID(unique("structure-\(Slug.make(name) ?? "home")")), name: name)
        structures[name] = structure
        home.structures.append(structure)
        return structure
    }

    private mutating func room(_ name: String, in structure: Structure) -> Room {
        let key = "\(structure.id.rawValue)\u{0}\(name)"
        if let room = rooms[key] { return room }
        let id = unique("\(structure.id.rawValue)-room-\(Slug.make(name) ?? "room")")
        let room = Room(id: RoomID(id), structure: structure.id, name: name)
        rooms[key] = room
        home.rooms.append(room)
        return room
    }

    /// An id that nobody has: this one, or one with a number behind it.
    private mutating func unique(_ id: String) -> String {
        let short = String(id.prefix(120))
        if ids.insert(short).inserted { return short }
        var number = 2
        while !ids.insert("\(short)-\(number)").inserted { number += 1 }
        return "\(short)-\(number)"
    }
}
