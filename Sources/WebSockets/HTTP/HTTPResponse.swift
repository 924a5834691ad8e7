import Glibc

/// An answer to a request.
public struct HTTPResponse: Sendable {
    public var status: HTTPStatus
    /// Without `content-length`, `connection` and `date`: the server adds them.
    public var headers: [(name: String, value: String)]
    /// Not sent in answer to HEAD, which is told its length all the same.
    public var body: [UInt8]

    public init(_ status: HTTPStatus, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer of one line of text.
    public init(_ status: HTTPStatus, text: String) {
        self.init(
            status, headers: [("content-type", "text/plain; charset=utf-8")], body: Array(text.utf8) + [0x0A])
    }

    /// The answer as it is sent.
    ///
    /// - Parameters:
    ///   - time: seconds since 1970-01-01 UTC, for the `date` header.
    ///   - prefix: how many zero bytes stand before it, for those who need the room.
    func bytes(isHead: Bool, keepsAlive: Bool, time: Int, prefix: Int = 0) -> [UInt8] {
        var head = "HTTP/1.1 \(status)\r\ndate: \(Self.date(time))\r\n"
        for header in headers { head += "\(header.name): \(header.value)\r\n" }
        head += "content-length: \(body.count)\r\n"
        head += keepsAlive ? "connection: keep-alive\r\n\r\n" : "connection: close\r\n\r\n"
        var bytes: [UInt8] = []
        bytes.reserveCapacity(prefix + head.utf8.count + (isHead ? 0 : body.count))
        bytes.append(contentsOf: repeatElement(0, count: prefix))
        bytes.append(contentsOf: head.utf8)
        if !isHead { bytes.append(contentsOf: body) }
        return bytes
    }

    /// A time as RFC 9110 section 5.6.7 has it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func date(_ time: Int) -> String {
        var seconds = time_t(time)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let day = days[Int(parts.tm_wday) % 7]
        let month = months[Int(parts.tm_mon) % 12]
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits).joined(separator: ":")
        return "\(day), \(twoDigits(parts.tm_mday)) \(month) \(Int(parts.tm_year) + 1900) \(clock) GMT"
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
