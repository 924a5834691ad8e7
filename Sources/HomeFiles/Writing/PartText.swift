import EmbeddedHome
import HomeModel
import JSON
import MatterNodes
import Topics

/// Writes parts: in the short form where reading that makes the same part again, else exactly.
struct PartText {
    /// A line and how much deeper it stands than the first.
    typealias Line = (text: String, depth: Int)

    private let registry: TraitRegistry
    private var assembler: TraitAssembler

    init(registry: TraitRegistry) {
        self.registry = registry
        assembler = TraitAssembler(registry: registry)
    }

    /// The part of a device that has only this one, without endpoint and tags; nil where it needs more to be said.
    mutating func onlyPart(_ part: PartDefinition) -> [Line]? {
        guard part.endpoint == 1, part.tags.isEmpty, part.parent == nil, part.undefinedClusters.isEmpty,
            let traits = plain(part, isWhole: true)
        else { return nil }
        return [("type: \(Self.types(part))", 0)] + Self.block(traits)
    }

    /// Any part; the first line begins it.
    mutating func part(_ part: PartDefinition) -> [Line] {
        var lines: [Line] = [("type: \(Self.types(part))", 0), ("endpoint: \(part.endpoint)", 0)]
        if !part.tags.isEmpty { lines.append(("tags: \(YAMLText.flow(.array(part.tags.map(Self.json))))", 0)) }
        if let parent = part.parent { lines.append(("parent: \(parent)", 0)) }
        if !part.undefinedClusters.isEmpty {
            let clusters = part.undefinedClusters.map { JSON.integer(Int64($0)) }
            lines.append(("undefinedClusters: \(YAMLText.flow(.array(clusters)))", 0))
        }
        if let traits = plain(part, isWhole: false) { return lines + Self.block(traits) }
        lines.append(("exact: true", 0))
        return lines + Self.block(part.traits.map { Self.exact($0) })
    }

    private typealias TraitLine = (trait: String, content: JSONObject)

    private static func block(_ traits: [TraitLine]) -> [Line] {
        traits.isEmpty
            ? [] : [("traits:", 0)] + traits.map { ("\($0.trait): \(YAMLText.flow(.object($0.content)))", 1) }
    }

    private static func types(_ part: PartDefinition) -> String {
        // The primary type comes first.
        let names = part.types.filter(\.isPrimary).map(\.name) + part.types.filter { !$0.isPrimary }.map(\.name)
        return names.count == 1 ? YAMLText.scalar(names[0]) : YAMLText.flow(.array(names.map { .string($0) }))
    }

    private static func json(_ tag: SemanticTag) -> JSON {
        tag.label.map { ["tag": .string(tag.name), "label": .string($0)] } ?? .string(tag.name)
    }

    // MARK: The short form

    /// What has to be said beside the types so that reading makes the same traits; nil where that cannot be said.
    private mutating func plain(_ part: PartDefinition, isWhole: Bool) -> [TraitLine]? {
        let types = part.types.compactMap { registry.deviceType(named: $0.name) ?? MatterTypes.unknown(named: $0.name) }
        let traits = part.traits.map(\.shape.definition)
        let setting = assembler.setting(types, traits, isWhole: isWhole)
        let own = assembler.traits(setting, [])
        guard types.count == part.types.count, own.allSatisfy(traits.contains) else { return nil }
        var lines: [TraitLine] = []
        for state in part.traits {
            guard let plan = plan(for: state, setting) else { return nil }
            let content = Self.content(plan)
            let trait = state.shape.definition
            if content.isEmpty, own.contains(trait) { continue }
            lines.append((trait.name, content))
        }
        return lines
    }

    /// First the values that differ from what the types give, then all values.
    private mutating func plan(for state: TraitState, _ setting: PartSetting) -> TraitPlan? {
        let trait = state.shape.definition
        guard let plain = try? assembler.state(setting, TraitPlan(trait: trait)) else { return nil }
        let unknown = state.shape.attributes.filter { state[attribute: $0] == nil }
        let known = state.shape.attributes.compactMap { index in state[attribute: index].map { (index, $0) } }
        let different = known.filter { index, value in plain[attribute: index] != value }
        for values in [different, known] {
            let plan = TraitPlan(
                trait: trait, values: values.map { ($0.0, $0.1) }, unknown: unknown,
                features: Self.features(state.shape).filter { !plain.shape.has(feature: $0.code) })
            if let made = try? assembler.state(setting, plan), made.shape == state.shape, made.values == state.values {
                return plan
            }
        }
        return nil
    }

    private static func content(_ plan: TraitPlan) -> JSONObject {
        var object = values(plan.values, plan.trait)
        add("_unknown", plan.unknown.map { plan.trait.attributes[$0].name }, to: &object)
        add("_features", plan.features.map(\.name), to: &object)
        return object
    }

    // MARK: The exact form

    private static func exact(_ state: TraitState) -> TraitLine {
        let shape = state.shape
        let trait = shape.definition
        let known = shape.attributes.compactMap { index in state[attribute: index].map { (index, $0) } }
        var object = values(known.map { ($0.0, $0.1) }, trait)
        let unknown = shape.attributes.filter { state[attribute: $0] == nil }
        add("_unknown", unknown.map { trait.attributes[$0].name }, to: &object)
        let features = features(shape)
        let named = features.reduce(0) { $0 | UInt32(1) << UInt32(truncatingIfNeeded: $1.bit) }
        let nameless = (0..<32).filter { shape.features & ~named & (1 << UInt32($0)) != 0 }
        if shape.features != 0 {
            let bits = nameless.map { JSON.integer(Int64($0)) }
            object.append("_features", .array(features.map { .string($0.name) } + bits))
        }
        add("_commands", shape.commands.map { trait.commands[$0].name }, to: &object)
        add("_events", shape.events.map { trait.events[$0].name }, to: &object)
        return (trait.name, object)
    }

    private static func features(_ shape: TraitShape) -> [FeatureDefinition] {
        shape.definition.features.filter { shape.has(feature: $0.code) }
    }

    private static func add(_ key: String, _ names: [String], to object: inout JSONObject) {
        if !names.isEmpty { object.append(key, .array(names.map { .string($0) })) }
    }

    private static let limits = JSONLimits(depth: 1000, bytes: .max)

    /// Values as topics show them.
    private static func values(_ values: [(index: Int, value: Value)], _ trait: TraitDefinition) -> JSONObject {
        var object = JSONObject()
        for (index, value) in values {
            var writer = JSONWriter()
            writer.value(value, as: trait.attributes[index].type)
            if let json = try? JSON.parse(writer.bytes, limits: limits) {
                object.append(trait.attributes[index].name, json)
            }
        }
        return object
    }
}
