/// Makes traits of clusters that a device has and that no definition knows: attributes by number, read-only, no commands.
///
/// Each device has such a trait of its own, with the attributes and types that its values show; only the names are common.
public enum UndefinedCluster {
    /// One attribute, as a device showed it.
    public struct Attribute: Sendable {
        public var id: UInt32
        public var type: ValueType
        public var isNullable: Bool

        public init(id: UInt32, type: ValueType, isNullable: Bool) {
            self.id = id
            self.type = type
            self.isNullable = isNullable
        }
    }

    /// Clusters beyond this number, and attributes beyond it of one cluster, are not shown.
    public static let clusterLimit = 64
    public static let attributeLimit = 256

    private static let clusterPrefix = "cluster"
    private static let attributePrefix = "attribute"
    /// Words that end topics or name the other two namespaces.
    private static let taken: Set<String> = ["matter", "google", "set", "call", "result", "event"]

    /// The namespace of a cluster: Matter's for a standard one; else a name made of the vendor's, where that is known to be the
    /// cluster's, or `vendor<hex>`.
    public static func namespace(of cluster: UInt32, vendorID: UInt16?, vendorName: String?) -> TraitNamespace {
        let prefix = UInt16(truncatingIfNeeded: cluster >> 16)
        guard prefix != 0 else { return .matter }
        if let vendorName, vendorID == prefix, let name = name(of: vendorName) { return .vendor(name) }
        return .vendor("vendor\(String(prefix, radix: 16))")
    }

    /// `cluster<hex>`, behind the namespace where it is a vendor's.
    public static func name(of cluster: UInt32, in namespace: TraitNamespace) -> String {
        let name = clusterPrefix + String(cluster, radix: 16)
        return namespace == .matter ? name : "\(namespace.name).\(name)"
    }

    /// The cluster that such a name stands for; nil for any other name.
    public static func cluster(named name: String) -> (id: UInt32, namespace: TraitNamespace)? {
        let levels = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = levels.last, levels.count <= 2, last.hasPrefix(clusterPrefix),
            let id = UInt32(last.dropFirst(clusterPrefix.count), radix: 16)
        else { return nil }
        let namespace: TraitNamespace = levels.count == 1 ? .matter : .vendor(levels[0])
        guard name == self.name(of: id, in: namespace), (id >> 16 == 0) == (levels.count == 1),
            levels.count == 1 || self.name(of: levels[0]) == levels[0]
        else { return nil }
        return (id, namespace)
    }

    /// The number in `attribute<hex>`.
    public static func attribute(named name: String) -> UInt32? {
        guard name.hasPrefix(attributePrefix),
            let id = UInt32(name.dropFirst(attributePrefix.count), radix: 16),
            name == attributePrefix + String(id, radix: 16)
        else { return nil }
        return id
    }

    public static func definition(
        _ cluster: UInt32, in namespace: TraitNamespace, attributes: [Attribute]
    ) -> TraitDefinition {
        let digits = String(cluster, radix: 16, uppercase: true)
        return TraitDefinition(
            name: name(of: cluster, in: namespace), title: "Cluster \(digits)", namespace: namespace,
            clusterID: cluster,
            identifier: "0x" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits, isDefined: false,
            attributes: attributes.sorted { $0.id < $1.id }.prefix(attributeLimit).map { attribute in
                AttributeDefinition(
                    name: attributePrefix + String(attribute.id, radix: 16), id: attribute.id, type: attribute.type,
                    isNullable: attribute.isNullable, conformance: "O")
            })
    }

    /// ASCII letters and digits of a vendor's name in lowerCamel; nil where that makes no name for a topic.
    private static func name(of vendor: String) -> String? {
        var name = ""
        var begins = false
        for scalar in vendor.unicodeScalars.prefix(256) {
            guard scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
                begins = !name.isEmpty
                continue
            }
            let letter = String(scalar)
            name += name.isEmpty ? letter.lowercased() : begins ? letter.uppercased() : letter
            begins = false
        }
        name = String(name.prefix(64))
        guard let first = name.unicodeScalars.first, first.properties.isAlphabetic, !taken.contains(name) else {
            return nil
        }
        return name
    }
}
