import HomeModel
import TraitFiles

/// What a derived trait takes from its base as it is: types, answers, and tables of its definition.
struct Inheritance {
    /// The base's Swift name.
    let base: String
    /// Names of types, as the definition has them.
    let types: Set<String>
    /// Names of answers.
    let responses: Set<String>
    /// Labels of tables: `attributes`, `commands`…
    let tables: Set<String>

    init(_ file: TraitFile, base: TraitFile) {
        let baseNames = SwiftNames(base)
        let derivedText = DefinitionExpressions(names: SwiftNames(file, base: baseNames))
        let baseText = DefinitionExpressions(names: baseNames)
        let types = Self.types(file, base, derivedText, baseText)
        func isShared(_ fields: [FieldDefinition]) -> Bool {
            fields.allSatisfy { $0.type.declaredName.map(types.contains) ?? true }
        }
        let old = base.definition
        let new = file.definition
        let responses = new.commands.compactMap(\.response).filter { response in
            guard let other = old.commands.compactMap(\.response).first(where: { $0.name == response.name }) else {
                return false
            }
            return response.id == other.id && isShared(response.fields)
                && response.fields.map { derivedText.field($0).flat } == other.fields.map { baseText.field($0).flat }
        }
        var tables: Set<String> = []
        func compare(_ label: String, _ new: [SwiftExpression], _ old: [SwiftExpression], _ isShared: Bool = true) {
            if isShared, !new.isEmpty, new.map(\.flat) == old.map(\.flat) { tables.insert(label) }
        }
        compare("features", new.features.map(derivedText.feature), old.features.map(baseText.feature))
        compare(
            "attributes", new.attributes.map(derivedText.attribute), old.attributes.map(baseText.attribute),
            new.attributes.allSatisfy { $0.type.declaredName.map(types.contains) ?? true })
        compare(
            "commands", new.commands.map(derivedText.command), old.commands.map(baseText.command),
            new.commands.allSatisfy { isShared($0.fields) && isShared($0.response?.fields ?? []) })
        compare(
            "events", new.events.map(derivedText.event), old.events.map(baseText.event),
            new.events.allSatisfy { isShared($0.fields) })
        compare("setRules", new.setRules.map(derivedText.rule), old.setRules.map(baseText.rule))
        compare(
            "everydayKeys", new.everydayKeys.map(derivedText.everydayKey), old.everydayKeys.map(baseText.everydayKey))
        compare("actions", new.actions.map(derivedText.action), old.actions.map(baseText.action))
        compare("alarms", new.alarms.map(derivedText.alarm), old.alarms.map(baseText.alarm))
        self.base = SwiftNames.trait(old)
        self.types = types
        self.responses = Set(responses.map(\.name))
        self.tables = tables
    }

    /// The declaration that gives something of the base to the derived trait, indented by four.
    func alias(_ name: String) -> String { "    public typealias \(name) = \(base).\(name)\n" }

    /// The types that are the same in both, down to the types of their fields.
    private static func types(
        _ file: TraitFile, _ base: TraitFile, _ derivedText: DefinitionExpressions, _ baseText: DefinitionExpressions
    ) -> Set<String> {
        var shared: Set<String> = []
        for definition in file.enumerations {
            guard let other = base.enumerations.first(where: { $0.name == definition.name }) else { continue }
            if definition.members == other.members, definition.bits == other.bits, definition.isOpen == other.isOpen {
                shared.insert(definition.name)
            }
        }
        for definition in file.bitmaps {
            guard let other = base.bitmaps.first(where: { $0.name == definition.name }) else { continue }
            if definition.fields == other.fields, definition.bits == other.bits { shared.insert(definition.name) }
        }
        // A struct may hold one that is declared behind it; each round can only add, so this ends.
        var count = -1
        while count != shared.count {
            count = shared.count
            for definition in file.structures where !shared.contains(definition.name) {
                guard let other = base.structures.first(where: { $0.name == definition.name }),
                    definition.fields.allSatisfy({ $0.type.declaredName.map(shared.contains) ?? true }),
                    definition.fields.map({ derivedText.field($0).flat })
                        == other.fields.map({ baseText.field($0).flat })
                else { continue }
                shared.insert(definition.name)
            }
        }
        return shared
    }
}

extension ValueType {
    /// The name of the enum, bitmap or struct that this is or lists; nil for the model's own types.
    fileprivate var declaredName: String? {
        switch self {
        case .enumeration(let definition): definition.name
        case .bitmap(let definition): definition.name
        case .structure(let definition): definition.name
        case .list(let entry): entry.declaredName
        default: nil
        }
    }
}
