/// Commands and attribute writes of one trait that can do harm when nobody looks: the list of what automations may not do
/// (Home APIs, "Blocked actions").
public struct DangerousCommand: Sendable, Hashable {
    /// A write of one attribute.
    public struct Write: Sendable, Hashable {
        public let attribute: String
        /// The values that are dangerous; empty: every one.
        public let values: [Value]

        public init(attribute: String, values: [Value] = []) {
            self.attribute = attribute
            self.values = values
        }
    }

    /// Topic name of the trait.
    public let trait: String
    public let commands: [String]
    public let writes: [Write]
    /// The device types on which they are dangerous; empty: on every one.
    public let deviceTypes: [String]

    public init(trait: String, commands: [String] = [], writes: [Write] = [], deviceTypes: [String] = []) {
        self.trait = trait
        self.commands = commands
        self.writes = writes
        self.deviceTypes = deviceTypes
    }
}
