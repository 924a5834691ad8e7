import EmbeddedHome
public import HomeModel
import JSON

extension HomeFile {
    /// The text of a home file that reads back as this home. First values are the values that the definitions have; what the device
    /// types give by themselves is left out.
    public func render(registry: TraitRegistry) -> String {
        var writer = HomeFileWriter(registry: registry)
        return writer.write(self)
    }
}

/// Writes home files: one line for a value, two blanks for each level.
struct HomeFileWriter {
    private var text = ""
    private var parts: PartText
    private var home = HomeFile()
    private var devices: [StructureID: [Device]] = [:]

    private typealias Device = HomeFile.Device

    init(registry: TraitRegistry) { parts = PartText(registry: registry) }

    mutating func write(_ home: HomeFile) -> String {
        self.home = home
        devices = Dictionary(grouping: home.devices, by: \.structure)
        text = "structures:\n"
        for structure in home.structures { write(structure) }
        if home.structures.isEmpty { text = "structures: []\n" }
        return text
    }

    private mutating func write(_ structure: Structure) {
        head(structure.name, structure.id.rawValue, at: 1)
        let devices = devices[structure.id] ?? []
        let rooms = home.rooms.filter { $0.structure == structure.id }
        let byRoom = Dictionary(grouping: devices, by: \.room)
        if !rooms.isEmpty { line("rooms:", at: 2) }
        for room in rooms {
            head(room.name, room.id.rawValue, at: 3)
            write(byRoom[room.id] ?? [], at: 4)
        }
        write(byRoom[nil] ?? [], at: 2)
        let groups = home.groups.filter { $0.structure == structure.id }
        if !groups.isEmpty { line("groups:", at: 2) }
        let names = Dictionary(grouping: devices.flatMap { Set([$0.name, $0.id.rawValue]) }, by: { $0 })
        let devicesByID = Dictionary(devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for group in groups {
            head(group.name, group.id.rawValue, at: 3)
            // By name where that is clear, which people can read.
            let members = group.members.map { id in
                devicesByID[id].flatMap { names[$0.name]?.count == 1 ? $0.name : nil } ?? id.rawValue
            }
            line("members: \(YAMLText.flow(.array(members.map { .string($0) })))", at: 4)
        }
    }

    private mutating func write(_ devices: [Device], at level: Int) {
        guard !devices.isEmpty else { return }
        line("devices:", at: level)
        for device in devices {
            head(device.name, device.id.rawValue, at: level + 1)
            switch device.source {
            case .backend(let name): line("backend: \(YAMLText.scalar(name))", at: level + 2)
            case .simulated(let definition): write(definition, at: level + 2)
            }
        }
    }

    private mutating func write(_ definition: DeviceDefinition, at level: Int) {
        let identity = Self.json(definition.identity)
        if !identity.isEmpty { line("identity: \(YAMLText.flow(.object(identity)))", at: level) }
        if let bridge = definition.bridge { line("bridge: \(YAMLText.scalar(bridge.rawValue))", at: level) }
        if definition.isLively { line("lively: true", at: level) }
        if definition.parts.count == 1, let lines = parts.onlyPart(definition.parts[0]) {
            for (text, depth) in lines { line(text, at: level + depth) }
            return
        }
        line("parts:", at: level)
        for part in definition.parts {
            for (index, (text, depth)) in parts.part(part).enumerated() {
                line(index == 0 ? "- \(text)" : text, at: level + 1 + depth + (index == 0 ? 0 : 1))
            }
        }
    }

    private static func json(_ identity: DeviceIdentity) -> JSONObject {
        var object = JSONObject()
        func add(_ key: String, _ fact: DeviceIdentity.Fact<String>) {
            switch fact {
            case .absent: break
            case .unknown: object.append(key, .null)
            case .known(let text): object.append(key, .string(text))
            }
        }
        func add(_ key: String, _ fact: DeviceIdentity.Fact<UInt16>) {
            switch fact {
            case .absent: break
            case .unknown: object.append(key, .null)
            case .known(let number): object.append(key, .integer(Int64(number)))
            }
        }
        add("vendorName", identity.vendorName)
        add("vendorID", identity.vendorID)
        add("productName", identity.productName)
        add("productID", identity.productID)
        add("serialNumber", identity.serialNumber)
        add("uniqueID", identity.uniqueID)
        add("hardwareVersion", identity.hardwareVersion)
        add("softwareVersion", identity.softwareVersion)
        return object
    }

    /// The first two lines of an element of a list.
    private mutating func head(_ name: String, _ id: String, at level: Int) {
        line("- name: \(YAMLText.scalar(name))", at: level)
        line("id: \(YAMLText.scalar(id))", at: level + 1)
    }

    private mutating func line(_ content: String, at level: Int) {
        text += String(repeating: "  ", count: level) + content + "\n"
    }
}
