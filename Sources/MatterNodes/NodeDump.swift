public import JSON

/// What a Matter Server knows of a node: attribute values under paths `endpoint/cluster/attribute`, all decimal.
public struct NodeDump: Sendable {
    /// Attribute values by attribute id.
    public typealias Cluster = [UInt32: JSON]

    /// Clusters by endpoint and cluster id.
    public private(set) var endpoints: [UInt16: [UInt32: Cluster]] = [:]
    /// Paths that are none, as dumps of odd nodes have them; nothing else is lost with them.
    public private(set) var ignoredPaths = 0

    /// Why a text is no node dump.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        public let description: String
    }

    /// The longest text of one node that is read.
    public static let byteLimit = 16_777_216

    private static let limits = JSONLimits(depth: 64, bytes: byteLimit)

    /// Reads the JSON text of a node, as the Matter Server's `get_node` answers it.
    public static func parse(_ text: [UInt8]) throws(Failure) -> NodeDump {
        let json: JSON
        do throws(JSONError) {
            json = try JSON.parse(text, limits: limits)
        } catch {
            throw Failure(description: "not JSON: \(error)")
        }
        return try NodeDump(json)
    }

    /// A node with its `attributes`, or the attributes alone.
    public init(_ json: JSON) throws(Failure) {
        guard let object = json.objectValue, let attributes = object["attributes"].map(\.objectValue) ?? object else {
            throw Failure(
                description: "not the dump of a Matter node: an object with \"attributes\" like \"1/6/0\" is expected")
        }
        for (path, value) in attributes {
            guard let (endpoint, cluster, attribute) = Self.numbers(path) else {
                ignoredPaths += 1
                continue
            }
            if Self.isError(value) { continue }
            endpoints[endpoint, default: [:]][cluster, default: [:]][attribute] = value
        }
    }

    /// Servers put an object with the reason in the place of a value that they could not read.
    public static func isError(_ value: JSON) -> Bool {
        guard let object = value.objectValue else { return false }
        return object["Reason"] != nil || object["TLVValue"] != nil
    }

    private static func numbers(_ path: String) -> (UInt16, UInt32, UInt32)? {
        let levels = path.split(separator: "/", omittingEmptySubsequences: false)
        guard levels.count == 3, let endpoint = UInt16(levels[0]), let cluster = UInt32(levels[1]),
            let attribute = UInt32(levels[2])
        else { return nil }
        return (endpoint, cluster, attribute)
    }
}
