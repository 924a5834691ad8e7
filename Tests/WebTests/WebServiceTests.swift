import JSON
import Synchronization
import Telemetry
import TestSupport
import Testing
import Web
import WebSockets

@Suite("The web service", .timeLimit(.minutes(2)))
struct WebServiceTests {
    private static let token = "s3cret-Token"
    private static let right = "Authorization: Bearer \(token)\r\n"

    /// A server that answers `/fulfillment` with what it was asked.
    private func server(
        token: String? = token, health: Health = .ok, metrics: [MetricFamily] = [], hasFulfilment: Bool = true
    ) throws -> HTTPServer {
        let fulfil: @Sendable ([UInt8]) async -> [UInt8] = { body in
            await Task.yield()
            return Array("{\"echo\":".utf8) + body + Array("}".utf8)
        }
        let service = WebService(
            token: token.flatMap { BearerToken($0) },
            sources: WebSources(health: { health }, metrics: { metrics }, fulfil: hasFulfilment ? fulfil : nil))
        let address = try #require(HTTPAddress("127.0.0.1:0"))
        return try HTTPServer(address, handler: service, logger: .disabled)
    }

    private func post(_ body: String, _ headers: String = right, to server: HTTPServer) async throws -> HTTPReply {
        let request =
            "POST /fulfillment HTTP/1.1\r\nHost: x\r\n\(headers)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
        return try #require(try await HTTPReply.exchange(port: server.port, request).first)
    }

    private func get(_ path: String, method: String = "GET", from server: HTTPServer) async throws -> HTTPReply {
        try #require(
            try await HTTPReply.exchange(port: server.port, "\(method) \(path) HTTP/1.1\r\nHost: x\r\n\r\n").first)
    }

    // MARK: Fulfilment

    @Test func `hands a request with the token on and returns the answer`() async throws {
        let server = try server()
        for header in [Self.right, "authorization: bearer   \(Self.token)  \r\n"] {
            let reply = try await post("{\"a\":[1]}", header, to: server)
            #expect(reply.status == 200)
            #expect(reply.headers["content-type"] == "application/json; charset=utf-8")
            #expect(reply.headers["cache-control"] == "no-store")
            #expect(reply.body == "{\"echo\":{\"a\":[1]}}")
        }
        await server.stop()
    }

    @Test(arguments: [
        "", "Authorization: Bearer wrong\r\n", "Authorization: Bearer s3cret-Toke\r\n",
        "Authorization: Bearer s3cret-Tokens3cret-Token\r\n", "Authorization: Bearer S3CRET-TOKEN\r\n",
        "Authorization: Bearer\r\n", "Authorization: Bearer \r\n", "Authorization:\r\n",
        "Authorization: Basic s3cret-Token\r\n", "Authorization: s3cret-Token\r\n", "X-Token: s3cret-Token\r\n",
    ])
    func `refuses who has no right token, before the body is there`(header: String) async throws {
        let server = try server()
        let request = "POST /fulfillment HTTP/1.1\r\nHost: x\r\n\(header)Content-Length: 1000\r\n\r\n"
        let reply = try #require(try await HTTPReply.exchange(port: server.port, request).first)
        #expect(reply.status == 401)
        let challenge = try #require(reply.headers["www-authenticate"])
        #expect(challenge.hasPrefix("Bearer realm=\"trait2mqtt\""))
        #expect(challenge.contains("error=\"invalid_token\"") == header.hasPrefix("Authorization"))
        #expect(try JSON.parse(reply.body)["error"]?.stringValue?.isEmpty == false)
        #expect(!reply.body.contains(Self.token))
        await server.stop()
    }

    @Test(arguments: ["", "{", "[1,]", "{'a':1}", "NaN", "{\"a\":1}x", "\u{0}", "{\"a\":\"\u{1}\"}"])
    func `says what is wrong with a body that is not JSON`(body: String) async throws {
        let server = try server()
        let reply = try await post(body, to: server)
        #expect(reply.status == 400)
        #expect(reply.headers["content-type"] == "application/json; charset=utf-8")
        let message = try #require(try JSON.parse(reply.body)["error"]?.stringValue)
        #expect(message.hasPrefix("the body is not JSON: "), "\(message)")
        await server.stop()
    }

    @Test func `refuses a body of more than 256 KiB, however it comes`() async throws {
        let server = try server()
        let large = "[\"" + String(repeating: "x", count: 262_141) + "\"]"
        #expect(try await post(large, to: server).status == 413)
        let chunked =
            "POST /fulfillment HTTP/1.1\r\nHost: x\r\n\(Self.right)Transfer-Encoding: chunked\r\n\r\n"
            + "\(String(large.utf8.count, radix: 16))\r\n\(large)\r\n0\r\n\r\n"
        #expect(try await HTTPReply.exchange(port: server.port, chunked).map(\.status) == [413])
        let fits = "[\"" + String(repeating: "x", count: 262_140) + "\"]"
        #expect(fits.utf8.count == 262_144)
        #expect(try await post(fits, to: server).status == 200)
        await server.stop()
    }

    @Test(arguments: [(nil, true), ("", true), (token, false)] as [(String?, Bool)])
    func `has no fulfilment without a token, or without anybody to do it`(token: String?, hasFulfilment: Bool)
        async throws
    {
        let server = try server(token: token, hasFulfilment: hasFulfilment)
        #expect(try await post("{}", to: server).status == 404)
        #expect(try await post("{}", "Authorization: Bearer \r\n", to: server).status == 404)
        #expect(try await get("/healthz", from: server).status == 200)
        await server.stop()
    }

    // MARK: Paths and methods

    @Test(arguments: [
        ("GET", "/fulfillment", "POST"), ("PUT", "/fulfillment", "POST"), ("POST", "/healthz", "GET, HEAD"),
        ("DELETE", "/metrics", "GET, HEAD"), ("OPTIONS", "/healthz", "GET, HEAD"), ("get", "/healthz", "GET, HEAD"),
    ])
    func `says which methods a path takes`(method: String, path: String, allowed: String) async throws {
        let server = try server()
        let reply = try await get(path, method: method, from: server)
        #expect(reply.status == 405)
        #expect(reply.headers["allow"] == allowed)
        await server.stop()
    }

    @Test(arguments: ["/", "/fulfillment/", "/Healthz", "/metrics/x", "//healthz", "/%68ealthz", "/../healthz"])
    func `has nothing elsewhere`(path: String) async throws {
        let server = try server()
        #expect(try await get(path, from: server).status == 404)
        await server.stop()
    }

    // MARK: Health and metrics

    @Test func `tells the health`() async throws {
        let well = try server()
        #expect(try await get("/healthz?x=y", from: well).body == "ok\n")
        await well.stop()
        let ill = try server(health: .unwell("not connected to the broker for 3 s"))
        let reply = try await get("/healthz", from: ill)
        #expect(reply.status == 503)
        #expect(reply.body == "not connected to the broker for 3 s\n")
        #expect(try await get("/healthz", method: "HEAD", from: ill).status == 503)
        await ill.stop()
    }

    @Test func `tells the metrics in Prometheus' format`() async throws {
        let summary = LatencySummary()
        for milliseconds in [0, 1, 1, 3, 20_000] { summary.record(.milliseconds(milliseconds)) }
        var labelled = MetricFamily("t_backends", .gauge, "A \\ and\na line.")
        labelled.add(1, .init("name", "a \"quoted\" \\ name\nwith, everything {in} it"), .init("state", "up"))
        labelled.add(0.25, .init("name", "ü"), .init("state", "up"))
        let families = [
            MetricFamily("t_messages_total", .counter, "Messages.", UInt64.max), labelled,
            MetricFamily("t_empty", .gauge, "Nothing."),
            MetricFamily("t_duration_seconds", "How long.", summary.histogram),
        ]
        let server = try server(metrics: families)
        let reply = try await get("/metrics", from: server)
        #expect(reply.status == 200)
        #expect(reply.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
        let text = MetricsText(reply.body)
        #expect(text.problems.isEmpty, "\(text.problems)")
        #expect(reply.body.contains("t_messages_total 18446744073709551615\n"))
        #expect(reply.body.contains("# HELP t_backends A \\\\ and\\na line.\n"))
        #expect(
            reply.body.contains(#"{name="a \"quoted\" \\ name\nwith, everything {in} it",state="up"} 1"# + "\n"))
        #expect(!reply.body.contains("t_empty"))
        #expect(text.values["t_duration_seconds_bucket{le=\"0.0001\"}"] == 1)
        #expect(text.values["t_duration_seconds_bucket{le=\"0.001\"}"] == 3)
        #expect(text.values["t_duration_seconds_bucket{le=\"0.005\"}"] == 4)
        #expect(text.values["t_duration_seconds_bucket{le=\"10.0\"}"] == 4)
        #expect(text.values["t_duration_seconds_count"] == 5)
        #expect(text.values["t_duration_seconds_sum"] == 20.005)
        await server.stop()
    }

    @Test func `keeps its token to itself`() throws {
        let token = try #require(BearerToken(Self.token))
        var dumped = ""
        dump(token, to: &dumped)
        for text in ["\(token)", String(reflecting: token), dumped] { #expect(!text.contains(Self.token)) }
    }
}
