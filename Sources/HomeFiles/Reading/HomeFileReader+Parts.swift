import EmbeddedHome
import HomeModel
import MatterNodes
import YAML

/// Parts: device types with an endpoint, tags and traits.
extension HomeFileReader {
    private static let partKeys = [
        "type", "endpoint", "tags", "parent", "traits", "exact", "undefinedClusters",
    ]
    private static let partLimit = 256
    /// 65,535 is no endpoint (Matter Core Specification, "Endpoint").
    private static let lastEndpoint: EndpointID = 65534

    /// The one part of a device with `type`.
    mutating func onlyPart(_ fields: Fields) -> [PartDefinition] {
        guard let types = types(fields) else { return [] }
        let part = PartDefinition(
            endpoint: 1, types: references(types), traits: traits(fields, of: types, isWhole: true))
        return [part]
    }

    /// The parts of a device with `parts`.
    mutating func parts(_ fields: Fields) -> [PartDefinition] {
        let path = fields.path(to: "parts")
        let list = elements(fields["parts"], at: path)
        guard !list.isEmpty, list.count <= Self.partLimit else {
            if let node = fields["parts"], node.isSequence {
                problems.add("a device has 1 to \(Self.partLimit) parts", at: node, path: path)
            }
            return []
        }
        var parts: [PartDefinition] = []
        for (node, path) in list {
            if let part = part(node, at: path, among: parts) { parts.append(part) }
        }
        checkParents(parts, list)
        return parts
    }

    private mutating func part(_ node: YAMLNode, at path: String, among parts: [PartDefinition]) -> PartDefinition? {
        guard let fields = Fields(node, at: path, allowed: Self.partKeys, problems) else { return nil }
        guard fields["type"] != nil else {
            problems.add("the key \"type\" is missing", at: node, path: path)
            return nil
        }
        guard let types = types(fields) else { return nil }
        // Without an endpoint: the one after the part before.
        guard let endpoint = EndpointID(exactly: number(fields, "endpoint") ?? Int64(parts.last?.endpoint ?? 0) + 1),
            endpoint <= Self.lastEndpoint
        else {
            problems.add("there is no endpoint after \(Self.lastEndpoint); give the part one", at: node, path: path)
            return nil
        }
        guard !parts.contains(where: { $0.endpoint == endpoint }) else {
            problems.add(
                "another part has the endpoint \(endpoint); endpoints of a device differ",
                at: fields["endpoint"] ?? node, path: path)
            return nil
        }
        if endpoint == 0, types.first?.id != MatterTypes.powerSource {
            problems.add(
                "endpoint 0 is the device itself; only its powerSource can be a part, others have endpoints from 1",
                at: fields["endpoint"] ?? node, path: path)
            return nil
        }
        var part = PartDefinition(endpoint: endpoint, types: references(types), tags: tags(fields), traits: [])
        part.parent = number(fields, "parent").map { EndpointID($0) }
        part.undefinedClusters = undefinedClusters(fields)
        part.traits = isExact(fields) ? exactTraits(fields) : traits(fields, of: types, isWhole: false)
        return part
    }

    private func number(_ fields: Fields, _ key: String) -> Int64? {
        fields[key].flatMap { value in
            problems.attempt { () throws(YAMLError) in
                try value.int(in: 0...Int64(Self.lastEndpoint), at: fields.path(to: key))
            }
        }
    }

    private func isExact(_ fields: Fields) -> Bool {
        fields["exact"].flatMap { value in
            problems.attempt { () throws(YAMLError) in try value.bool(at: fields.path(to: "exact")) }
        } ?? false
    }

    private func undefinedClusters(_ fields: Fields) -> [UInt32] {
        elements(fields["undefinedClusters"], at: fields.path(to: "undefinedClusters")).compactMap { node, path in
            problems.attempt { () throws(YAMLError) in UInt32(try node.int(in: 0...Int64(UInt32.max), at: path)) }
        }
    }

    private func checkParents(_ parts: [PartDefinition], _ list: [(YAMLNode, String)]) {
        let parents = Dictionary(parts.map { ($0.endpoint, $0.parent) }, uniquingKeysWith: { first, _ in first })
        for part in parts where part.parent != nil {
            var seen: Set<EndpointID> = [part.endpoint]
            var next = part.parent
            while let endpoint = next, let parent = parents[endpoint], seen.insert(endpoint).inserted { next = parent }
            guard let wrong = next, let (node, path) = list.first(where: { names($0.0, part.endpoint) }) ?? list.first
            else { continue }
            problems.add(
                seen.contains(wrong)
                    ? "a part cannot be its own parent, directly or through others"
                    : "there is no part with the endpoint \(wrong) to be the parent", at: node, path: path)
        }
    }

    private func names(_ node: YAMLNode, _ endpoint: EndpointID) -> Bool {
        guard case .mapping(let members) = node.content,
            let value = members.first(where: { $0.key == "endpoint" })?.value
        else { return false }
        return (try? value.int()) == Int64(endpoint)
    }

    // MARK: Types

    /// The device types of a part, the primary one first; nil, with the problem noted, when one is not known.
    private func types(_ fields: Fields) -> [DeviceTypeDefinition]? {
        guard let node = fields["type"] else { return nil }
        let path = fields.path(to: "type")
        let names =
            node.isSequence
            ? problems.attempt { () throws(YAMLError) in try node.stringList(at: path) }
            : problems.attempt { () throws(YAMLError) in [try node.string(at: path)] }
        guard let names else { return nil }
        guard !names.isEmpty else {
            problems.add("a part has at least one device type", at: node, path: path)
            return nil
        }
        var types: [DeviceTypeDefinition] = []
        for name in names {
            guard let type = registry.deviceType(named: name) ?? MatterTypes.unknown(named: name),
                !MatterTypes.isStructural(type.id)
            else {
                let known = registry.deviceTypes.filter { !MatterTypes.isStructural($0.id) }.map(\.name)
                let hint = Spelling.nearest(to: name, in: known).map { " (did you mean \"\($0)\"?)" } ?? ""
                problems.add(
                    "there is no device type \"\(ObjectName.cut(name).name)\"\(hint); types are named like dimmableLight",
                    at: node, path: path)
                return nil
            }
            types.append(type)
        }
        return types
    }

    private func references(_ types: [DeviceTypeDefinition]) -> [DeviceTypeReference] {
        types.enumerated().map { $1.reference(isPrimary: $0 == 0) }
    }

    // MARK: Tags

    /// `commonNumber.two`, or with a label `{tag: commonNumber.two, label: Left}`.
    private func tags(_ fields: Fields) -> [SemanticTag] {
        elements(fields["tags"], at: fields.path(to: "tags")).compactMap { node, path in
            if case .mapping = node.content {
                guard let parts = Fields(node, at: path, allowed: ["tag", "label"], problems), let tag = parts["tag"]
                else {
                    problems.add("the key \"tag\" is missing", at: node, path: path)
                    return nil
                }
                let label = parts["label"].flatMap { label in
                    problems.attempt { () throws(YAMLError) in try label.string(at: parts.path(to: "label")) }
                }
                return self.tag(tag, at: parts.path(to: "tag"), label: label)
            }
            return self.tag(node, at: path, label: nil)
        }
    }

    private func tag(_ node: YAMLNode, at path: String, label: String?) -> SemanticTag? {
        guard let text = problems.attempt({ () throws(YAMLError) in try node.string(at: path) }) else { return nil }
        let levels = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard levels.count == 2 else {
            problems.add("a tag is a namespace and a name like commonNumber.two", at: node, path: path)
            return nil
        }
        let tag = SemanticTag(namespace: levels[0], tag: levels[1], label: label)
        guard tags.numbers(of: tag) == nil else { return tag }
        let namespace = tags.namespace(named: levels[0])
        let allowed = namespace?.tags.map(\.name) ?? tags.namespaces.map(\.name)
        let wrong = namespace == nil ? levels[0] : levels[1]
        let hint = Spelling.nearest(to: wrong, in: allowed).map { " (did you mean \"\($0)\"?)" } ?? ""
        problems.add(
            "there is no semantic tag \"\(ObjectName.cut(text).name)\"\(hint); allowed: \(allowed.joined(separator: ", "))",
            at: node, path: path)
        return nil
    }
}
