/// How a wish for the value of a read-only attribute becomes a command.
///
/// A rule applies to a `set` that names all its attributes, wants `value` (where the rule has one) and meets a device with
/// `feature` (where the rule has one). Of the rules that apply, the first of those that cover most attributes is taken.
public struct SetRule: Sendable {
    /// Where a command field takes its value from.
    public enum Source: Sendable {
        case attribute(String)
        /// A field of the attribute's struct.
        case member(attribute: String, field: String)
        case constant(Value)
    }

    public struct Assignment: Sendable {
        public let field: String
        public let source: Source

        public init(field: String, source: Source) {
            self.field = field
            self.source = source
        }
    }

    public let attributes: [String]
    public let value: Value?
    /// Code of a feature that the device must have.
    public let feature: String?
    public let command: String
    /// Fields not named here take their defaults.
    public let fields: [Assignment]

    public init(
        attributes: [String], value: Value? = nil, feature: String? = nil, command: String, fields: [Assignment] = []
    ) {
        self.attributes = attributes
        self.value = value
        self.feature = feature
        self.command = command
        self.fields = fields
    }
}
