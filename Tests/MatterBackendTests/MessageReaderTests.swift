import HomeModel
import JSON
import TestSupport
import Testing

@testable import MatterBackend

@Suite("Messages of a Matter Server are told apart by their keys") struct MessageReaderTests {
    private func read(_ text: String) throws -> ServerMessage? { try Sample.reader.read(Array(text.utf8)) }

    @Test func `a server info, with numbers beyond what a signed integer or a double holds`() throws {
        let message = try read(
            #"{"fabric_id":1,"compressed_fabric_id":13577159222652324759,"schema_version":13,"sdk_version":"x","new":{}}"#
        )
        guard case .info(let info)? = message else { return #expect(Bool(false)) }
        #expect(info.fabric == 13_577_159_222_652_324_759)
        #expect(info.schemaVersion == 13 && info.isUnderstood)
        #expect(!ServerInfo(schemaVersion: 10).isUnderstood)
    }

    @Test func `answers with a result, null too, and refusals with empty or without details`() throws {
        guard case .success("7", .value(let json))? = try read(#"{"message_id":"7","result":null}"#) else {
            return #expect(Bool(false))
        }
        #expect(json.isNull)
        guard case .success("8", .value)? = try read(#"{"message_id":8,"result":{}}"#) else {
            return #expect(Bool(false), "a number for an id means the same")
        }
        for (text, details) in [
            (#"{"message_id":"7","error_code":5,"details":""}"#, ""), (#"{"message_id":"7","error_code":5}"#, ""),
            (#"{"message_id":"7","error_code":5,"details":"no"}"#, "no"),
            (#"{"message_id":"7","error_code":5,"details":null,"result":1}"#, ""),
        ] {
            guard case .failure("7", let error)? = try read(text) else { return #expect(Bool(false)) }
            #expect(error == ServerError(code: 5, details: details))
        }
    }

    @Test func `a changed attribute, with a node id beyond 2 to the 53rd`() throws {
        let message = try read(
            #"{"event":"attribute_updated","data":[18446744065119617025,"1/6/0",true]}"#)
        guard case .event(.attribute(let node, let path, let value))? = message else { return #expect(Bool(false)) }
        #expect(node == 18_446_744_065_119_617_025)
        #expect(path == NodePath(1, 6, 0) && value == true)
    }

    @Test(arguments: [
        #"{"event":"something_new","data":{"x":1}}"#, #"{"event":"attribute_updated","data":[1,"x/y/z",1]}"#,
        #"{"event":"attribute_updated","data":[1,"1/6",2]}"#, #"{"hello":1}"#, "{}",
        #"{"event":"node_removed","data":"x"}"#, #"{"event":"endpoint_removed","data":{"node_id":1}}"#,
        #"{"event":"node_added","data":{"node_id":1}}"#,
    ]) func `what nothing is known about is no fault`(text: String) throws {
        #expect(try read(text) == nil)
    }

    @Test(arguments: [
        "", "x", "[]", "null", "{", #"{"message_id":"1"}"#, #"{"message_id":"1","result":[1,}"#,
        #"{"event":1,"data":{}}"#, #"{"event":"attribute_updated","data":[1,2,3]}"#, #"{"event":"node_added"}"#,
        #"{"schema_version":"x"}"#, #"{"message_id":"1","result":01}"#, "{\"a\":\"\u{1}\"",
    ]) func `nonsense is refused`(text: String) {
        #expect(throws: MessageReader.Failure.self) { try read(text) }
    }

    @Test func `no message that ends early does harm, and none is taken for a whole one`() throws {
        let bytes = JSON.object(["message_id": "3", "result": [FakeNode.lamp(1).json]]).bytes
        for count in 0..<bytes.count {
            #expect(throws: MessageReader.Failure.self) { try Sample.reader.read(Array(bytes.prefix(count))) }
        }
    }

    @Test func `damaged messages do no harm`() throws {
        let bytes = JSON.object([
            "message_id": "3", "result": [FakeNode.lamp(1).json, FakeNode.bridge(2, lights: [3]).json],
        ])
        .bytes
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            var damaged = bytes
            for _ in 0..<3 {
                damaged[Int.random(in: 0..<damaged.count, using: &generator)] =
                    Array("\"{}[],:0-9e\\n\u{0}".utf8).randomElement(using: &generator) ?? 0
            }
            _ = try? Sample.reader.read(damaged)
        }
    }

    @Test func `one node that makes no sense does not take the others with it`() throws {
        let lamp = FakeNode.lamp(1).json.text
        let text = #"{"message_id":"1","result":[\#(lamp),{"node_id":"x","attributes":{}},{"node_id":3},\#(lamp)]}"#
        guard case .success(_, .nodes(let nodes, let unreadable))? = try read(text) else { return #expect(Bool(false)) }
        #expect(nodes.count == 2 && unreadable == 2)
    }

    @Test func `a list of statuses is no list of nodes`() throws {
        let text = #"{"message_id":"1","result":[{"Path":{"EndpointId":1},"Status":136}]}"#
        guard case .success(_, .value(let json))? = try read(text) else { return #expect(Bool(false)) }
        #expect(WriteResult.failure(in: json)?.matterStatus == .unsupportedWrite)
    }

    @Test func `an event of a node with its time`() throws {
        let text = """
            {"event":"node_event","data":{"node_id":1,"endpoint_id":2,"cluster_id":59,"event_id":1,"event_number":18446744073709551615,
            "priority":1,"timestamp":1767225600000,"timestamp_type":1,"data":{"newPosition":1}}}
            """
        guard case .event(.event(let event))? = try read(text) else { return #expect(Bool(false)) }
        #expect(event.number == .max && event.time == 1_767_225_600_000)
        let booted = text.replacing("\"timestamp_type\":1", with: "\"timestamp_type\":0")
        guard case .event(.event(let event))? = try read(booted) else { return #expect(Bool(false)) }
        #expect(event.time == nil, "a time since the start of the device is none")
    }
}
