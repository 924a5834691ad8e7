/// One attribute of a trait.
public struct AttributeDefinition: Sendable {
    public let name: String
    public let id: UInt32
    public let type: ValueType
    public let unit: String?
    public let range: ValueRange?
    public let isNullable: Bool
    public let isWritable: Bool
    /// Never changes after start-up: a capability.
    public let isFixed: Bool
    /// Says what the device is able to, not what it is doing, although the specification does not call it fixed.
    public let isCapability: Bool
    /// Survives a restart of the device.
    public let isNonvolatile: Bool
    /// Reported at most once a second while it moves, always at the end ("quieter reporting", Matter Core Specification).
    public let isQuieter: Bool
    /// Changes are not reported one by one.
    public let changesOmitted: Bool
    public let isSensitive: Bool
    /// When a device has it: see `Conformance`.
    public let conformance: String
    /// Commands that can change it: `name` of this trait, or `trait.name` of another one on the same part.
    public let affectedBy: [String]
    public let defaultValue: Value?
    /// `"name":`, ready to be written.
    public let encodedKey: [UInt8]

    public init(
        name: String, id: UInt32, type: ValueType, unit: String? = nil, range: ValueRange? = nil,
        isNullable: Bool = false,
        isWritable: Bool = false, isFixed: Bool = false, isCapability: Bool = false,
        isNonvolatile: Bool = false, isQuieter: Bool = false,
        changesOmitted: Bool = false, isSensitive: Bool = false, conformance: String = "M", affectedBy: [String] = [],
        defaultValue: Value? = nil
    ) {
        self.name = name
        self.id = id
        self.type = type
        self.unit = unit
        self.range = range
        self.isNullable = isNullable
        self.isWritable = isWritable
        self.isFixed = isFixed
        self.isCapability = isCapability
        self.isNonvolatile = isNonvolatile
        self.isQuieter = isQuieter
        self.changesOmitted = changesOmitted
        self.isSensitive = isSensitive
        self.conformance = conformance
        self.affectedBy = affectedBy
        self.defaultValue = defaultValue
        encodedKey = Array("\"\(name)\":".utf8)
    }
}
