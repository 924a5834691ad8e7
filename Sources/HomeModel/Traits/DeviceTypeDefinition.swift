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
    /// Matter device type id. A type that is known by its identifier alone has a number that only this process knows it by, from
    /// `firstPrivateID` on.
    public let id: UInt32
    /// The full identifier where there is one: `action.devices.types.GARAGE`.
    public let identifier: String?
    /// Utility types (root node, power source, bridged node, aggregator…) never make a part by themselves.
    public let isUtility: Bool
    /// Names of the types that this one extends, nearest first: an extended colour light is a dimmable light, too.
    public let supersetOf: [String]
    public let requirements: [Requirement]

    public init(
        name: String, title: String, id: UInt32, identifier: String? = nil, isUtility: Bool = false, supersetOf: [String] = [],
        requirements: [Requirement] = []
    ) {
        self.name = name
        self.title = title
        self.id = id
        self.identifier = identifier
        self.isUtility = isUtility
        self.supersetOf = supersetOf
        self.requirements = requirements
    }
}

extension DeviceTypeDefinition {
    /// No vendor has the prefix 0xFFFF (Matter Core Specification, "Manufacturer Extensible Identifier").
    public static let firstPrivateID: UInt32 = 0xFFFF_0000

    /// What a part says of this type.
    public func reference(isPrimary: Bool) -> DeviceTypeReference {
        DeviceTypeReference(
            name: name, id: id, identifier: id < Self.firstPrivateID ? nil : identifier, isPrimary: isPrimary)
    }
}
