public import HomeModel
import YAML

/// Reads the definition file of device types.
public struct DeviceTypeFileReader: Sendable {
    private let registry: TraitRegistry

    /// - Parameter registry: the traits that device types may ask for.
    public init(registry: TraitRegistry) { self.registry = registry }

    public func read(_ text: [UInt8], file: String) throws(TraitFileError) -> [DeviceTypeDefinition] {
        let log = ProblemLog()
        guard let root = log.attempt({ try YAML.parse(text, file: file) }),
            let mapping = log.attempt({ try root.mapping(allowed: ["deviceTypes"]) })
        else { throw log.error }
        var types: [DeviceTypeDefinition] = []
        for member in NamedMembers(log: log).read(mapping["deviceTypes"], at: "deviceTypes") {
            guard let type = type(member, types, log) else { continue }
            types.append(type)
        }
        guard log.isEmpty else { throw log.error }
        return types
    }

    private func type(
        _ member: YAMLMember, _ earlier: [DeviceTypeDefinition], _ log: ProblemLog
    ) -> DeviceTypeDefinition? {
        let path = "deviceTypes.\(member.key)"
        let allowed = ["id", "identifier", "title", "utility", "supersetOf", "traits"]
        guard let mapping = log.attempt({ try member.value.mapping(allowed: allowed, at: path) }),
            let (id, identifier) = numbers(mapping, member, log),
            let titleNode = log.attempt({ try mapping.required("title") }),
            let title = log.attempt({ try titleNode.string(at: "\(path).title") })
        else { return nil }
        if let other = earlier.first(where: { $0.id == id }) {
            log.note("\(other.name) has the id \(id), too", at: member, path)
        }
        let isUtility = mapping.given("utility").flatMap { node in
            log.attempt { try node.bool(at: "\(path).utility") }
        }
        var supersetOf: [String] = []
        if let node = mapping.given("supersetOf"),
            let name = log.attempt({ try node.oneOf(earlier.map(\.name), at: "\(path).supersetOf") }),
            let base = earlier.first(where: { $0.name == name })
        {
            supersetOf = [name] + base.supersetOf
        }
        return DeviceTypeDefinition(
            name: member.key, title: title, id: id, identifier: identifier, isUtility: isUtility ?? false, supersetOf: supersetOf,
            requirements: requirements(mapping, log))
    }

    /// The id and the identifier; a type without an id gets one of those that this process alone knows, made of its name.
    private func numbers(_ mapping: YAMLMapping, _ member: YAMLMember, _ log: ProblemLog) -> (UInt32, String?)? {
        let identifier = mapping.given("identifier").flatMap { node in
            log.attempt { try node.string(at: mapping.path(to: "identifier")) }
        }
        if identifier != nil, mapping.given("id") == nil {
            let hash = member.key.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
            return (DeviceTypeDefinition.firstPrivateID | (hash >> 16) ^ (hash & 0xFFFF), identifier)
        }
        let last = Int64(DeviceTypeDefinition.firstPrivateID) - 1
        guard let node = log.attempt({ try mapping.required("id") }),
            let id = log.attempt({ try node.int(in: 0...last, at: mapping.path(to: "id")) })
        else { return nil }
        return (UInt32(id), identifier)
    }

    private func requirements(_ mapping: YAMLMapping, _ log: ProblemLog) -> [DeviceTypeDefinition.Requirement] {
        let path = mapping.path(to: "traits")
        guard let node = mapping.given("traits"), let members = log.attempt({ try node.members(at: path) }) else {
            return []
        }
        return members.compactMap { member in
            let traitPath = "\(path).\(member.key)"
            guard let trait = registry.trait(named: member.key) else {
                log.note("no such trait", at: member, traitPath)
                return nil
            }
            let allowed = ["optional", "features", "attributes"]
            guard let entry = log.attempt({ try member.value.mapping(allowed: allowed, at: traitPath) }) else {
                return nil
            }
            let isOptional = entry.given("optional").flatMap { node in
                log.attempt { try node.bool(at: "\(traitPath).optional") }
            }
            return DeviceTypeDefinition.Requirement(
                trait: trait.name, isMandatory: !(isOptional ?? false),
                features: names(entry, "features", trait.features.map(\.code), log),
                attributes: names(entry, "attributes", trait.attributes.map(\.name), log))
        }
    }

    private func names(_ mapping: YAMLMapping, _ key: String, _ allowed: [String], _ log: ProblemLog) -> [String] {
        let path = mapping.path(to: key)
        guard let node = mapping.given(key), let elements = log.attempt({ try node.elements(at: path) }) else {
            return []
        }
        return elements.compactMap { element in log.attempt { try element.oneOf(allowed, at: path) } }
    }
}
