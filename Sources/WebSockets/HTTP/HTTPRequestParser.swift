/// Bytes of a connection in, requests out, in whatever pieces the bytes come. Holds what the limits allow and no more.
struct HTTPRequestParser {
    /// What the bytes so far make.
    enum Step: Equatable {
        case needsMore
        /// The head of a request is whole. Comes once for each request, before `request`.
        case head(HTTPRequest)
        /// A request is whole; what follows it is kept for the next.
        case request(HTTPRequest)
    }

    private enum State {
        case requestLine
        case headers(HTTPHead)
        case headTold(HTTPHead, HTTPHead.Framing)
        case body(HTTPRequest, missing: Int)
        case chunkSize(HTTPRequest)
        case chunk(HTTPRequest, missing: Int)
        case chunkEnd(HTTPRequest)
        case trailers(HTTPRequest)
    }

    private let maximumHead: Int
    private let maximumBody: Int
    private var state = State.requestLine
    private var buffer: [UInt8] = []
    /// Where the unread bytes begin.
    private var start = 0
    /// Where the search for the end of the line goes on.
    private var searched = 0
    /// Bytes of the head, chunk sizes and trailers of this request.
    private var headBytes = 0

    /// - Parameters:
    ///   - maximumHead: the most bytes of the request line, the headers and what surrounds chunks.
    ///   - maximumBody: the most bytes of a body.
    init(maximumHead: Int, maximumBody: Int) {
        self.maximumHead = maximumHead
        self.maximumBody = maximumBody
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        buffer.append(contentsOf: bytes)
    }

    /// Bytes that are kept and belong to no body yet.
    var buffered: Int { buffer.count - start }

    /// Whether nothing of the next request is here.
    var isAtStart: Bool {
        if case .requestLine = state { return buffered == 0 }
        return false
    }

    /// Whether the head is whole and the body is not.
    var isInBody: Bool {
        switch state {
        case .requestLine, .headers: false
        default: true
        }
    }

    /// After `head`: whether a body follows it.
    var expectsBody: Bool {
        if case .headTold(_, let framing) = state { return framing != .none }
        return false
    }

    /// Reads on. To be called until it answers `needsMore`.
    /// - Throws: `HTTPFailure`; after that the connection cannot be read any further.
    mutating func next() throws(HTTPFailure) -> Step {
        while true {
            switch state {
            case .requestLine:
                guard let line = try takeLine(tooLong: .uriTooLong) else { return .needsMore }
                // RFC 9112 section 2.2: empty lines before a request are skipped.
                if line.isEmpty { continue }
                state = .headers(try HTTPHead(line: line))
            case .headers(var head):
                guard let line = try takeLine(tooLong: .headerFieldsTooLarge) else { return .needsMore }
                guard line.isEmpty else {
                    try head.add(line: line)
                    state = .headers(head)
                    continue
                }
                let framing = try head.framing()
                if case .length(let length) = framing, length > maximumBody { throw tooLarge }
                state = .headTold(head, framing)
                return .head(head.request)
            case .headTold(let head, let framing):
                switch framing {
                case .none: return finish(head.request)
                case .length(let length): state = .body(head.request, missing: length)
                case .chunked: state = .chunkSize(head.request)
                }
            case .body(var request, let missing):
                state = .requestLine
                let taken = take(atMost: missing, into: &request.body)
                guard taken == missing else {
                    state = .body(request, missing: missing - taken)
                    return .needsMore
                }
                return finish(request)
            case .chunkSize(let request):
                guard let line = try takeChunkLine(limit: 256) else { return .needsMore }
                let size = try Self.chunkSize(line)
                guard size <= maximumBody - request.body.count else { throw tooLarge }
                state = size == 0 ? .trailers(request) : .chunk(request, missing: size)
            case .chunk(var request, let missing):
                state = .requestLine
                let taken = take(atMost: missing, into: &request.body)
                guard taken == missing else {
                    state = .chunk(request, missing: missing - taken)
                    return .needsMore
                }
                state = .chunkEnd(request)
            case .chunkEnd(let request):
                guard let line = try takeChunkLine(limit: 2) else { return .needsMore }
                guard line.isEmpty else { throw HTTPFailure(.badRequest, "a chunk does not end where it should") }
                state = .chunkSize(request)
            case .trailers(let request):
                guard let line = try takeLine(tooLong: .headerFieldsTooLarge) else { return .needsMore }
                if line.isEmpty { return finish(request) }
                _ = try HTTPHead.header(line)
            }
        }
    }

    private mutating func finish(_ request: HTTPRequest) -> Step {
        state = .requestLine
        headBytes = 0
        compact()
        return .request(request)
    }

    private var tooLarge: HTTPFailure {
        HTTPFailure(.contentTooLarge, "the body has more than \(maximumBody) bytes")
    }

    /// The next line of a head without its end; nil while it is not whole.
    private mutating func takeLine(tooLong status: HTTPStatus) throws(HTTPFailure) -> ArraySlice<UInt8>? {
        let before = buffered
        let tooLong = HTTPFailure(status, "the request line and headers have more than \(maximumHead) bytes")
        let line = try takeLine(limit: maximumHead - headBytes, tooLong)
        headBytes += before - buffered
        return line
    }

    /// The next line around a chunk. These do not count as head: a body may come in many chunks.
    private mutating func takeChunkLine(limit: Int) throws(HTTPFailure) -> ArraySlice<UInt8>? {
        try takeLine(
            limit: limit,
            HTTPFailure(
                .badRequest, "a chunk does not end where it should, or its size is not a hexadecimal number"))
    }

    private mutating func takeLine(
        limit: Int, _ tooLong: HTTPFailure
    ) throws(HTTPFailure) -> ArraySlice<UInt8>? {
        guard let end = buffer[max(searched, start)...].firstIndex(of: 0x0A) else {
            searched = buffer.count
            guard buffered <= limit else { throw tooLong }
            return nil
        }
        guard end + 1 - start <= limit else { throw tooLong }
        let line = buffer[start..<end]
        start = end + 1
        searched = start
        guard line.last == 0x0D else { throw HTTPFailure(.badRequest, "a line does not end in CR LF") }
        return line.dropLast()
    }

    /// The size of a chunk; extensions after `;` mean nothing here (RFC 9112 section 7.1.1).
    private static func chunkSize(_ line: ArraySlice<UInt8>) throws(HTTPFailure) -> Int {
        var digits = line.prefix { $0 != UInt8(ascii: ";") }
        while let last = digits.last, last == 0x20 || last == 0x09 { digits.removeLast() }
        let text = String(decoding: digits, as: UTF8.self)
        guard (1...15).contains(text.utf8.count), text.first != "+", text.first != "-", let size = Int(text, radix: 16)
        else {
            throw HTTPFailure(.badRequest, "the size of a chunk is not a hexadecimal number")
        }
        return size
    }

    private mutating func take(atMost count: Int, into body: inout [UInt8]) -> Int {
        let taken = min(count, buffered)
        body.append(contentsOf: buffer[start..<start + taken])
        start += taken
        searched = start
        compact()
        return taken
    }

    private mutating func compact() {
        guard start > 0 else { return }
        if start == buffer.count {
            buffer.removeAll(keepingCapacity: buffer.capacity <= 16384)
        } else {
            buffer.removeFirst(start)
        }
        start = 0
        searched = 0
    }
}
