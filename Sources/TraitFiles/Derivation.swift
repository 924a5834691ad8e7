import YAML

/// Turns an entry of `derived` into the text of a trait: the base's, without what the entry leaves out, with what it has of
/// its own. Mappings are joined, member by member; everything else that the entry gives stands instead of the base's.
struct Derivation {
    let base: YAMLMapping
    let log: ProblemLog

    private static let header = ["title", "id", "identifier", "revision", "exposure"]
    private static let sections = ["features", "enums", "bitmaps", "structs", "attributes", "commands", "events"]
    private static let lists = ["set", "everyday", "actions", "alarms"]
    private static let removable = ["features", "attributes", "commands", "events"]

    /// The mapping that defines the derived trait; nil after a mistake in the entry was noted.
    func root(of entry: YAMLMember) -> YAMLNode? {
        let path = "derived.\(entry.key)"
        let allowed = Self.header + ["without"] + Self.sections + Self.lists
        guard let own = log.attempt({ try entry.value.mapping(allowed: allowed, at: path) }) else { return nil }
        let without = removed(own)
        var members = [member("trait", YAMLNode(.scalar(entry.key, isPlain: true), at: entry))]
        members += ["namespace", "exposure"].compactMap { key in
            own[key] == nil ? base.members.first { $0.key == key } : nil
        }
        members += own.members.filter { Self.header.contains($0.key) }
        for section in Self.sections {
            let kept = base[section].map { reduced($0, section, without) }
            guard let node = joined(kept, own[section]) else { continue }
            members.append(member(section, node))
        }
        for list in Self.lists {
            let elements = elements(base[list]).filter { !mentions($0, without) } + elements(own[list])
            guard let place = own[list] ?? base[list] else { continue }
            members.append(member(list, YAMLNode(.sequence(elements), at: place)))
        }
        return YAMLNode(.mapping(members), at: entry.value)
    }

    // MARK: What is left out

    /// The names to leave out, by section.
    private func removed(_ own: YAMLMapping) -> [String: Set<String>] {
        let path = own.path(to: "without")
        guard let node = own.given("without"),
            let mapping = log.attempt({ try node.mapping(allowed: Self.removable, at: path) })
        else { return [:] }
        var removed: [String: Set<String>] = [:]
        for section in mapping.members {
            let names = base[section.key].flatMap { try? $0.members().map(\.key) } ?? []
            let elements = log.attempt { try section.value.elements(at: "\(path).\(section.key)") } ?? []
            removed[section.key] = Set(
                elements.compactMap { element in
                    log.attempt { try element.oneOf(names, at: "\(path).\(section.key)") }
                })
        }
        return removed
    }

    /// A section of the base without what is left out, and without commands left out among those that move an attribute.
    private func reduced(_ node: YAMLNode, _ section: String, _ without: [String: Set<String>]) -> YAMLNode {
        guard case .mapping(let members) = node.content, !without.isEmpty else { return node }
        let kept = members.filter { !(without[section]?.contains($0.key) ?? false) }
        guard section == "attributes", let commands = without["commands"] else {
            return YAMLNode(.mapping(kept), at: node)
        }
        let attributes = kept.map { attribute in
            guard case .mapping(let keys) = attribute.value.content else { return attribute }
            let remaining = keys.compactMap { key -> YAMLMember? in
                guard key.key == "affectedBy", case .sequence(let names) = key.value.content else { return key }
                let left = names.filter { !commands.contains($0.text) }
                return left.isEmpty ? nil : member("affectedBy", YAMLNode(.sequence(left), at: key.value))
            }
            return member(attribute.key, YAMLNode(.mapping(remaining), at: attribute.value))
        }
        return YAMLNode(.mapping(attributes), at: node)
    }

    /// Whether a set rule, an everyday key, an action or an alarm is about something that is left out.
    private func mentions(_ node: YAMLNode, _ without: [String: Set<String>]) -> Bool {
        guard case .mapping(let members) = node.content else { return false }
        return members.contains { member in
            switch member.key {
            case "attributes": elements(member.value).contains { without["attributes"]?.contains($0.text) ?? false }
            case "attribute": without["attributes"]?.contains(member.value.text) ?? false
            case "command": without["commands"]?.contains(member.value.text) ?? false
            case "event": without["events"]?.contains(member.value.text) ?? false
            case "until":
                (try? member.value.members())?.contains { without["attributes"]?.contains($0.key) ?? false } ?? false
            case "feature": without["features"] != nil && !featureCodes(without).contains(member.value.text)
            default: false
            }
        }
    }

    /// The codes of the base's features that stay.
    private func featureCodes(_ without: [String: Set<String>]) -> [String] {
        guard case .mapping(let features)? = base["features"]?.content else { return [] }
        return features.filter { !(without["features"]?.contains($0.key) ?? false) }.compactMap { feature in
            guard case .mapping(let keys) = feature.value.content else { return nil }
            return keys.first { $0.key == "code" }?.value.text
        }
    }

    // MARK: Joining

    private func joined(_ old: YAMLNode?, _ new: YAMLNode?) -> YAMLNode? {
        guard let old, let new else { return new ?? old }
        guard case .mapping(var members) = old.content, case .mapping(let own) = new.content else { return new }
        for member in own {
            if let index = members.firstIndex(where: { $0.key == member.key }) {
                let value = joined(members[index].value, member.value) ?? member.value
                members[index] = YAMLMember(
                    key: member.key, keyLine: member.keyLine, keyColumn: member.keyColumn, value: value)
            } else {
                members.append(member)
            }
        }
        return YAMLNode(.mapping(members), at: new)
    }

    private func elements(_ node: YAMLNode?) -> [YAMLNode] {
        if case .sequence(let elements)? = node?.content { elements } else { [] }
    }

    private func member(_ key: String, _ value: YAMLNode) -> YAMLMember {
        YAMLMember(key: key, keyLine: value.line, keyColumn: value.column, value: value)
    }
}

extension YAMLNode {
    fileprivate init(_ content: Content, at place: YAMLNode) {
        self.init(content, file: place.file, line: place.line, column: place.column)
    }

    /// At the key of a member.
    fileprivate init(_ content: Content, at place: YAMLMember) {
        self.init(content, file: place.value.file, line: place.keyLine, column: place.keyColumn)
    }

    /// The text of a scalar; empty for everything else.
    fileprivate var text: String { if case .scalar(let text, _) = content { text } else { "" } }
}
