import HomeModel
import TraitFiles

/// Writes one trait as Swift files.
///
/// A derived trait has keys, commands and events of its own; types and tables that equal its base's are the base's.
struct TraitRenderer {
    let file: TraitFile
    let names: SwiftNames
    let expressions: DefinitionExpressions
    let inheritance: Inheritance?

    var definition: TraitDefinition { file.definition }

    init(_ file: TraitFile, base: TraitFile? = nil) {
        self.file = file
        let baseNames = base.map { SwiftNames($0) }
        names = SwiftNames(file, base: baseNames)
        expressions = DefinitionExpressions(names: names)
        inheritance = base.map { Inheritance(file, base: $0) }
    }

    func files() -> [GeneratedFile] {
        var files = [
            GeneratedFile(path: path(""), body: trait())
        ]
        let tables = self.tables()
        if !tables.isEmpty {
            files.append(GeneratedFile(path: path("+Definition"), body: `extension`(tables), isPublic: false))
        }
        let types = self.types()
        if !types.isEmpty { files.append(GeneratedFile(path: path("+Types"), body: `extension`(types))) }
        let commands = self.commands()
        if !commands.isEmpty { files.append(GeneratedFile(path: path("+Commands"), body: `extension`(commands))) }
        let events = self.events()
        if !events.isEmpty { files.append(GeneratedFile(path: path("+Events"), body: `extension`(events))) }
        return files
    }

    private func path(_ aspect: String) -> String { "\(names.trait)/\(names.trait)\(aspect).swift" }

    private func `extension`(_ declarations: [String]) -> String {
        "extension \(names.trait) {\n" + declarations.joined(separator: "\n") + "}\n"
    }

    // MARK: The trait and its attribute keys

    private func trait() -> String {
        var text = "/// \(kind)\npublic enum \(names.trait): Trait {\n"
        text += "    public static var identity: TraitIdentity {\n        "
        text += identityCall().laidOut(indent: 8, column: 8) + "\n    }\n\n"
        text += "    public static let definition = " + definitionCall().laidOut(indent: 4, column: 36) + "\n"
        let inherited = inheritedTypes()
        if !inherited.isEmpty { text += "\n" + inherited.joined() }
        for (index, attribute) in definition.attributes.enumerated() {
            let type = names.type(attribute.type) + (attribute.isNullable ? "?" : "")
            text += "\n    /// \(summary(attribute))\n"
            let key = ComputedConstant(
                name: SwiftNames.key(attribute.name), type: "AttributeKey<\(names.trait), \(type)>",
                value: "AttributeKey(index: \(index))")
            text += key.declaration(indent: 4)
        }
        if !definition.features.isEmpty { text += "\n" + featureSet() }
        return text + "}\n"
    }

    private var kind: String {
        let base = inheritance.map { ", derived from \($0.base)" } ?? ""
        let title = definition.title
        if file.isAbstract { return "What the traits derived from \(title) share; no trait by itself." }
        return switch definition.namespace {
        case .matter: "Matter's cluster \(title) (\(definition.identifier))\(base)."
        case .google: "Google's trait \(title) (\(definition.identifier))\(base)."
        case .vendor(let name): "The trait \(title) of \(name)\(base)."
        }
    }

    private func identityCall() -> SwiftExpression {
        var arguments: [DefinitionExpressions.Argument] = [("name", DefinitionExpressions.string(definition.name))]
        switch definition.namespace {
        case .matter: arguments.append(("namespace", .text(".matter")))
        case .google: arguments.append(("namespace", .text(".google")))
        case .vendor(let name):
            arguments.append(("namespace", .call(".vendor", [(nil, DefinitionExpressions.string(name))])))
        }
        if let id = definition.clusterID {
            arguments.append(("clusterID", .text(DefinitionExpressions.hex(id, digits: 4))))
        }
        arguments.append(("identifier", DefinitionExpressions.string(definition.identifier)))
        return .call("TraitIdentity", arguments)
    }

    private func definitionCall() -> SwiftExpression {
        var arguments: [DefinitionExpressions.Argument] = [
            (nil, .text("identity")), ("title", DefinitionExpressions.string(definition.title)),
        ]
        arguments.append(("revision", .text("\(definition.revision)")))
        if definition.exposure != .full { arguments.append(("exposure", .text(".\(definition.exposure.rawValue)"))) }
        for table in definitionTables where !table.elements.isEmpty {
            let owner = isInherited(table) ? inheritance.map { "\($0.base)." } ?? "" : ""
            arguments.append((table.label, .text("\(owner)\(table.label)Table")))
        }
        return .call("TraitDefinition", arguments)
    }

    private func summary(_ attribute: AttributeDefinition) -> String {
        var parts = ["Attribute \(DefinitionExpressions.hex(attribute.id, digits: 4))"]
        if let unit = attribute.unit { parts.append("in \(unit)") }
        if attribute.isWritable { parts.append("writable") }
        if attribute.isFixed { parts.append("fixed") }
        if attribute.conformance != "M", attribute.conformance.utf8.count <= 40 {
            parts.append("conformance `\(attribute.conformance)`")
        }
        return parts.joined(separator: ", ") + "."
    }

    private func featureSet() -> String {
        var text = "    /// Matter's feature map.\n    public struct Features: OptionSet, Hashable, Sendable {\n"
        text += "        public let rawValue: UInt32\n\n"
        text += "        public init(rawValue: UInt32) { self.rawValue = rawValue }\n\n"
        for feature in definition.features {
            text += "        /// \(feature.code)\n"
            let constant = ComputedConstant(
                name: SwiftNames.identifier(feature.name), type: "Features",
                value: "Features(rawValue: 1 << \(feature.bit))")
            text += constant.declaration(indent: 8)
        }
        return text + "    }\n"
    }

    // MARK: The tables of the definition

    private struct Table {
        let label: String
        let type: String
        let elements: [SwiftExpression]
    }

    private var definitionTables: [Table] {
        func table<Element>(
            _ label: String, _ type: String, _ elements: [Element], _ expression: (Element) -> SwiftExpression
        ) -> Table {
            Table(label: label, type: type, elements: elements.map(expression))
        }
        return [
            table("features", "FeatureDefinition", definition.features, expressions.feature),
            table("attributes", "AttributeDefinition", definition.attributes, expressions.attribute),
            table("commands", "CommandDefinition", definition.commands, expressions.command),
            table("events", "EventDefinition", definition.events, expressions.event),
            table("setRules", "SetRule", definition.setRules, expressions.rule),
            table("everydayKeys", "EverydayKey", definition.everydayKeys, expressions.everydayKey),
            table("actions", "EverydayAction", definition.actions, expressions.action),
            table("alarms", "EverydayAlarm", definition.alarms, expressions.alarm),
        ]
    }

    private func isInherited(_ table: Table) -> Bool { inheritance?.tables.contains(table.label) ?? false }

    private func tables() -> [String] {
        definitionTables.filter { !$0.elements.isEmpty && !isInherited($0) }.map { table in
            "    static var \(table.label)Table: [\(table.type)] {\n        "
                + SwiftExpression.list(table.elements).broken(indent: 8) + "\n    }\n"
        }
    }

    // MARK: Commands and events

    private func commands() -> [String] {
        var declarations: [String] = []
        var responses: Set<String> = []
        for (index, command) in definition.commands.enumerated() {
            var note = "Command \(DefinitionExpressions.hex(command.id, digits: 2))"
            if command.isTimed { note += ", needs a timed invoke" }
            if let response = command.response { note += ", answered by `\(names.response(response))`" }
            declarations.append(
                FieldsRenderer(names: names, fields: command.fields).declaration(
                    name: names.command(command), protocolName: "TraitCommand", index: index, note: note + "."))
            guard let response = command.response, responses.insert(response.name).inserted else { continue }
            if let inheritance, inheritance.responses.contains(response.name) {
                declarations.append(inheritance.alias(names.response(response)))
            } else {
                declarations.append(
                    FieldsRenderer(names: names, fields: response.fields).declaration(
                        name: names.response(response), protocolName: "FieldsConvertible", index: nil,
                        note: "Answer \(DefinitionExpressions.hex(response.id, digits: 2))."))
            }
        }
        return declarations
    }

    private func events() -> [String] {
        definition.events.enumerated().map { index, event in
            FieldsRenderer(names: names, fields: event.fields).declaration(
                name: names.event(event), protocolName: "TraitEvent", index: index,
                note: "Event \(DefinitionExpressions.hex(event.id, digits: 2)), priority \(event.priority.rawValue).")
        }
    }
}
