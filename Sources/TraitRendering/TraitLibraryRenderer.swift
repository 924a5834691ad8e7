import HomeModel
public import TraitFiles

/// Writes the target HomeTraits.
public struct TraitLibraryRenderer: Sendable {
    private let library: TraitLibrary

    public init(_ library: TraitLibrary) { self.library = library }

    /// All files, in the order of their paths.
    public func files() -> [GeneratedFile] {
        let traits = library.traits.flatMap { file in
            TraitRenderer(file).files() + file.derived.flatMap { TraitRenderer($0, base: file).files() }
        }
        let tables = [registry(), everydayKeys(), deviceTypes(), semanticTags(), dangerousCommands()]
        return (traits + tables).sorted { $0.path < $1.path }
    }

    private var definitions: [TraitDefinition] { library.traits.flatMap(\.traits) }

    private func registry() -> GeneratedFile {
        let traits = definitions.map { "TraitRegistry.Entry(\(SwiftNames.trait($0)).self)" }.sorted()
        let head = "    public static let registry = "
        let call = SwiftExpression.call(
            "TraitRegistry",
            [
                ("generated", .list(traits.map { .text($0) })), ("deviceTypes", .text("deviceTypes")),
                ("dangerous", .text("dangerousCommands")),
            ])
        let body = """
            /// The traits, device types and semantic tags that the project itself defines.
            public enum HomeTraits {
                /// Every trait, in the order of their Swift names, and every device type, in the order of their ids.
            \(head)\(call.laidOut(indent: 4, column: head.count))
            }

            """
        return GeneratedFile(path: "HomeTraits.swift", body: body)
    }

    private func everydayKeys() -> GeneratedFile {
        let keys = Set(definitions.flatMap { $0.everydayKeys.map(\.key) + $0.alarms.map(\.key) }).sorted()
        let list = SwiftExpression.list(keys.map(DefinitionExpressions.string)).broken(indent: 8)
        let words = Set(definitions.flatMap { $0.actions.map(\.name) }).sorted()
        let actions = SwiftExpression.list(words.map(DefinitionExpressions.string)).broken(indent: 8)
        let body = """
            extension HomeTraits {
                /// The everyday keys of all traits, sorted: known without a look at any definition.
                public static var everydayKeys: [String] {
                    \(list)
                }

                /// The words of the everyday key `action` of all traits, sorted.
                public static var actions: [String] {
                    \(actions)
                }
            }

            """
        return GeneratedFile(path: "HomeTraits+EverydayKeys.swift", body: body, isPublic: false)
    }

    private func deviceTypes() -> GeneratedFile {
        let types = library.deviceTypes.sorted { $0.id < $1.id }.map(expression)
        var body = "extension HomeTraits {\n    static var deviceTypes: [DeviceTypeDefinition] {\n        "
        body += SwiftExpression.list(types).broken(indent: 8) + "\n    }\n}\n"
        return GeneratedFile(path: "HomeTraits+DeviceTypes.swift", body: body, isPublic: false)
    }

    private func expression(_ type: DeviceTypeDefinition) -> SwiftExpression {
        var arguments: [DefinitionExpressions.Argument] = [
            ("name", DefinitionExpressions.string(type.name)), ("title", DefinitionExpressions.string(type.title)),
            ("id", .text(DefinitionExpressions.hex(type.id, digits: 4))),
        ]
        if let identifier = type.identifier {
            arguments.append(("identifier", DefinitionExpressions.string(identifier)))
        }
        if type.isUtility { arguments.append(("isUtility", .text("true"))) }
        if !type.supersetOf.isEmpty {
            arguments.append(("supersetOf", .list(type.supersetOf.map(DefinitionExpressions.string))))
        }
        let requirements = type.requirements.map { requirement -> SwiftExpression in
            var parts: [DefinitionExpressions.Argument] = [
                ("trait", DefinitionExpressions.string(requirement.trait)),
                ("isMandatory", .text("\(requirement.isMandatory)")),
            ]
            if !requirement.features.isEmpty {
                parts.append(("features", .list(requirement.features.map(DefinitionExpressions.string))))
            }
            if !requirement.attributes.isEmpty {
                parts.append(("attributes", .list(requirement.attributes.map(DefinitionExpressions.string))))
            }
            if !requirement.values.isEmpty {
                let values = requirement.values.map { first -> SwiftExpression in
                    .call(
                        "DeviceTypeDefinition.FirstValue",
                        [
                            ("attribute", DefinitionExpressions.string(first.attribute)),
                            ("value", DefinitionExpressions.value(first.value)),
                        ])
                }
                parts.append(("values", .list(values)))
            }
            return .call("DeviceTypeDefinition.Requirement", parts)
        }
        if !requirements.isEmpty { arguments.append(("requirements", .list(requirements))) }
        return .call("DeviceTypeDefinition", arguments)
    }

    private func dangerousCommands() -> GeneratedFile {
        var body = "extension HomeTraits {\n    static var dangerousCommands: [DangerousCommand] {\n        "
        body += SwiftExpression.list(library.dangerous.map(expression)).broken(indent: 8) + "\n    }\n}\n"
        return GeneratedFile(path: "HomeTraits+DangerousCommands.swift", body: body, isPublic: false)
    }

    private func expression(_ entry: DangerousCommand) -> SwiftExpression {
        var arguments: [DefinitionExpressions.Argument] = [("trait", DefinitionExpressions.string(entry.trait))]
        if !entry.commands.isEmpty {
            arguments.append(("commands", .list(entry.commands.map(DefinitionExpressions.string))))
        }
        if !entry.writes.isEmpty { arguments.append(("writes", .list(entry.writes.map(expression)))) }
        if !entry.deviceTypes.isEmpty {
            arguments.append(("deviceTypes", .list(entry.deviceTypes.map(DefinitionExpressions.string))))
        }
        return .call("DangerousCommand", arguments)
    }

    private func expression(_ write: DangerousCommand.Write) -> SwiftExpression {
        var arguments: [DefinitionExpressions.Argument] = [("attribute", DefinitionExpressions.string(write.attribute))]
        if !write.values.isEmpty {
            arguments.append(("values", .list(write.values.map(DefinitionExpressions.value))))
        }
        return .call("DangerousCommand.Write", arguments)
    }

    private func semanticTags() -> GeneratedFile {
        var body =
            "extension HomeTraits {\n    /// The standard namespaces of semantic tags, in the order of their ids.\n"
        let namespaces = library.semanticTags.sorted { $0.id < $1.id }.map(expression)
        let call = SwiftExpression.call("SemanticTagRegistry", [("namespaces", .list(namespaces))])
        body += "    public static let semanticTags = " + call.broken(indent: 4) + "\n}\n"
        return GeneratedFile(path: "HomeTraits+SemanticTags.swift", body: body)
    }

    private func expression(_ namespace: SemanticTagNamespace) -> SwiftExpression {
        let tags = namespace.tags.map { tag -> SwiftExpression in
            .call(
                "SemanticTagNamespace.Tag",
                [("name", DefinitionExpressions.string(tag.name)), ("id", .text("\(tag.id)"))])
        }
        return .call(
            "SemanticTagNamespace",
            [
                ("name", DefinitionExpressions.string(namespace.name)),
                ("id", .text(DefinitionExpressions.hex(UInt32(namespace.id), digits: 2))), ("tags", .list(tags)),
            ])
    }
}
