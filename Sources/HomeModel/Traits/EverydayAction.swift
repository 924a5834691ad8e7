/// A word that the everyday key `action` takes on devices with the trait, and the command that it stands for.
///
/// Where several traits of a part have the same word, it reaches all of them: `stop` stops whatever moves.
public struct EverydayAction: Sendable {
    /// Where a field of the command takes its value from. Fields that are not named take their defaults.
    public enum Source: Sendable {
        case constant(Value)
        /// A field of the first entry of a list of structs that has a tag.
        case tagged(Tagged)
    }

    /// An entry of an attribute that is a list of structs, found by a tag among the tags that the entry has.
    public struct Tagged: Sendable, Hashable {
        /// The attribute.
        public let list: String
        /// The entry's field to take.
        public let take: String
        /// The entry's field with its tags: a list of structs that have a field `value`.
        public let tags: String
        /// The tag's number.
        public let tag: Value

        public init(list: String, take: String, tags: String, tag: Value) {
            self.list = list
            self.take = take
            self.tags = tags
            self.tag = tag
        }
    }

    public struct Assignment: Sendable {
        public let field: String
        public let source: Source

        public init(field: String, source: Source) {
            self.field = field
            self.source = source
        }
    }

    public let name: String
    public let command: String
    /// Code of a feature that the device must have.
    public let feature: String?
    public let fields: [Assignment]

    public init(_ name: String, command: String, feature: String? = nil, fields: [Assignment] = []) {
        self.name = name
        self.command = command
        self.feature = feature
        self.fields = fields
    }
}
