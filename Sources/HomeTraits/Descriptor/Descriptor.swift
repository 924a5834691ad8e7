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
    public static var deviceTypeList: AttributeKey<Descriptor, [DeviceType]> { AttributeKey(index: 0) }

    /// Attribute 0x0001, fixed.
    public static var serverList: AttributeKey<Descriptor, [UInt32]> { AttributeKey(index: 1) }

    /// Attribute 0x0002, fixed.
    public static var clientList: AttributeKey<Descriptor, [UInt32]> { AttributeKey(index: 2) }

    /// Attribute 0x0003.
    public static var partsList: AttributeKey<Descriptor, [UInt16]> { AttributeKey(index: 3) }

    /// Attribute 0x0004, fixed, conformance `TAGLIST`.
    public static var tagList: AttributeKey<Descriptor, [SemanticTag]> { AttributeKey(index: 4) }

    /// Attribute 0x0005, fixed, conformance `O`.
    public static var endpointUniqueId: AttributeKey<Descriptor, String> { AttributeKey(index: 5) }

    /// Matter's feature map.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// TAGLIST
        public static var tagList: Features { Features(rawValue: 1 << 0) }
    }
}
