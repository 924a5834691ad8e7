/// What a command does to the attributes of its trait, and what it answers: what a simulated device needs to carry it out where
/// nothing else is known of the trait.
public struct CommandEffect: Sendable {
    /// Where a value comes from.
    public indirect enum Source: Sendable {
        case constant(Value)
        /// The command's field of this name; where there is none, or the call leaves it out, the attribute of this name as it was
        /// before the command. Nothing where neither is there.
        case named(String)
        /// The other truth value of an attribute.
        case opposite(attribute: String)
        /// A struct out of its fields; fields that are not named take their defaults or are left out.
        case structure([Assignment])
    }

    public struct Assignment: Sendable {
        /// An attribute, a field of the answer or a field of a struct.
        public let target: String
        public let source: Source

        public init(target: String, source: Source) {
            self.target = target
            self.source = source
        }
    }

    /// What attributes become.
    public let sets: [Assignment]
    /// What fields of the answer become; those that are not named take their defaults, or what is nearest to nothing.
    public let answers: [Assignment]

    public init(sets: [Assignment] = [], answers: [Assignment] = []) {
        self.sets = sets
        self.answers = answers
    }
}
