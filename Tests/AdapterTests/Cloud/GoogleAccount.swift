import JSON
import TestSupport
import Testing

/// Google, as the adapter's other side: asks in Google's format and checks every answer against Google's rules.
struct GoogleAccount: Sendable {
    let home: HomeUnderTest
    /// The last SYNC answer.
    private(set) var synced: JSON = .null

    init(_ home: HomeUnderTest) async throws {
        self.home = home
        try await sync()
    }

    static func request(_ intent: String, _ payload: JSON? = nil, id: String = "ff36a3cc-1") -> JSON {
        var input: JSONObject = ["intent": .string("action.devices.\(intent)")]
        if let payload { input.append("payload", payload) }
        return ["requestId": .string(id), "inputs": [.object(input)]]
    }

    @discardableResult
    mutating func sync(_ request: JSON = request("SYNC")) async throws -> JSON {
        let answer = try await home.request("cloud/sync", request).json
        #expect(GoogleRules.shared.findings(sync: answer) == [])
        synced = answer
        return answer
    }

    var ids: [String] { synced["payload"]?["devices"]?.arrayValue?.compactMap { $0["id"]?.stringValue } ?? [] }

    func device(_ id: String) -> JSON? {
        synced["payload"]?["devices"]?.arrayValue?.first { $0["id"]?.stringValue == id }
    }

    func query(_ ids: String...) async throws -> JSON { try await query(all: ids) }

    func query(all ids: [String]) async throws -> JSON {
        let request = Self.request("QUERY", ["devices": .array(ids.map { ["id": .string($0)] })])
        let answer = try await home.request("cloud/query", request).json
        #expect(GoogleRules.shared.findings(query: answer, sync: synced, ids: ids) == [])
        return answer["payload"]?["devices"] ?? .null
    }

    static func execution(_ command: String, _ parameters: JSON? = nil, pin: String? = nil) -> JSON {
        var execution: JSONObject = ["command": .string("action.devices.commands.\(command)")]
        if let parameters { execution.append("params", parameters) }
        if let pin { execution.append("challenge", ["pin": .string(pin)]) }
        return .object(execution)
    }

    static func group(_ ids: [String], _ executions: JSON...) -> JSON {
        ["devices": .array(ids.map { ["id": .string($0)] }), "execution": .array(executions)]
    }

    /// One request; its `commands` are answered.
    func execute(groups: JSON..., id: String = "ff36a3cc-\(UInt64.random(in: 0...UInt64.max))") async throws -> [JSON] {
        let request = Self.request("EXECUTE", ["commands": .array(groups)], id: id)
        let answer = try await home.request("cloud/execute", request).json
        #expect(GoogleRules.shared.findings(execute: answer, sync: synced, request: request) == [])
        return answer["payload"]?["commands"]?.arrayValue ?? []
    }

    /// One command for one device, and its one outcome.
    func execute(_ id: String, _ command: String, _ parameters: JSON? = nil, pin: String? = nil) async throws -> JSON {
        let outcomes = try await execute(groups: Self.group([id], Self.execution(command, parameters, pin: pin)))
        #expect(outcomes.count == 1)
        return outcomes.first ?? .null
    }

    /// The next report whose states of a device are as wished.
    @discardableResult
    func report(_ id: String, where matches: @escaping @Sendable (JSON) -> Bool = { _ in true }) async throws -> JSON {
        let report = try await home.sees("_adapter/cloud_report") { report in
            (report["payload"]?["devices"]?["states"]?[id]).map(matches) ?? false
        }
        #expect(GoogleRules.shared.findings(report: report, sync: synced) == [])
        return report["payload"]?["devices"]?["states"]?[id] ?? .null
    }
}
