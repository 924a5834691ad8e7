import HomeModel
import YAML

/// Turns the nodes of one definition file into a trait, noting every mistake.
struct TraitParser {
    let root: YAMLNode
    let origin: TraitFileReader.Origin
    let registry: TraitRegistry
    let log: ProblemLog

    private static let keys = [
        "trait", "title", "namespace", "abstract", "id", "identifier", "revision", "exposure", "features", "enums",
        "bitmaps", "structs", "attributes", "commands", "events", "set", "everyday", "actions", "alarms", "derived",
    ]

    /// Nil, or something incomplete, when the log has a problem.
    func read() -> TraitFile? {
        guard let mapping = log.attempt({ try root.mapping(allowed: Self.keys) }) else { return nil }
        let isAbstract = mapping.given("abstract").flatMap { node in log.attempt { try node.bool(at: "abstract") } }
        guard let header = header(mapping, isAbstract: isAbstract ?? false) else { return nil }
        let types = TypeTable(mapping, origin: origin, log: log)
        let features = features(mapping)
        let (attributes, attributeBounds) = AttributeReader(types: types, log: log).read(mapping["attributes"])
        let interactions = InteractionReader(types: types, attributes: attributes, log: log)
        let (commands, commandBounds) = interactions.commands(mapping["commands"])
        let (events, eventBounds) = interactions.events(mapping["events"])
        let rules = RuleReader(attributes: attributes, commands: commands, features: features, log: log)
        let definition = TraitDefinition(
            name: header.name, title: header.title, namespace: header.namespace, clusterID: header.id,
            identifier: header.identifier, revision: header.revision, exposure: header.exposure, features: features,
            attributes: attributes, commands: commands, events: events, setRules: rules.setRules(mapping["set"]),
            everydayKeys: EverydayKeyReader(attributes: attributes, log: log).read(mapping["everyday"]),
            actions: rules.actions(mapping["actions"]),
            alarms: AlarmReader(attributes: attributes, events: events, log: log).read(mapping["alarms"]))
        checkBounds(types.references + attributeBounds + commandBounds + eventBounds, definition)
        ReferenceCheck(definition: definition, registry: registry, root: mapping, log: log).check()
        return TraitFile(
            definition: definition, isAbstract: isAbstract ?? false, enumerations: types.enumerations,
            bitmaps: types.bitmaps, structures: types.structures,
            derived: log.isEmpty ? derived(mapping, from: definition, isAbstract: isAbstract ?? false) : [])
    }

    /// The traits that the file derives from its own. A mistake of the base shows once: they are read when it has none.
    private func derived(_ mapping: YAMLMapping, from base: TraitDefinition, isAbstract: Bool) -> [TraitFile] {
        var registry = registry
        if !isAbstract { registry.add([base]) }
        let members = NamedMembers(log: log).read(mapping["derived"], at: "derived")
        if isAbstract, members.isEmpty { log.note("an abstract trait needs others that derive from it", at: root, "") }
        let derivation = Derivation(base: mapping, log: log)
        return members.compactMap { member in
            guard let root = derivation.root(of: member),
                let file = TraitParser(root: root, origin: origin, registry: registry, log: log).read()
            else { return nil }
            registry.add([file.definition])
            return file
        }
    }

    private struct Header {
        let name: String
        let title: String
        let namespace: TraitNamespace
        let id: UInt32?
        let identifier: String
        let revision: Int
        let exposure: TraitDefinition.Exposure
    }

    private func header(_ mapping: YAMLMapping, isAbstract: Bool) -> Header? {
        let name = text(mapping, "trait", isRequired: true, problem: DefinitionName.problem(with:))
        let namespaceName = text(mapping, "namespace", isRequired: true, problem: DefinitionName.problem(with:))
        let title = text(mapping, "title", isRequired: false) { title in
            (1...DefinitionName.limit).contains(title.utf8.count) ? nil : "expected 1 to \(DefinitionName.limit) bytes"
        }
        let id = mapping.given("id").flatMap { node in
            log.attempt { try node.int(in: 0...Int64(UInt32.max), at: "id") }
        }
        let revision = mapping.given("revision").flatMap { node in
            log.attempt { try node.int(in: 1...65_535, at: "revision") }
        }
        let exposures: [TraitDefinition.Exposure] = [.full, .commands, .hidden]
        let exposure = mapping.given("exposure").flatMap { node in
            log.attempt { try node.oneOf(exposures.map(\.rawValue), at: "exposure") }
        }
        guard let name, let namespaceName, let namespace = namespace(namespaceName, mapping) else { return nil }
        let fullName = namespace == .matter ? name : "\(namespaceName).\(name)"
        let clusterID = id.map { UInt32($0) }
        let identifier = identifier(mapping, isAbstract ? nil : namespace, fullName, clusterID)
        if registry.trait(named: fullName) != nil, let node = mapping["trait"] {
            log.note("the trait \(fullName) exists already", at: node, "trait")
        }
        if let clusterID, let other = registry.trait(clusterID: clusterID), let node = mapping["id"] {
            log.note("\(other.name) has this id", at: node, "id")
        }
        if let other = registry.trait(identifier: identifier), other.name != fullName {
            log.note("\(other.name) has the identifier \(identifier)", at: mapping["identifier"] ?? root, "identifier")
        }
        return Header(
            name: fullName, title: title ?? Self.capitalized(name), namespace: namespace, id: clusterID,
            identifier: identifier, revision: revision.map { Int($0) } ?? 1,
            exposure: exposure.flatMap(TraitDefinition.Exposure.init(rawValue:)) ?? .full)
    }

    private func namespace(_ name: String, _ mapping: YAMLMapping) -> TraitNamespace? {
        let namespace: TraitNamespace =
            switch name {
            case "matter": .matter
            case "google": .google
            default: .vendor(name)
            }
        guard let node = mapping["namespace"] else { return nil }
        switch (origin, namespace) {
        case (.vendor, .matter), (.vendor, .google):
            log.note(
                "matter and google are taken; use a name of your own, such as exampleOrganization", at: node,
                "namespace")
            return nil
        case (.product, .vendor):
            log.note("allowed: matter, google", at: node, "namespace")
            return nil
        default:
            return namespace
        }
    }

    private func identifier(
        _ mapping: YAMLMapping, _ namespace: TraitNamespace?, _ fullName: String, _ id: UInt32?
    ) -> String {
        if let node = mapping.given("identifier"), let text = log.attempt({ try node.string(at: "identifier") }) {
            if text.utf8.count > 256 { log.note("at most 256 bytes are allowed", at: node, "identifier") }
            return text
        }
        guard namespace == .matter else { return fullName }
        guard let id else {
            log.note("the key \"id\" is missing", at: root, "")
            return fullName
        }
        let digits = String(id, radix: 16, uppercase: true)
        return "0x" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private func text(
        _ mapping: YAMLMapping, _ key: String, isRequired: Bool, problem: (String) -> String?
    ) -> String? {
        if !isRequired, mapping.given(key) == nil { return nil }
        guard let node = log.attempt({ try mapping.required(key) }),
            let text = log.attempt({ try node.string(at: key) })
        else { return nil }
        guard let problem = problem(text) else { return text }
        log.note(problem, at: node, key)
        return nil
    }

    private static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private func features(_ mapping: YAMLMapping) -> [FeatureDefinition] {
        var features: [FeatureDefinition] = []
        for member in NamedMembers(log: log).read(mapping["features"], at: "features") {
            let path = "features.\(member.key)"
            guard
                let entry = log.attempt({ try member.value.mapping(allowed: ["bit", "code", "conformance"], at: path) }
                ),
                let bitNode = log.attempt({ try entry.required("bit") }),
                let bit = log.attempt({ try bitNode.int(in: 0...31, at: "\(path).bit") }),
                let codeNode = log.attempt({ try entry.required("code") }),
                let code = log.attempt({ try codeNode.string(at: "\(path).code") })
            else { continue }
            let isCode = code.utf8.allSatisfy {
                DefinitionName.isUpper($0) || DefinitionName.isDigit($0) || $0 == UInt8(ascii: "_")
            }
            if !isCode || !(2...16).contains(code.utf8.count) {
                log.note("expected 2 to 16 capitals, digits and _", at: codeNode, "\(path).code")
            }
            if let other = features.first(where: { $0.bit == Int(bit) || $0.code == code }) {
                log.note("\(other.name) has this bit or code", at: member, path)
            }
            let conformance = entry.given("conformance").flatMap { node in
                log.attempt { try node.string(at: "\(path).conformance") }
            }
            features.append(
                FeatureDefinition(bit: Int(bit), code: code, name: member.key, conformance: conformance ?? "O"))
        }
        return features
    }

    private func checkBounds(_ references: [RangeReader.Reference], _ definition: TraitDefinition) {
        for reference in references {
            let parts = reference.name.split(separator: ".").map(String.init)
            guard let attribute = definition.attribute(named: parts[0]) else {
                log.note("no field or attribute is called \(parts[0])", at: reference.node, reference.path)
                continue
            }
            guard parts.count > 1 else { continue }
            guard case .structure(let structure) = attribute.type, structure.index(of: parts[1]) != nil else {
                log.note("\(parts[0]) has no field \(parts[1])", at: reference.node, reference.path)
                continue
            }
        }
    }
}
