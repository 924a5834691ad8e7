import HomeModel
import YAML

/// The types that a definition file declares, and the model's own.
final class TypeTable {
    private let log: ProblemLog
    /// Matter has an enum member called `event`; vendors have no such excuse.
    private let valueProblem: (String) -> String?
    private var structMembers: [String: YAMLMember] = [:]
    private var structOrder: [String] = []
    private var resolving: Set<String> = []
    private var enumsByName: [String: EnumDefinition] = [:]
    private var bitmapsByName: [String: BitmapDefinition] = [:]
    private var structsByName: [String: StructDefinition] = [:]
    private(set) var enumerations: [EnumDefinition] = []
    private(set) var bitmaps: [BitmapDefinition] = []
    /// Bounds of struct fields that name neither a sibling nor a number.
    private(set) var references: [RangeReader.Reference] = []

    var structures: [StructDefinition] { structOrder.compactMap { structsByName[$0] } }

    init(_ root: YAMLMapping, origin: TraitFileReader.Origin, log: ProblemLog) {
        self.log = log
        valueProblem = { name in
            switch origin {
            case .product: DefinitionName.problem(withValue: name)
            case .vendor: DefinitionName.problem(with: name)
            }
        }
        let names = NamedMembers(log: log)
        for member in names.read(root["enums"], at: "enums", problem: DefinitionName.problem(withType:)) {
            readEnum(member)
        }
        for member in names.read(root["bitmaps"], at: "bitmaps", problem: DefinitionName.problem(withType:)) {
            readBitmap(member)
        }
        for member in names.read(root["structs"], at: "structs", problem: DefinitionName.problem(withType:)) {
            guard isNew(member, "structs") else { continue }
            structMembers[member.key] = member
            structOrder.append(member.key)
        }
        for name in structOrder { _ = structure(name) }
    }

    /// The type that a text names: `bool`, `uint16`, `string`, a declared type, `list<…>` of those.
    func type(_ text: String, at node: YAMLNode, _ path: String) -> ValueType? {
        if text.hasPrefix("list<"), text.hasSuffix(">") {
            let entry = String(text.dropFirst(5).dropLast())
            if entry.hasPrefix("list<") {
                log.note("lists of lists do not exist", at: node, path)
                return nil
            }
            return type(entry, at: node, path).map { .list($0) }
        }
        if let type = Self.primitives[text] { return type }
        if let definition = enumsByName[text] { return .enumeration(definition) }
        if let definition = bitmapsByName[text] { return .bitmap(definition) }
        if structMembers[text] != nil {
            if resolving.contains(text) {
                log.note("the struct \(text) cannot contain itself", at: node, path)
                return nil
            }
            return structure(text).map { .structure($0) }
        }
        let declared = enumsByName.keys.sorted() + bitmapsByName.keys.sorted() + structMembers.keys.sorted()
        let allowed = (Self.primitiveNames + declared + ["list<…> of these"]).joined(separator: ", ")
        log.note("unknown type \"\(text.prefix(DefinitionName.limit))\"; allowed: \(allowed)", at: node, path)
        return nil
    }

    private static let primitiveNames =
        ["bool"] + [8, 16, 24, 32, 40, 48, 56, 64].flatMap { ["uint\($0)", "int\($0)"] }
        + ["single", "double", "string", "octets"]

    private static let primitives: [String: ValueType] = {
        var types: [String: ValueType] = [
            "bool": .bool, "single": .single, "double": .double, "string": .string, "octets": .octets,
        ]
        for bits in stride(from: 8, through: 64, by: 8) {
            types["uint\(bits)"] = .unsigned(bits: bits)
            types["int\(bits)"] = .signed(bits: bits)
        }
        return types
    }()

    private func isNew(_ member: YAMLMember, _ path: String) -> Bool {
        guard enumsByName[member.key] == nil, bitmapsByName[member.key] == nil, structMembers[member.key] == nil else {
            log.note("a type of this name stands before it", at: member, "\(path).\(member.key)")
            return false
        }
        return true
    }

    private func readEnum(_ member: YAMLMember) {
        let path = "enums.\(member.key)"
        guard isNew(member, "enums"),
            let mapping = log.attempt({ try member.value.mapping(allowed: ["bits", "open", "values"], at: path) })
        else { return }
        let bits = bits(mapping, allowed: [8, 16])
        var members: [EnumDefinition.Member] = []
        for value in NamedMembers(log: log).read(mapping["values"], at: "\(path).values", problem: valueProblem) {
            let valuePath = "\(path).values.\(value.key)"
            guard
                let number = log.attempt({
                    try value.value.int(in: 0...((Int64(1) << Int64(bits)) - 1), at: valuePath)
                })
            else { continue }
            if let other = members.first(where: { Int64($0.value) == number }) {
                log.note("\(other.name) has this number, too", at: value.value, valuePath)
            }
            members.append(EnumDefinition.Member(value: UInt32(number), name: value.key))
        }
        if members.isEmpty { log.note("an enum needs values", at: member, path) }
        let isOpen = mapping.given("open").flatMap { node in log.attempt { try node.bool(at: "\(path).open") } }
        let definition = EnumDefinition(name: member.key, bits: bits, isOpen: isOpen ?? false, members: members)
        enumsByName[member.key] = definition
        enumerations.append(definition)
    }

    private func readBitmap(_ member: YAMLMember) {
        let path = "bitmaps.\(member.key)"
        guard isNew(member, "bitmaps"),
            let mapping = log.attempt({ try member.value.mapping(allowed: ["bits", "flags"], at: path) })
        else { return }
        let bits = bits(mapping, allowed: [8, 16, 32, 64])
        var fields: [BitmapDefinition.Field] = []
        var taken: UInt64 = 0
        for flag in NamedMembers(log: log).read(mapping["flags"], at: "\(path).flags", problem: valueProblem) {
            let flagPath = "\(path).flags.\(flag.key)"
            guard let text = log.attempt({ try flag.value.string(at: flagPath) }) else { continue }
            let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
                0 <= first, first <= last, last < bits, last - first < 32
            else {
                log.note("expected a bit from 0 to \(bits - 1), or several as 0-1", at: flag.value, flagPath)
                continue
            }
            let field = BitmapDefinition.Field(name: flag.key, bit: first, width: last - first + 1)
            if taken & field.mask != 0 { log.note("another flag has this bit", at: flag.value, flagPath) }
            taken |= field.mask
            fields.append(field)
        }
        let definition = BitmapDefinition(name: member.key, bits: bits, fields: fields)
        bitmapsByName[member.key] = definition
        bitmaps.append(definition)
    }

    private func bits(_ mapping: YAMLMapping, allowed: [Int]) -> Int {
        guard let node = mapping.given("bits") else { return 8 }
        let path = mapping.path(to: "bits")
        guard let bits = log.attempt({ try node.int(at: path) }).flatMap({ Int(exactly: $0) }), allowed.contains(bits)
        else {
            log.note("allowed: \(allowed.map(String.init).joined(separator: ", "))", at: node, path)
            return allowed[allowed.count - 1]
        }
        return bits
    }

    private func structure(_ name: String) -> StructDefinition? {
        if let definition = structsByName[name] { return definition }
        guard let member = structMembers[name] else { return nil }
        resolving.insert(name)
        defer { resolving.remove(name) }
        let reader = FieldReader(types: self, log: log)
        let (fields, references) = reader.read(member.value, at: "structs.\(name)", isRequest: false)
        if fields.isEmpty { log.note("a struct needs fields", at: member, "structs.\(name)") }
        self.references += references
        let definition = StructDefinition(name: name, fields: fields)
        structsByName[name] = definition
        return definition
    }
}
