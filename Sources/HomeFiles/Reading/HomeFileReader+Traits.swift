import EmbeddedHome
import HomeModel
import JSON
import MatterNodes
import Topics
import YAML

/// Traits: first values by attribute names, written as in `set`, and what else a part has of a trait.
extension HomeFileReader {
    /// One trait as the file gives it.
    private struct GivenTrait {
        var plan: TraitPlan
        var node: YAMLNode
        var path: String
        /// Bits of features that the definition does not name.
        var namelessFeatures: UInt32 = 0
        var commands: [Int] = []
        var events: [Int] = []
    }

    /// Keys beside attribute names. They begin with `_`, which no attribute does.
    private enum Key {
        static let unknown = "_unknown"
        static let features = "_features"
        static let commands = "_commands"
        static let events = "_events"
        static let all = [unknown, features, commands, events]
    }

    // MARK: From types

    /// The traits that the types ask for and those that the file gives, with sensible values beside the given ones.
    ///
    /// - Parameter isWhole: whether the part is its device's only one.
    mutating func traits(_ fields: Fields, of types: [DeviceTypeDefinition], isWhole: Bool) -> [TraitState] {
        let given = givenTraits(fields) { json, attribute throws(CommandFailure) in
            try ValueReader().attribute(json, attribute)
        }
        let setting = assembler.setting(types, given.map(\.plan.trait), isWhole: isWhole)
        return assembler.traits(setting, given.map(\.plan.trait)).compactMap { trait in
            state(of: trait, setting, given.first { $0.plan.trait == trait }, fields)
        }
    }

    private mutating func state(
        of trait: TraitDefinition, _ setting: PartSetting, _ given: GivenTrait?, _ fields: Fields
    ) -> TraitState? {
        if let given, given.namelessFeatures != 0 {
            problems.add("features by number are for exact parts only", at: given.node, path: given.path)
        }
        do throws(DefinitionError) {
            return try assembler.state(setting, given?.plan ?? TraitPlan(trait: trait))
        } catch {
            let node = error.attribute.flatMap { given?.node.member($0) } ?? given?.node ?? fields.node
            let path = given.map { given in error.attribute.map { "\(given.path).\($0)" } ?? given.path }
            problems.add(error.message, at: node, path: path ?? fields.path)
            return nil
        }
    }

    // MARK: Exactly as given

    /// The traits that the file gives and no others, each with what it says, whatever definitions ask for: how a copy of a real
    /// device is kept.
    mutating func exactTraits(_ fields: Fields) -> [TraitState] {
        let given = givenTraits(fields) { json, attribute in
            LenientDecoder.decode(json, as: attribute.type, isNullable: attribute.isNullable)
        }
        return given.map { given in
            let plan = given.plan
            let indices = Set(plan.values.map(\.index)).union(plan.unknown)
            let features = plan.features.reduce(given.namelessFeatures) { $0 | 1 << UInt32(truncatingIfNeeded: $1.bit) }
            var state = TraitState(
                shape: shapes.shared(
                    TraitShape(
                        definition: plan.trait, features: features, attributes: indices.sorted(),
                        commands: given.commands.sorted(), events: given.events.sorted())))
            for (index, value) in plan.values { state[attribute: index] = value }
            return state
        }
    }

    // MARK: What the file says

    private typealias Decode = (JSON, AttributeDefinition) throws(CommandFailure) -> Value?

    private func givenTraits(_ fields: Fields, _ decode: Decode) -> [GivenTrait] {
        guard let node = fields["traits"] else { return [] }
        let path = fields.path(to: "traits")
        guard let members = problems.attempt({ () throws(YAMLError) in try node.members(at: path) }) else { return [] }
        return members.compactMap { member in
            guard let trait = registry.trait(named: member.key) ?? undefinedTrait(member) else {
                let known = registry.traits.filter { $0.exposure != .hidden }.map(\.name)
                let hint = Spelling.nearest(to: member.key, in: known).map { " (did you mean \"\($0)\"?)" } ?? ""
                problems.add(
                    YAMLError(
                        file: node.file, line: member.keyLine, column: member.keyColumn,
                        message:
                            "\(path): there is no trait \"\(ObjectName.cut(member.key).name)\"\(hint); traits are named like onOff or google.openClose"
                    ))
                return nil
            }
            guard trait.exposure != .hidden else {
                problems.add(
                    "the trait \(trait.name) belongs to the device itself and cannot be given", at: member.value,
                    path: "\(path).\(trait.name)")
                return nil
            }
            return givenTrait(trait, member.value, at: "\(path).\(trait.name)", decode)
        }
    }

    /// A cluster that no definition knows, as a copy of a real node has it: its attributes are what the file says.
    private func undefinedTrait(_ member: YAMLMember) -> TraitDefinition? {
        guard let (cluster, namespace) = UndefinedCluster.cluster(named: member.key),
            case .mapping(let keys) = member.value.content
        else { return nil }
        var attributes = keys.compactMap { key in
            UndefinedCluster.attribute(named: key.key).map { id in
                let shape = JSONShape(key.value.json)
                return UndefinedCluster.Attribute(id: id, type: shape.type, isNullable: shape.isNullable)
            }
        }
        if case .sequence(let names)? = keys.first(where: { $0.key == Key.unknown })?.value.content {
            attributes += names.compactMap { node in
                (try? node.string()).flatMap(UndefinedCluster.attribute(named:)).map { id in
                    UndefinedCluster.Attribute(id: id, type: JSONShape(nil).type, isNullable: true)
                }
            }
        }
        return UndefinedCluster.definition(cluster, in: namespace, attributes: attributes)
    }

    private func givenTrait(
        _ trait: TraitDefinition, _ node: YAMLNode, at path: String, _ decode: Decode
    ) -> GivenTrait? {
        var given = GivenTrait(plan: TraitPlan(trait: trait), node: node, path: path)
        if node.isNull { return given }
        guard let fields = Fields(node, at: path, allowed: trait.attributes.map(\.name) + Key.all, problems) else {
            return nil
        }
        given.plan.unknown = names(fields, Key.unknown, of: "attribute", trait.attributes.map(\.name))
        features(fields, of: trait, &given)
        given.commands = names(fields, Key.commands, of: "command", trait.commands.map(\.name))
        given.events = names(fields, Key.events, of: "event", trait.events.map(\.name))
        for member in fields.members {
            guard let index = trait.attributeIndex(named: member.key) else { continue }
            let attribute = trait.attributes[index]
            do throws(CommandFailure) {
                let json = member.value.json(for: attribute.type)
                // A trait without a definition has the types of these very values.
                let value =
                    trait.isDefined ? try decode(json, attribute) : JSONShape.value(json, as: attribute.type)
                if let value {
                    given.plan.values.append((index, value))
                } else {
                    problems.add("expected \(attribute.type.name)", at: member.value, path: fields.path(to: member.key))
                }
            } catch {
                problems.add(explain(error), at: member.value, path: fields.path(to: member.key))
            }
        }
        return given
    }

    /// Features by name; a bit that the definition does not name by its number.
    private func features(_ fields: Fields, of trait: TraitDefinition, _ given: inout GivenTrait) {
        for (node, path) in elements(fields[Key.features], at: fields.path(to: Key.features)) {
            if let bit = try? node.int(in: 0...31) {
                given.namelessFeatures |= 1 << UInt32(bit)
            } else if let index = index(node, at: path, of: "feature", trait.features.map(\.name)) {
                given.plan.features.append(trait.features[index])
            }
        }
    }

    /// The places of names in a list of known ones.
    private func names(_ fields: Fields, _ key: String, of kind: String, _ known: [String]) -> [Int] {
        elements(fields[key], at: fields.path(to: key)).compactMap { index($0, at: $1, of: kind, known) }
    }

    private func index(_ node: YAMLNode, at path: String, of kind: String, _ known: [String]) -> Int? {
        guard let name = problems.attempt({ () throws(YAMLError) in try node.string(at: path) }) else { return nil }
        if let index = known.firstIndex(of: name) { return index }
        let hint = Spelling.nearest(to: name, in: known).map { " (did you mean \"\($0)\"?)" } ?? ""
        problems.add(
            "there is no \(kind) \"\(ObjectName.cut(name).name)\"\(hint); allowed: \(known.joined(separator: ", "))",
            at: node, path: path)
        return nil
    }

    private func explain(_ failure: CommandFailure) -> String {
        switch failure.allowed {
        case .array(let names):
            let allowed = names.compactMap(\.stringValue)
            let hint = failure.value?.stringValue.flatMap { Spelling.nearest(to: $0, in: allowed) }
            let suggestion = hint.map { " (did you mean \"\($0)\"?)" } ?? ""
            return "\(failure.message)\(suggestion); allowed: \(allowed.joined(separator: ", "))"
        case .string(let type): return "\(failure.message) (\(type))"
        default: return failure.message
        }
    }
}

extension YAMLNode {
    /// The value of a key of a mapping.
    fileprivate func member(_ key: String) -> YAMLNode? {
        guard case .mapping(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The value for a type: what stands where a text is wanted is text, with or without quotes.
    fileprivate func json(for type: ValueType) -> JSON {
        if case .string = type, case .scalar(let text, _) = content, !isNull { return .string(text) }
        return json
    }
}
