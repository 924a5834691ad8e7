// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

/// Matter's cluster Descriptor (0x001D).
public enum Descriptor: Trait {
    public static var identity: TraitIdentity {
        TraitIdentity(name: "descriptor", namespace: .matter, clusterID: 0x001D, identifier: "0x001D")
    }

    public static let definition = TraitDefinition(
        identity, title: "Descriptor", revision: 3, exposure: .hidden, features: featuresTable,
        attributes: attributesTable)

    /// Attribute 0x0000, fixed.
    public static let deviceTypeList = AttributeKey<Descriptor, [DeviceType]>(index: 0)

    /// Attribute 0x0001, fixed.
    public static let serverList = AttributeKey<Descriptor, [UInt32]>(index: 1)

    /// Attribute 0x0002, fixed.
    public static let clientList = AttributeKey<Descriptor, [UInt32]>(index: 2)

    /// Attribute 0x0003.
    public static let partsList = AttributeKey<Descriptor, [UInt16]>(index: 3)

    /// Attribute 0x0004, fixed, conformance `TAGLIST`.
    public static let tagList = AttributeKey<Descriptor, [SemanticTag]>(index: 4)

    /// Attribute 0x0005, fixed, conformance `O`.
    public static let endpointUniqueId = AttributeKey<Descriptor, String>(index: 5)

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TAGLIST
        public static let tagList = Features(rawValue: 1 << 0)
    }
}
