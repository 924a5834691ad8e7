/// The head of a request while it is read, line by line; strict wherever two readers could differ about where it ends
/// (RFC 9112 sections 3 to 6).
struct HTTPHead {
    /// How the body is delimited.
    enum Framing: Equatable {
        case none
        case length(Int)
        case chunked
    }

    static let maximumHeaders = 100

    private(set) var request: HTTPRequest

    /// - Parameter line: the request line without its end.
    init(line: ArraySlice<UInt8>) throws(HTTPFailure) {
        let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= 32, !parts[0].isEmpty, parts[0].allSatisfy(Self.isTokenByte) else {
            throw HTTPFailure(.badRequest, "the request line is not METHOD TARGET HTTP/1.1")
        }
        let version = String(decoding: parts[2], as: UTF8.self)
        guard version.hasPrefix("HTTP/"), version.utf8.count == 8 else {
            throw HTTPFailure(.badRequest, "the request line does not end in HTTP/1.1")
        }
        guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
            throw HTTPFailure(.versionNotSupported, "only HTTP/1.0 and HTTP/1.1 are spoken here")
        }
        guard !parts[1].isEmpty, parts[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw HTTPFailure(.badRequest, "the target contains other characters than printable ASCII")
        }
        let (path, query) = try Self.target(String(decoding: parts[1], as: UTF8.self))
        request = HTTPRequest(
            method: String(decoding: parts[0], as: UTF8.self), path: path, query: query,
            isVersion11: version == "HTTP/1.1")
    }

    /// - Parameter line: a header without its end.
    mutating func add(line: ArraySlice<UInt8>) throws(HTTPFailure) {
        guard request.headers.count < Self.maximumHeaders else {
            throw HTTPFailure(.headerFieldsTooLarge, "more than \(Self.maximumHeaders) headers")
        }
        let header = try Self.header(line)
        request.headers.append(header)
    }

    /// Takes a header apart. Also for trailers.
    static func header(_ line: ArraySlice<UInt8>) throws(HTTPFailure) -> (name: String, value: String) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
            throw HTTPFailure(.badRequest, "a header is not of the form name: value")
        }
        let name = line[..<colon]
        // White space before the colon, or at the start of the line, is how requests are smuggled past proxies.
        guard name.allSatisfy(isTokenByte) else {
            throw HTTPFailure(.badRequest, "the name of a header contains white space or other characters than allowed")
        }
        var value = line[(colon + 1)...]
        while let byte = value.first, byte == 0x20 || byte == 0x09 { value.removeFirst() }
        while let byte = value.last, byte == 0x20 || byte == 0x09 { value.removeLast() }
        guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
            throw HTTPFailure(.badRequest, "the value of a header contains control characters")
        }
        return (String(decoding: name, as: UTF8.self).lowercased(), String(decoding: value, as: UTF8.self))
    }

    /// Checks the whole head and says where its body ends.
    func framing() throws(HTTPFailure) -> Framing {
        let hosts = request.headers.count { $0.name == "host" }
        guard hosts == 1 || (hosts == 0 && !request.isVersion11) else {
            throw HTTPFailure(.badRequest, hosts == 0 ? "the host header is missing" : "there are several host headers")
        }
        if let expectation = request.header("expect"), expectation.lowercased() != "100-continue" {
            throw HTTPFailure(.expectationFailed, "only 100-continue can be expected")
        }
        let lengths = request.headers.filter { $0.name == "content-length" }
        let encodings = request.headers.filter { $0.name == "transfer-encoding" }
        if let encoding = encodings.first {
            guard lengths.isEmpty, request.isVersion11 else {
                throw HTTPFailure(
                    .badRequest, "transfer-encoding together with content-length, or in HTTP/1.0, is ambiguous")
            }
            guard encodings.count == 1, encoding.value.lowercased() == "chunked" else {
                throw HTTPFailure(.notImplemented, "the only transfer-encoding understood here is chunked")
            }
            return .chunked
        }
        guard let length = lengths.first else { return .none }
        let isNumber = !length.value.isEmpty && length.value.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard lengths.count == 1, isNumber else {
            throw HTTPFailure(.badRequest, "content-length is not one number")
        }
        let count = Int(length.value) ?? .max
        return count == 0 ? .none : .length(count)
    }

    private static func target(_ text: String) throws(HTTPFailure) -> (path: String, query: String?) {
        var rest = text[...]
        if rest.lowercased().hasPrefix("http://") || rest.lowercased().hasPrefix("https://") {
            // The form for proxies, which servers must take too.
            rest = rest[(rest.firstIndex(of: ":") ?? rest.startIndex)...].dropFirst(3)
            rest = rest[(rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex)...]
            if rest.first != "/" { rest = "/" + rest }
        }
        guard rest.first == "/" || rest == "*" else {
            throw HTTPFailure(.badRequest, "the target does not begin with /")
        }
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
