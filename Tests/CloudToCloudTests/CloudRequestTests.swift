import CloudToCloud
import JSON
import Testing

@Suite struct CloudRequestTests {
    private static let malformed: [String] = [
        "", "null", "5", "[]", "{}", "{", "\u{FEFF}{}", #"{"requestId":"1"}"#, #"{"requestId":1,"inputs":[]}"#,
        #"{"requestId":"1","inputs":[]}"#, #"{"requestId":"1","inputs":{}}"#, #"{"requestId":"1","inputs":[5]}"#,
        #"{"requestId":"1","inputs":[{},{}]}"#, #"{"requestId":"1","inputs":[{"intent":"SYNC"}]}"#,
        #"{"requestId":"1","inputs":[{"intent":null}]}"#,
        #"{"requestId":"1","inputs":[{"intent":"action.devices.QUERY"}]}"#,
        #"{"requestId":"1","inputs":[{"intent":"action.devices.QUERY","payload":{"devices":[]}}]}"#,
        #"{"requestId":"1","inputs":[{"intent":"action.devices.QUERY","payload":{"devices":[{"id":5}]}}]}"#,
        #"{"requestId":"1","inputs":[{"intent":"action.devices.QUERY","payload":{"devices":["lamp"]}}]}"#,
        #"{"requestId":"1","inputs":[{"intent":"action.devices.EXECUTE","payload":{}}]}"#,
        #"{"requestId":"1","inputs":[{"intent":"action.devices.EXECUTE","payload":{"commands":[]}}]}"#,
        #"{"requestId":"1","inputs":[{"intent":"action.devices.EXECUTE","payload":{"commands":[{"devices":[{"id":"a"}]}]}}]}"#,
        #"{"requestId":"1","inputs":[{"intent":"action.devices.EXECUTE","payload":{"commands":[{"devices":[{"id":"a"}],"execution":[{}]}]}}]}"#,
        #"{"requestId":"1","inputs":[{"intent":"action.devices.EXECUTE","payload":{"commands":[{"devices":[{"id":"a"}],"execution":[{"command":"x","params":7}]}]}}]}"#,
        #"{"requestId":"1","inputs":[{"intent":"action.devices.EXECUTE","payload":{"commands":[{"devices":[{"id":"a"}],"execution":[{"command":"x","challenge":{"pin":123}}]}]}}]}"#,
        String(repeating: "[", count: 100_000),
        #"{"requestId":"1","inputs":[{"intent":"action.devices.SYNC"}],"requestId":"2"}"#,
    ]

    @Test(arguments: malformed)
    func `what is no request is refused`(text: String) {
        #expect(throws: CloudRequest.Malformed.self) { try CloudRequest(Array(text.utf8)) }
    }

    @Test func `bytes that are no text are refused`() {
        #expect(throws: CloudRequest.Malformed.self) { try CloudRequest([0xFF, 0x7B]) }
    }

    @Test func `the id comes back as it came, whatever is wrong`() {
        do {
            _ = try CloudRequest(Array(#"{"requestId":"ä/7","inputs":5}"#.utf8))
            Issue.record("accepted")
        } catch {
            #expect(error.requestID == "ä/7")
            #expect(CloudAnswer.malformed(requestID: error.requestID, "x")["payload"]?["errorCode"] == "protocolError")
        }
    }

    @Test func `more commands than anybody gives are refused before they are spread out`() {
        let devices = (0..<200).map { #"{"id":"d\#($0)"}"# }.joined(separator: ",")
        let executions = Array(repeating: #"{"command":"x"}"#, count: 200).joined(separator: ",")
        let text =
            #"{"requestId":"1","inputs":[{"intent":"action.devices.EXECUTE","payload":{"commands":[{"devices":[\#(devices)],"execution":[\#(executions)]}]}}]}"#
        #expect(throws: CloudRequest.Malformed.self) { try CloudRequest(Array(text.utf8)) }
    }

    @Test func `ids that are asked for twice are answered once`() throws {
        let text =
            #"{"requestId":"1","inputs":[{"intent":"action.devices.QUERY","payload":{"devices":[{"id":"a"},{"id":"b"},{"id":"a"}]}}]}"#
        guard case .query(let ids) = try CloudRequest(Array(text.utf8)).intent else {
            Issue.record("no query")
            return
        }
        #expect(ids == ["a", "b"])
    }

    @Test func `commands are known by the names of their traits`() {
        #expect(GoogleCommand(identifier: "action.devices.commands.mute") == .mute)
        #expect(GoogleCommand(identifier: "action.devices.commands.Mute") == nil)
        #expect(GoogleCommand(identifier: "OnOff") == nil)
    }

    @Test func `devices with the same outcome stand together`() {
        let outcomes = [
            ExecuteOutcome(id: "a", .success(["online": true, "on": true])),
            ExecuteOutcome(id: "b", .failure(GoogleError(.deviceOffline))),
            ExecuteOutcome(id: "c", .success(["online": true, "on": true])),
        ]
        #expect(
            CloudAnswer.execute(outcomes)["commands"] == [
                ["ids": ["a", "c"], "status": "SUCCESS", "states": ["online": true, "on": true]],
                ["ids": ["b"], "status": "OFFLINE", "errorCode": "deviceOffline"],
            ])
    }
}
