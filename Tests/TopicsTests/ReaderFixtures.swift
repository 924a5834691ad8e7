import HomeModel

/// Definitions with one of every kind, made by hand so that the rules are tested and not a trait.
enum ReaderFixtures {
    static let mode = EnumDefinition(
        name: "ModeEnum",
        members: [.init(value: 0, name: "off"), .init(value: 1, name: "auto"), .init(value: 3, name: "coolDown")])

    static let flags = BitmapDefinition(
        name: "FlagsBitmap", bits: 8,
        fields: [.init(name: "first", bit: 0), .init(name: "third", bit: 2), .init(name: "pair", bit: 4, width: 2)])

    static let wideFlags = BitmapDefinition(
        name: "WideBitmap", bits: 64, fields: [.init(name: "low", bit: 0), .init(name: "high", bit: 63)])

    static let wholeField = BitmapDefinition(
        name: "WholeBitmap", bits: 64, fields: [.init(name: "all", bit: 0, width: 64)])

    static let credential = StructDefinition(
        name: "CredentialStruct",
        fields: [
            FieldDefinition(name: "index", id: 0, type: .unsigned(bits: 8)),
            FieldDefinition(name: "secret", id: 1, type: .octets, isOptional: true, isSensitive: true),
        ])

    static let pair = StructDefinition(
        name: "PairStruct",
        fields: [
            FieldDefinition(name: "low", id: 0, type: .unsigned(bits: 8)),
            FieldDefinition(
                name: "high", id: 1, type: .unsigned(bits: 8), range: ValueRange(minimum: .attribute("low", offset: 1)),
                isNullable: true),
        ])

    static func attribute(
        _ name: String, _ type: ValueType, range: ValueRange? = nil, isNullable: Bool = false, isSensitive: Bool = false
    ) -> AttributeDefinition {
        AttributeDefinition(
            name: name, id: 0, type: type, range: range, isNullable: isNullable, isWritable: true,
            isSensitive: isSensitive)
    }

    static func range(_ minimum: Value?, _ maximum: Value?, exceptions: [Value] = []) -> ValueRange {
        ValueRange(
            minimum: minimum.map { .constant($0) }, maximum: maximum.map { .constant($0) }, exceptions: exceptions)
    }

    static func length(_ minimum: Value?, _ maximum: Value?) -> ValueRange {
        ValueRange(
            minimumLength: minimum.map { .constant($0) }, maximumLength: maximum.map { .constant($0) })
    }

    static let attributes: [AttributeDefinition] = [
        attribute("flag", .bool),
        attribute("byte", .unsigned(bits: 8)),
        attribute("nullableByte", .unsigned(bits: 8), isNullable: true),
        attribute("short", .signed(bits: 16)),
        attribute("nullableShort", .signed(bits: 16), isNullable: true),
        attribute("whole", .unsigned(bits: 24)),
        attribute("long", .signed(bits: 64)),
        attribute("unsignedLong", .unsigned(bits: 64)),
        attribute("nullableLong", .unsigned(bits: 64), isNullable: true),
        attribute("percent", .unsigned(bits: 8), range: range(1, 100)),
        attribute("special", .unsigned(bits: 8), range: range(1, 100, exceptions: [254])),
        attribute(
            "level", .unsigned(bits: 8),
            range: ValueRange(minimum: .attribute("minLevel", offset: 0), maximum: .attribute("maxLevel", offset: -1))),
        attribute("single", .single),
        attribute("double", .double, range: range(-1, 1.5)),
        attribute("text", .string, range: length(nil, 4)),
        attribute("anyText", .string),
        attribute("bytes", .octets, range: length(1, 3)),
        attribute("anyBytes", .octets),
        attribute("mode", .enumeration(mode)),
        attribute("nullableMode", .enumeration(mode), isNullable: true),
        attribute("flags", .bitmap(flags)),
        attribute("wideFlags", .bitmap(wideFlags)),
        attribute("wholeField", .bitmap(wholeField)),
        attribute("credential", .structure(credential)),
        attribute("pair", .structure(pair)),
        attribute("list", .list(.unsigned(bits: 8)), range: length(nil, 3)),
        attribute("credentials", .list(.structure(credential))),
        attribute("secret", .string, range: length(4, 8), isSensitive: true),
        attribute("secretNumber", .unsigned(bits: 8), isSensitive: true),
        attribute("secretMode", .enumeration(mode), isSensitive: true),
        attribute("secretFlags", .bitmap(flags), isSensitive: true),
        attribute("secretPair", .structure(pair), isSensitive: true),
    ]

    static let trait = TraitDefinition(
        name: "example.sample", title: "Sample", namespace: .vendor("example"), identifier: "example.sample",
        attributes: attributes)

    static let shape = TraitShape(
        definition: trait, features: 0, attributes: Array(attributes.indices), commands: [], events: [])

    static func attribute(named name: String) throws -> AttributeDefinition {
        guard let attribute = trait.attribute(named: name) else { throw Missing(name: name) }
        return attribute
    }

    struct Missing: Error { let name: String }
}
