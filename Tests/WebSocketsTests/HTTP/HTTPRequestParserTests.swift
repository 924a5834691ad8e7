import TestSupport
import Testing

@testable import WebSockets

@Suite("Requests are read from bytes")
struct HTTPRequestParserTests {
    /// Everything that comes out, until the bytes are used up or something is wrong.
    private func read(_ pieces: [ArraySlice<UInt8>]) -> (requests: [HTTPRequest], failure: HTTPFailure?) {
        var parser = HTTPRequestParser(maximumHead: 1024, maximumBody: 4096)
        var requests: [HTTPRequest] = []
        for piece in pieces {
            piece.withUnsafeBytes { parser.append($0) }
            do throws(HTTPFailure) {
                reading: while true {
                    switch try parser.next() {
                    case .needsMore: break reading
                    case .head: break
                    case .request(let request): requests.append(request)
                    }
                }
            } catch {
                return (requests, error)
            }
        }
        return (requests, nil)
    }

    private static let stream = Array(
        """
        GET /a?b=c HTTP/1.1\r
        Host: x\r
        \r
        POST /b HTTP/1.1\r
        host: y\r
        Content-Length: 12\r
        \r
        hello\r
        worldPOST /c HTTP/1.1\r
        Host:z\r
        Transfer-Encoding: Chunked\r
        \r
        4;name="v"\r
        \r\n\r\n\r
        A\r
        0123456789\r
        0\r
        X-Trailer: t\r
        \r
        DELETE * HTTP/1.0\r
        \r

        """.utf8)

    @Test func `the same in whatever pieces they come`() {
        let whole = read([Self.stream[...]])
        #expect(whole.failure == nil)
        #expect(whole.requests.map(\.method) == ["GET", "POST", "POST", "DELETE"])
        #expect(whole.requests.map(\.path) == ["/a", "/b", "/c", "*"])
        #expect(whole.requests[0].query == "b=c")
        #expect(
            whole.requests.map { String(decoding: $0.body, as: UTF8.self) } == [
                "", "hello\r\nworld", "\r\n\r\n0123456789", "",
            ])
        #expect(read(Self.stream.indices.map { Self.stream[$0...$0] }).requests == whole.requests)
        for index in Self.stream.indices {
            #expect(read([Self.stream[..<index], Self.stream[index...]]).requests == whole.requests)
        }
    }

    @Test func `and damaged ones stop nothing but their connection`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<3000 {
            var bytes = Self.stream
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
                }
            }
            let (whole, failure) = read([bytes[...]])
            let split = Int.random(in: bytes.indices, using: &generator)
            let again = read([bytes[..<split], bytes[split...]])
            #expect(again.requests == whole)
            #expect(again.failure == failure)
        }
    }

    @Test func `and keep no more than the limits`() {
        var parser = HTTPRequestParser(maximumHead: 1024, maximumBody: 4096)
        let line = Array("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
        line.withUnsafeBytes { parser.append($0) }
        var failure: HTTPFailure?
        var chunks = 0
        while failure == nil, chunks < 10_000 {
            Array("1\r\nx\r\n".utf8).withUnsafeBytes { parser.append($0) }
            chunks += 1
            do throws(HTTPFailure) {
                while try parser.next() != .needsMore {}
            } catch {
                failure = error
            }
            #expect(parser.buffered < 16)
        }
        #expect(failure?.status == .contentTooLarge)
        #expect(chunks == 4097)
    }
}
