import HomeModel
import JSON
import Testing
import Topics

@Suite("Results")
struct ResultPayloadTests {
    @Test("`A success has the id it was given, and a response where there is one`")
    func success() {
        #expect(ResultPayload.success(id: nil).text == #"{"status":"success"}"#)
        #expect(
            ResultPayload.success(id: 7, response: ["a": 1]).text == #"{"id":7,"status":"success","response":{"a":1}}"#)
        #expect(ResultPayload.success(id: "x", data: []).text == #"{"id":"x","status":"success","data":[]}"#)
    }

    @Test("`An error says what was wrong and what is right`")
    func failure() {
        var failure = CommandFailure(
            .outOfRange, "too much", field: "level", value: 255, allowed: ["min": 0, "max": 254],
            matterStatus: .constraintError)
        #expect(
            ResultPayload.failure(id: "a", failure).text
                == #"{"id":"a","status":"error","error":{"code":"outOfRange","message":"too much","field":"level","value":255,"#
                + #""allowed":{"min":0,"max":254},"matterStatus":"CONSTRAINT_ERROR"}}"#)
        failure = CommandFailure(.unknown, "half")
        failure.applied = ["on"]
        failure.failed = [("brightness", .unavailable)]
        #expect(
            ResultPayload.error(failure).text
                == #"{"code":"unknown","message":"half","applied":["on"],"failed":{"brightness":"unavailable"}}"#)
    }

    @Test("`A command for several devices says how many parts it addressed and which of them failed`")
    func collective() {
        let failure = CommandFailure(.unavailable, String(repeating: "x", count: 2000))
        let none = MembersPayload(total: 2, failed: [])
        #expect(
            ResultPayload.collective(id: "a", nil, members: none).text
                == #"{"id":"a","status":"success","members":{"total":2,"succeeded":2,"failed":[]}}"#)
        let one = MembersPayload(total: 2, failed: [.init(device: DeviceID("d"), part: "speaker", failure: failure)])
        #expect(
            ResultPayload.collective(id: nil, nil, members: one).text
                == #"{"status":"success","members":{"total":2,"succeeded":1,"failed":[{"device":"d","part":"speaker","#
                + #""code":"unavailable","message":"\#(String(repeating: "x", count: 1024))…"}]}}"#)
        let all = MembersPayload(total: 0, failed: [])
        let error = ResultPayload.collective(id: nil, CommandFailure(.aborted, "no"), members: all).text
        #expect(
            error == #"{"status":"error","error":{"code":"aborted","message":"no"},"#
                + #""members":{"total":0,"succeeded":0,"failed":[]}}"#)
    }

    @Test("`A command's answer is shown like state, a plain status has none`")
    func response() {
        let answer = CommandDefinition(
            name: "ask", id: 0,
            response: .init(
                name: "askResponse", id: 1,
                fields: [
                    FieldDefinition(name: "mode", id: 0, type: .enumeration(ReaderFixtures.mode)),
                    FieldDefinition(name: "note", id: 1, type: .string, isOptional: true),
                ]))
        #expect(ResultPayload.response([1, nil], of: answer) == ["mode": "auto"])
        #expect(ResultPayload.response([], of: CommandDefinition(name: "go", id: 0)) == nil)
    }

    @Test("`An event has its fields, its time, its number and its name`")
    func event() {
        let trait = TraitDefinition(
            name: "switch", title: "Switch", namespace: .matter, identifier: "0x3b",
            events: [
                EventDefinition(
                    name: "press", id: 1, fields: [FieldDefinition(name: "position", id: 0, type: .unsigned(bits: 8))])
            ])
        var writer = JSONWriter()
        EventPayload.write(
            EventReport(device: DeviceID("d"), endpoint: 1, trait: trait, event: 0, fields: [1], number: .max, time: 0),
            into: &writer)
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == #"{"position":1,"_time":"1970-01-01T00:00:00.000Z","_number":18446744073709551615,"_event":"press"}"#
        )
    }
}
