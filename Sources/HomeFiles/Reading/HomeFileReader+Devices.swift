import EmbeddedHome
import HomeModel
import MatterNodes
import YAML

/// Devices: where one stands, who has it, and for the embedded backend what it is.
extension HomeFileReader {
    private static let keys = [
        "name", "id", "type", "parts", "node", "backend", "identity", "traits", "lively", "bridge",
    ]
    private static let kinds = ["type", "parts", "node", "backend"]

    mutating func device(_ node: YAMLNode, at path: String, in structure: Structure, _ room: Room?) {
        guard let fields = Fields(node, at: path, allowed: Self.keys, problems), let name = name(fields) else { return }
        let kinds = Self.kinds.filter { fields[$0] != nil }
        guard kinds.count == 1, let kind = kinds.first else {
            if kinds.isEmpty, fields.hasUnknownKeys { return }
            let found = kinds.isEmpty ? "none is there" : "found \(kinds.joined(separator: " and "))"
            problems.add(
                "a device has exactly one of \"type\", \"parts\", \"node\" and \"backend\"; \(found)", at: node,
                path: path)
            return
        }
        reject(kind == "type" ? [] : ["traits"], fields, beside: kind)
        reject(kind == "backend" ? ["identity", "lively"] : [], fields, beside: kind)
        reject(kind == "backend" || kind == "node" ? ["bridge"] : [], fields, beside: kind)
        let place = Place(structure: structure, room: room)
        let stableNames = [structure.name, room?.name ?? "", name]
        switch kind {
        case "backend":
            guard let backend = text(fields, "backend") else { return }
            guard fields["id"] != nil else {
                problems.add("a device of a backend is named by its \"id\"", at: node, path: path)
                return
            }
            guard let id = id(fields, "device", stableNames) else { return }
            add(DeviceID(id), name, place, .backend(backend))
        case "node":
            self.node(fields, name, stableNames, place)
        default:
            guard let id = id(fields, "device", stableNames) else { return }
            let parts = kind == "type" ? onlyPart(fields) : parts(fields)
            let definition = DeviceDefinition(
                id: DeviceID(id), name: name, identity: identity(fields, over: DeviceIdentity()), parts: parts,
                isLively: isLively(fields), bridge: bridge(fields))
            add(definition.id, name, place, .simulated(definition))
        }
    }

    /// Where a device stands.
    struct Place {
        var structure: Structure
        var room: Room?

        /// Where the device's slug must be unique.
        var scope: String { "\(structure.id.rawValue)/\(room?.id.rawValue ?? "")" }
    }

    private mutating func add(_ id: DeviceID, _ name: String, _ place: Place, _ source: HomeFile.Device.Source) {
        home.devices.append(
            HomeFile.Device(id: id, name: name, structure: place.structure.id, room: place.room?.id, source: source))
        claim(name, id.rawValue, in: place.scope)
    }

    private func reject(_ keys: [String], _ fields: Fields, beside kind: String) {
        for key in keys {
            guard let value = fields[key] else { continue }
            let hint = kind == "parts" && key == "traits" ? "; give each part its own" : ""
            problems.add("cannot stand beside \"\(kind)\"\(hint)", at: value, path: fields.path(to: key))
        }
    }

    private func text(_ fields: Fields, _ key: String) -> String? {
        fields[key].flatMap { value in
            problems.attempt { () throws(YAMLError) in try value.string(at: fields.path(to: key)) }
        }
    }

    /// The device that a device is behind; whether the file has it can be told at its end only.
    private mutating func bridge(_ fields: Fields) -> DeviceID? {
        guard let value = fields["bridge"], let id = text(fields, "bridge") else { return nil }
        bridges.append((DeviceID(id), value, fields.path(to: "bridge")))
        return DeviceID(id)
    }

    /// Every bridge must be a device of the file.
    func checkBridges() {
        let known = Set(home.devices.map(\.id))
        for (id, node, path) in bridges where !known.contains(id) {
            problems.add("no device has the id \"\(id.rawValue)\"", at: node, path: path)
        }
    }

    private func isLively(_ fields: Fields) -> Bool {
        fields["lively"].flatMap { value in
            problems.attempt { () throws(YAMLError) in try value.bool(at: fields.path(to: "lively")) }
        } ?? false
    }

    // MARK: Copies of real nodes

    /// A simulated copy of a real node: one device, or for a bridge one for each bridged endpoint.
    private mutating func node(_ fields: Fields, _ name: String, _ stableNames: [String], _ place: Place) {
        guard let path = text(fields, "node"), let value = fields["node"] else { return }
        let dump: NodeDump
        do {
            dump = try NodeDump.parse(try readFile(Self.resolve(path, beside: file)))
        } catch {
            problems.add("\(path): \(error)", at: value, path: fields.path(to: "node"))
            return
        }
        let nodes = dump.devices(registry: registry, tags: tags)
        guard !nodes.isEmpty else {
            problems.add(
                "\(path): no endpoint of this node has a device type or a trait that can be shown", at: value,
                path: fields.path(to: "node"))
            return
        }
        guard let base = id(fields, "device", stableNames) else { return }
        let hasBridge = nodes.count > 1 && nodes.contains { !$0.isBridged }
        for node in nodes {
            let isOnly = nodes.count == 1
            let isMain = isOnly || !node.isBridged
            let id = isMain ? base : bridgedID(base, node.endpoint)
            let own = isMain ? nil : node.label.flatMap { ObjectName.isBlank($0) ? nil : ObjectName.cut($0).name }
            let shown = isMain ? name : own ?? ObjectName.cut("\(name) \(node.endpoint)").name
            let definition = DeviceDefinition(
                id: DeviceID(id), name: shown,
                identity: isMain ? identity(fields, over: node.identity) : node.identity,
                parts: node.parts, isLively: isLively(fields), bridge: hasBridge && !isMain ? DeviceID(base) : nil)
            add(definition.id, shown, place, .simulated(definition))
        }
    }

    private mutating func bridgedID(_ base: String, _ endpoint: EndpointID) -> String {
        let id = "\(base)-\(endpoint)"
        return ids.take(id) ? id : ids.make("endpoint", [base, String(endpoint)])
    }

    private static func resolve(_ path: String, beside file: String) -> String {
        guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
        return file[...slash] + path
    }

    // MARK: Identity

    private static let identityKeys = [
        "vendorName", "vendorID", "productName", "productID", "serialNumber", "uniqueID", "hardwareVersion",
        "softwareVersion",
    ]

    /// The facts that the file gives over those known otherwise; null says that the device has the fact but it is not known.
    private func identity(_ fields: Fields, over base: DeviceIdentity) -> DeviceIdentity {
        guard let node = fields["identity"],
            let facts = Fields(node, at: fields.path(to: "identity"), allowed: Self.identityKeys, problems)
        else { return base }
        var identity = base
        identity.vendorName = fact("vendorName", facts) ?? base.vendorName
        identity.vendorID = number("vendorID", facts) ?? base.vendorID
        identity.productName = fact("productName", facts) ?? base.productName
        identity.productID = number("productID", facts) ?? base.productID
        identity.serialNumber = fact("serialNumber", facts) ?? base.serialNumber
        identity.uniqueID = fact("uniqueID", facts) ?? base.uniqueID
        identity.hardwareVersion = fact("hardwareVersion", facts) ?? base.hardwareVersion
        identity.softwareVersion = fact("softwareVersion", facts) ?? base.softwareVersion
        return identity
    }

    private func fact(_ key: String, _ facts: Fields) -> DeviceIdentity.Fact<String>? {
        guard let value = facts.members.first(where: { $0.key == key })?.value else { return nil }
        if value.isNull { return .unknown }
        return problems.attempt { () throws(YAMLError) in .known(try value.string(at: facts.path(to: key))) }
    }

    private func number(_ key: String, _ facts: Fields) -> DeviceIdentity.Fact<UInt16>? {
        guard let value = facts.members.first(where: { $0.key == key })?.value else { return nil }
        if value.isNull { return .unknown }
        return problems.attempt { () throws(YAMLError) in
            .known(UInt16(try value.int(in: 0...65535, at: facts.path(to: key))))
        }
    }
}
