import JSON
public import WebSockets

/// What the product serves over HTTP: `POST /fulfillment`, `GET /healthz` and `GET /metrics`.
public final class WebService: HTTPHandler {
    private enum Route {
        case fulfillment, health, metrics

        var methods: [String] {
            switch self {
            case .fulfillment: ["POST"]
            case .health, .metrics: ["GET", "HEAD"]
            }
        }
    }

    private let token: BearerToken?
    private let sources: WebSources

    /// - Parameter token: what requests to `/fulfillment` must carry; without one that path does not exist.
    public init(token: BearerToken?, sources: WebSources) {
        self.token = token
        self.sources = sources
    }

    public func refusal(of head: HTTPRequest) -> HTTPResponse? {
        guard let route = route(head.path) else {
            return Self.error(.notFound, "there is nothing here; try /healthz or /metrics")
        }
        guard route.methods.contains(head.method) else {
            let allowed = route.methods.joined(separator: ", ")
            return Self.error(.methodNotAllowed, "this path takes \(allowed) only", [("allow", allowed)])
        }
        return route == .fulfillment ? unauthorized(head) : nil
    }

    public func handle(_ request: HTTPRequest, _ answer: HTTPAnswer) {
        let sources = sources
        switch route(request.path) {
        case nil:
            answer.send(Self.error(.notFound, "there is nothing here"))
        case .fulfillment:
            guard let fulfil = sources.fulfil else { return }
            let body = request.body
            do throws(JSONError) {
                _ = try JSON.parse(body)
            } catch {
                return answer.send(Self.error(.badRequest, "the body is not JSON: \(error)"))
            }
            Task {
                let result = await fulfil(body)
                answer.send(HTTPResponse(.ok, headers: [Self.json, Self.private], body: result))
            }
        case .health:
            Task {
                switch await sources.health() {
                case .ok: answer.send(Self.text(.ok, "ok"))
                case .unwell(let reason): answer.send(Self.text(.serviceUnavailable, reason))
                }
            }
        case .metrics:
            Task {
                let families = await sources.metrics()
                answer.send(
                    HTTPResponse(
                        .ok, headers: [("content-type", PrometheusText.contentType)],
                        body: PrometheusText.render(families)))
            }
        }
    }

    private func route(_ path: String) -> Route? {
        switch path {
        case "/healthz": .health
        case "/metrics": .metrics
        case "/fulfillment" where token != nil && sources.fulfil != nil: .fulfillment
        default: nil
        }
    }

    private func unauthorized(_ head: HTTPRequest) -> HTTPResponse? {
        let challenge = "Bearer realm=\"trait2mqtt\""
        guard let header = head.header("authorization") else {
            return Self.error(.unauthorized, "a bearer token is needed", [("www-authenticate", challenge)])
        }
        guard token?.isIn(header) == true else {
            return Self.error(
                .unauthorized, "this is not the token", [("www-authenticate", challenge + ", error=\"invalid_token\"")])
        }
        return nil
    }

    private static let json = (name: "content-type", value: "application/json; charset=utf-8")
    /// Answers tell the state of a home.
    private static let `private` = (name: "cache-control", value: "no-store")

    private static func text(_ status: HTTPStatus, _ text: String) -> HTTPResponse {
        var response = HTTPResponse(status, text: text)
        response.headers.append(Self.private)
        return response
    }

    private static func error(
        _ status: HTTPStatus, _ message: String, _ headers: [(name: String, value: String)] = []
    ) -> HTTPResponse {
        HTTPResponse(status, headers: [json] + headers, body: (["error": .string(message)] as JSON).bytes + [0x0A])
    }
}
