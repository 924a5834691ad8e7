/// A device type: its name on topics and the traits a device of that type has.
public struct DeviceTypeDefinition: Sendable {
    /// One trait that the type asks for or allows.
    public struct Requirement: Sendable {
        public let trait: String
        public let isMandatory: Bool
        /// Codes of the features that the type demands or that a simulated device of it has.
        public let features: [String]
        /// Optional attributes that the type demands.
        public let attributes: [String]

        public init(trait: String, isMandatory: Bool, features: [String] = [], attributes: [String] = []) {
            self.trait = trait
            self.isMandatory = isMandatory
            self.features = features
            self.attributes = attributes
        }
    }

    /// lowerCamel, as topics show it: `dimmableLight`.
    public let name: String
    public let title: String
    /// Matter device type id.
    public let id: UInt32
    /// Utility types (root node, power source, bridged node, aggregator…) never make a part by themselves.
    public let isUtility: Bool
    /// Names of the types that this one extends, nearest first: an extended colour light is a dimmable light, too.
    public let supersetOf: [String]
    public let requirements: [Requirement]

    public init(
        name: String, title: String, id: UInt32, isUtility: Bool = false, supersetOf: [String] = [],
        requirements: [Requirement] = []
    ) {
        self.name = name
        self.title = title
        self.id = id
        self.isUtility = isUtility
        self.supersetOf = supersetOf
        self.requirements = requirements
    }
}
