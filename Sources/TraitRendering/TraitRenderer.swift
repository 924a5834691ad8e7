import HomeModel
import TraitFiles

/// Writes one trait as Swift files.
struct TraitRenderer {
    let file: TraitFile
    let names: SwiftNames
    let expressions: DefinitionExpressions

    var definition: TraitDefinition { file.definition }

    init(_ file: TraitFile) {
        self.file = file
        names = SwiftNames(file)
        expressions = DefinitionExpressions(names: names)
    }

    func files() -> [GeneratedFile] {
        var files = [
            GeneratedFile(path: path(""), body: trait()),
            GeneratedFile(path: path("+Definition"), body: tables(), isPublic: false),
        ]
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
        let kind =
            switch definition.namespace {
            case .matter: "Matter's cluster \(definition.title) (\(definition.identifier))."
            case .google: "Google's trait \(definition.title) (\(definition.identifier))."
            case .vendor(let name): "The trait \(definition.title) of \(name)."
            }
        var text = "/// \(kind)\npublic enum \(names.trait): Trait {\n"
        text += "    public static let definition = " + definitionCall().laidOut(indent: 4, column: 36) + "\n"
        for (index, attribute) in definition.attributes.enumerated() {
            let type = names.type(attribute.type) + (attribute.isNullable ? "?" : "")
            text += "\n    /// \(summary(attribute))\n"
            let head = "    public static let \(SwiftNames.key(attribute.name)) = "
            let key = SwiftExpression.call("AttributeKey<\(names.trait), \(type)>", [("index", .text("\(index)"))])
            text += head + key.laidOut(indent: 4, column: head.count) + "\n"
        }
        if !definition.features.isEmpty { text += "\n" + featureSet() }
        return text + "}\n"
    }

    private func definitionCall() -> SwiftExpression {
        var arguments: [DefinitionExpressions.Argument] = [
            ("name", DefinitionExpressions.string(definition.name)),
            ("title", DefinitionExpressions.string(definition.title)),
        ]
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
        arguments.append(("revision", .text("\(definition.revision)")))
        if definition.exposure != .full { arguments.append(("exposure", .text(".\(definition.exposure.rawValue)"))) }
        for (label, isEmpty) in tableNames where !isEmpty { arguments.append((label, .text("\(label)Table"))) }
        return .call("TraitDefinition", arguments)
    }

    private var tableNames: [(String, Bool)] {
        [
            ("features", definition.features.isEmpty), ("attributes", definition.attributes.isEmpty),
            ("commands", definition.commands.isEmpty), ("events", definition.events.isEmpty),
            ("setRules", definition.setRules.isEmpty), ("everydayKeys", definition.everydayKeys.isEmpty),
        ]
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
            text +=
                "        public static let \(SwiftNames.identifier(feature.name)) = Features(rawValue: 1 << \(feature.bit))\n"
        }
        return text + "    }\n"
    }

    // MARK: The tables of the definition

    private func tables() -> String {
        var text = ""
        func table(_ name: String, _ type: String, _ elements: [SwiftExpression]) {
            if elements.isEmpty { return }
            if !text.isEmpty { text += "\n" }
            text += "    static var \(name)Table: [\(type)] {\n        "
            text += SwiftExpression.list(elements).broken(indent: 8) + "\n    }\n"
        }
        table("features", "FeatureDefinition", definition.features.map(expressions.feature))
        table("attributes", "AttributeDefinition", definition.attributes.map(expressions.attribute))
        table("commands", "CommandDefinition", definition.commands.map(expressions.command))
        table("events", "EventDefinition", definition.events.map(expressions.event))
        table("setRules", "SetRule", definition.setRules.map(expressions.rule))
        table("everydayKeys", "EverydayKey", definition.everydayKeys.map(expressions.everydayKey))
        return "extension \(names.trait) {\n" + text + "}\n"
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
            if let response = command.response, responses.insert(response.name).inserted {
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
