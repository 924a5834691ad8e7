/// A request of HTTP/1.0 or 1.1 (RFC 9112).
public struct HTTPRequest: Sendable, Equatable {
    /// As sent; methods are case-sensitive.
    public var method: String
    /// The target without query, as sent: percent signs are not decoded. It begins with `/`, or is `*`.
    public var path: String
    /// What follows the first `?` of the target.
    public var query: String?
    /// Names in lower case with their values, in the order in which they came.
    public var headers: [(name: String, value: String)]
    /// Empty where the request has none, and while only the head is known.
    public var body: [UInt8]
    /// Whether the client speaks HTTP/1.1 rather than 1.0.
    public var isVersion11: Bool

    public init(
        method: String, path: String, query: String? = nil, headers: [(name: String, value: String)] = [],
        body: [UInt8] = [], isVersion11: Bool = true
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.isVersion11 = isVersion11
    }

    /// The value of a header, the first where it came several times; nil where it did not come.
    /// - Parameter name: in lower case.
    public func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }

    /// Whether the connection may carry another request after this one.
    var keepsAlive: Bool {
        var options: Set<String> = []
        for header in headers where header.name == "connection" {
            for option in header.value.lowercased().split(separator: ",") {
                options.insert(option.filter { $0 != " " && $0 != "\t" })
            }
        }
        if options.contains("close") { return false }
        return isVersion11 || options.contains("keep-alive")
    }

    public static func == (left: HTTPRequest, right: HTTPRequest) -> Bool {
        left.method == right.method && left.path == right.path && left.query == right.query
            && left.headers.map(\.name) == right.headers.map(\.name)
            && left.headers.map(\.value) == right.headers.map(\.value) && left.body == right.body
            && left.isVersion11 == right.isVersion11
    }
}
