import HomeModel
import Topics
import YAML

/// Reads one home file. Goes on after mistakes, so that all of them can be told.
struct HomeFileReader {
    let file: String
    let registry: TraitRegistry
    let tags: SemanticTagRegistry
    let readFile: (String) throws -> [UInt8]
    let problems = Problems()
    var ids = StableIDs()
    var assembler: TraitAssembler
    var shapes = TraitShapes()
    var home = HomeFile()
    private var groupLists: [(structure: Structure, groups: [(YAMLNode, String)])] = []
    /// Bridges that devices name, with where they do.
    var bridges: [(id: DeviceID, node: YAMLNode, path: String)] = []
    /// The slugs that the devices will have in an empty store.
    var slugs = SlugTable()

    init(
        file: String, registry: TraitRegistry, tags: SemanticTagRegistry, readFile: @escaping (String) throws -> [UInt8]
    ) {
        self.file = file
        self.registry = registry
        self.tags = tags
        self.readFile = readFile
        assembler = TraitAssembler(registry: registry)
    }

    mutating func read(_ document: YAMLNode) throws(HomeFileError) -> HomeFile {
        ids = StableIDs(given: Self.givenIDs(document))
        if let fields = Fields(document, at: "", allowed: ["structures"], problems) {
            let structures = elements(fields["structures"], at: "structures")
            for (node, path) in structures { structure(node, at: path) }
            // Last, so that a member in another structure can be told from one that is nowhere.
            for entry in groupLists { groups(entry) }
            checkBridges()
            if structures.isEmpty, fields["structures"]?.isSequence ?? true {
                problems.add("a home file has at least one structure under \"structures\"", at: document, path: "")
            }
        }
        try problems.check()
        home.warnings = problems.warnings
        return home
    }

    private static func givenIDs(_ node: YAMLNode) -> Set<String> {
        switch node.content {
        case .scalar: return []
        case .sequence(let elements): return elements.reduce(into: []) { $0.formUnion(givenIDs($1)) }
        case .mapping(let members):
            return members.reduce(into: []) { ids, member in
                if member.key == "id", case .scalar(let text, _) = member.value.content { ids.insert(text) }
                ids.formUnion(givenIDs(member.value))
            }
        }
    }

    /// The elements of a list with their key paths; none where it is absent or, with the problem noted, no list.
    func elements(_ list: YAMLNode?, at path: String) -> [(YAMLNode, String)] {
        guard let list, let elements = problems.attempt({ () throws(YAMLError) in try list.elements(at: path) }) else {
            return []
        }
        return elements.enumerated().map { ($1, "\(path)[\($0)]") }
    }

    // MARK: Structures and rooms

    private mutating func structure(_ node: YAMLNode, at path: String) {
        let allowed = ["name", "id", "rooms", "devices", "groups"]
        guard let fields = Fields(node, at: path, allowed: allowed, problems),
            let name = name(fields), let id = id(fields, "structure", [name])
        else { return }
        let structure = Structure(id: StructureID(id), name: name)
        home.structures.append(structure)
        claim(name, id, in: "structures")
        for (node, path) in elements(fields["rooms"], at: fields.path(to: "rooms")) {
            room(node, at: path, in: structure)
        }
        for (node, path) in elements(fields["devices"], at: fields.path(to: "devices")) {
            device(node, at: path, in: structure, nil)
        }
        groupLists.append((structure, elements(fields["groups"], at: fields.path(to: "groups"))))
    }

    private mutating func room(_ node: YAMLNode, at path: String, in structure: Structure) {
        guard let fields = Fields(node, at: path, allowed: ["name", "id", "devices"], problems),
            let name = name(fields), let id = id(fields, "room", [structure.name, name])
        else { return }
        let room = Room(id: RoomID(id), structure: structure.id, name: name)
        home.rooms.append(room)
        claim(name, id, in: structure.id.rawValue)
        for (node, path) in elements(fields["devices"], at: fields.path(to: "devices")) {
            device(node, at: path, in: structure, room)
        }
    }

    // MARK: Names and ids

    /// The name of an object, cut with a warning where it is too long; nil, with the problem noted, where there is none.
    func name(_ fields: Fields) -> String? {
        guard let node = fields["name"] else {
            problems.add("the key \"name\" is missing", at: fields.node, path: fields.path)
            return nil
        }
        let path = fields.path(to: "name")
        guard let text = problems.attempt({ () throws(YAMLError) in try node.string(at: path) }) else { return nil }
        guard !ObjectName.isBlank(text) else {
            problems.add("a name must have a visible character", at: node, path: path)
            return nil
        }
        let (name, isTruncated) = ObjectName.cut(text)
        if isTruncated {
            problems.warn(
                "the name was cut to \(ObjectName.maximumScalars) Unicode code points", at: node, path: path)
        }
        return name
    }

    /// The id that the file gives, or one made from the names; nil, with the problem noted, for one that cannot be used.
    mutating func id(_ fields: Fields, _ kind: String, _ names: [String]) -> String? {
        guard let node = fields["id"] else { return ids.make(kind, names) }
        let path = fields.path(to: "id")
        guard let id = problems.attempt({ () throws(YAMLError) in try node.string(at: path) }) else { return nil }
        guard Slug.isValidLevel(id) else {
            problems.add(
                "an id is one topic level: no \"/\", \"+\", \"#\" or control characters, at most 256 bytes, no \"_\" or \"$\" at the beginning",
                at: node, path: path)
            return nil
        }
        guard ids.take(id) else {
            problems.add("another object has the id \"\(id)\"; ids are unique", at: node, path: path)
            return nil
        }
        return id
    }

    mutating func claim(_ name: String, _ id: String, in scope: String) {
        _ = slugs.claim(Slug.make(name) ?? id, for: id, in: scope)
    }
}

extension YAMLNode {
    var isSequence: Bool {
        if case .sequence = content { true } else { false }
    }
}
