/// One feature of a trait: a bit of Matter's feature map.
public struct FeatureDefinition: Sendable, Hashable {
    public let bit: Int
    /// The short code that conformance expressions use (`LT`).
    public let code: String
    /// lowerCamel, as `_meta` shows it (`lighting`).
    public let name: String
    /// When a device has it, by its other features: see `Conformance`.
    public let conformance: String

    public init(bit: Int, code: String, name: String, conformance: String = "O") {
        self.bit = bit
        self.code = code
        self.name = name
        self.conformance = conformance
    }
}
