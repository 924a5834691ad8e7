import HomeModel
import TraitFiles

/// The Swift names of one trait's types, commands, answers and events.
///
/// Types lose the suffix `Enum`, `Bitmap` or `Struct` unless the short name is taken: by a command or an answer of the
/// trait, by an event, or by a name that the generated code itself uses, or unless a flag ends with it. Commands, answers and events are their model
/// names with a capital; one whose name is taken gets the suffix `Command`, `Answer` or `Event`.
struct SwiftNames {
    let trait: String
    private var types: [String: String] = [:]
    private var commandNames: [String: String] = [:]
    private var responseNames: [String: String] = [:]
    private var eventNames: [String: String] = [:]

    private static let taken: Set<String> = [
        "Any", "Array", "AttributeDefinition", "AttributeKey", "BitmapDefinition", "Bool", "CaseIterable",
        "CommandDefinition", "Double", "EnumDefinition", "EventDefinition", "EverydayKey", "FeatureDefinition",
        "Features", "FieldDefinition", "FieldsConvertible", "Hashable", "Int", "Int16", "Int32", "Int64", "Int8",
        "Octets", "OptionSet", "Optional", "Owner", "Protocol", "RawRepresentable", "Self", "SetRule", "String",
        "StructConvertible",
        "StructDefinition", "Trait", "TraitCommand", "TraitDefinition", "TraitEvent", "TraitIdentity", "Type", "UInt16",
        "UInt32",
        "UInt64", "UInt8", "Value", "ValueConvertible", "ValueRange",
    ]

    /// - Parameter base: the names of the trait that this one derives from, whose types keep their names.
    init(_ file: TraitFile, base: SwiftNames? = nil) {
        let definition = file.definition
        trait = Self.trait(definition)
        var used = Self.taken
        used.insert(trait)
        if let base { used.insert(base.trait) }
        func unused(_ name: String, suffix: String) -> String {
            let capitalized = Self.capitalized(name)
            let swiftName = used.contains(capitalized) ? capitalized + suffix : capitalized
            used.insert(swiftName)
            return swiftName
        }
        for command in definition.commands { commandNames[command.name] = unused(command.name, suffix: "Command") }
        for response in definition.commands.compactMap(\.response) where responseNames[response.name] == nil {
            responseNames[response.name] = unused(response.name, suffix: "Answer")
        }
        for event in definition.events { eventNames[event.name] = unused(event.name, suffix: "Event") }
        let declared: [(name: String, members: [String])] =
            file.enumerations.map { ($0.name, []) } + file.bitmaps.map { ($0.name, $0.fields.map(\.name)) }
            + file.structures.map { ($0.name, []) }
        for (name, members) in declared {
            let short = Self.withoutSuffix(name)
            if let inherited = base?.types[name], !used.contains(inherited) {
                types[name] = inherited
                used.insert(inherited)
                continue
            }
            let swiftName = used.contains(short) || members.contains { $0.hasSuffix(short) } ? name : short
            types[name] = swiftName
            used.insert(swiftName)
        }
    }

    /// The enum that stands for a trait: `OnOff`, `GoogleOpenClose`.
    static func trait(_ definition: TraitDefinition) -> String {
        switch definition.namespace {
        case .matter: definition.title
        case .google, .vendor: capitalized(definition.namespace.name) + definition.title
        }
    }

    func type(_ name: String) -> String { types[name] ?? name }

    func command(_ definition: CommandDefinition) -> String {
        commandNames[definition.name] ?? Self.capitalized(definition.name)
    }

    func response(_ definition: CommandDefinition.ResponseDefinition) -> String {
        responseNames[definition.name] ?? Self.capitalized(definition.name)
    }

    func event(_ definition: EventDefinition) -> String {
        eventNames[definition.name] ?? Self.capitalized(definition.name)
    }

    /// The Swift type of values.
    func type(_ type: ValueType) -> String {
        switch type {
        case .bool: "Bool"
        case .signed(let bits): "Int\(Self.width(bits))"
        case .unsigned(let bits): "UInt\(Self.width(bits))"
        case .single, .double: "Double"
        case .string: "String"
        case .octets: "Octets"
        case .enumeration(let definition): self.type(definition.name)
        case .bitmap(let definition): self.type(definition.name)
        case .structure(let definition): self.type(definition.name)
        case .list(let entry): "[\(self.type(entry))]"
        }
    }

    /// The width of the Swift integer that holds so many bits.
    static func width(_ bits: Int) -> Int { [8, 16, 32].first { bits <= $0 } ?? 64 }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static func withoutSuffix(_ name: String) -> String {
        for suffix in ["Enum", "Bitmap", "Struct"] where name.hasSuffix(suffix) && name != suffix {
            return String(name.dropLast(suffix.count))
        }
        return name
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// A name as an identifier.
    static func identifier(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// A field as a property: those that would hide what the protocols ask for get the suffix `Field`.
    static func property(_ name: String) -> String {
        ["value", "fields"].contains(name) ? "\(name)Field" : identifier(name)
    }

    /// An attribute as a static member of its trait: those that would hide what `Trait` asks for get the suffix `Attribute`.
    static func key(_ name: String) -> String {
        ["definition", "identity"].contains(name) ? "\(name)Attribute" : identifier(name)
    }
}
