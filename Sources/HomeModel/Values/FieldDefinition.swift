/// One field of a command, a response, an event or a struct.
public struct FieldDefinition: Sendable {
    public let name: String
    public let id: UInt32
    public let type: ValueType
    public let unit: String?
    public let range: ValueRange?
    public let isNullable: Bool
    /// May be left out even where it has no default.
    public let isOptional: Bool
    public let defaultValue: Value?
    /// Never shown in errors, results or logs: pin codes, credentials, setup codes.
    public let isSensitive: Bool
    /// `"name":`, ready to be written.
    public let encodedKey: [UInt8]

    public init(
        name: String, id: UInt32, type: ValueType, unit: String? = nil, range: ValueRange? = nil,
        isNullable: Bool = false,
        isOptional: Bool = false, defaultValue: Value? = nil, isSensitive: Bool = false
    ) {
        self.name = name
        self.id = id
        self.type = type
        self.unit = unit
        self.range = range
        self.isNullable = isNullable
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.isSensitive = isSensitive
        encodedKey = Array("\"\(name)\":".utf8)
    }
}
